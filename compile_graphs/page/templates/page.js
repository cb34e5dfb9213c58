"use strict";

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

/* ---- the colour scheme ---- */

const THEMES = ["system", "light", "dark"];

function storage() {
  try {
    return window.localStorage;
  } catch {
    return null; // a browser may refuse it to files; the choice then lasts as long as the page
  }
}

function setTheme(name) {
  if (name === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  $("#theme b").textContent = name;
}

let theme = storage()?.getItem("logpile-theme") ?? "system";
if (!THEMES.includes(theme)) theme = "system";
setTheme(theme);
$("#theme").addEventListener("click", () => {
  theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  storage()?.setItem("logpile-theme", theme);
  setTheme(theme);
});

/* ---- sections: which one is read, and the long tables ---- */

const side = $(".side");
if (side) {
  const links = new Map($$("a", side).map((link) => [link.hash.slice(1), link]));
  const seen = new Set();
  const watch = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) seen.add(entry.target.id);
      else seen.delete(entry.target.id);
    }
    const first = [...links.keys()].find((id) => seen.has(id));
    for (const [id, link] of links) {
      if (id === first) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, { rootMargin: "-15% 0px -60% 0px" });
  for (const id of links.keys()) {
    const section = document.getElementById(id);
    if (section) watch.observe(section);
  }
}

for (const rest of $$("tbody.rest")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet more";
  button.textContent = `Show ${rest.rows.length.toLocaleString("en")} more`;
  button.addEventListener("click", () => open(rest));
  rest.closest(".scroll").after(button);
  rest.opener = button;
}

function open(rest) {
  rest.classList.add("open");
  rest.opener.remove();
}

/* ---- the code ---- */

const CHUNK = 100; // lines that are drawn at once
const WHOLE = 3000; // a stage of so many lines is drawn whole: the browser finds and prints all of it
const MOST = 10000; // hits of a stage that are counted

/** A pattern that matches a text as it is. */
function literal(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The last index whose value is at most the wanted one, in a sorted list. */
function lastAtMost(sorted, wanted) {
  let low = 0, high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sorted[middle] <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Unpack a text that the page carries, and let go of the packed one. */
async function unpacked(script) {
  const bytes = Uint8Array.from(atob(script.textContent), (letter) => letter.charCodeAt(0));
  script.remove();
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

class Stage {
  constructor(script, index) {
    this.script = script;
    this.index = index;
    this.tab = $(`#tab-${index}`);
    this.graph = this.tab.dataset.graph;
    this.file = script.dataset.file;
    this.lines = Number(script.dataset.lines);
    this.drawing = script.dataset.drawing;
    this.hits = []; // offsets
    this.top = 0; // where it was scrolled to
  }

  /** Unpack the text when it is first wanted. */
  load() {
    this.loading ??= this.read();
    return this.loading;
  }

  async read() {
    const data = JSON.parse(await unpacked(this.script));
    this.text = data.text;
    this.starts = [0];
    for (let at = this.text.indexOf("\n"); at >= 0; at = this.text.indexOf("\n", at + 1)) {
      this.starts.push(at + 1);
    }
    this.columns = 0;
    for (let i = 0; i < this.lines; i++) this.columns = Math.max(this.columns, this.end(i) - this.starts[i]);
    this.kinds = [];
    this.runs = [0]; // where each run begins, and where the last one ends
    let at = 0;
    for (const [, kind, length] of data.runs.matchAll(/([a-z_])(\d+)/g)) {
      this.kinds.push(kind);
      this.runs.push((at += Number(length)));
    }
    this.marks = new Map(data.marks.map(([line, anchor, said]) => [line, { anchor, said }]));
  }

  /** Where line i, from 0, ends. */
  end(i) {
    return i + 1 < this.lines ? this.starts[i + 1] - 1 : this.text.length;
  }

  lineAt(offset) {
    return lastAtMost(this.starts, offset) + 1;
  }
}

class Viewer {
  constructor(stages) {
    this.stages = stages;
    this.panel = $("#panel");
    this.sheet = $(".sheet", this.panel);
    this.row = parseFloat(getComputedStyle(this.panel).lineHeight);
    this.chunks = new Map();
    this.query = "";
    this.current = null; // the hit that is shown: stage and index
    let waiting = false;
    const soon = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        this.draw();
      });
    };
    this.panel.addEventListener("scroll", soon, { passive: true });
    new ResizeObserver(soon).observe(this.panel);
  }

  /** Show a stage, at a line or where it was left. */
  async show(stage, line = 0) {
    this.wanted = stage;
    await stage.load();
    if (this.wanted !== stage) return; // the reader was faster
    if (this.stage) this.stage.top = this.panel.scrollTop;
    const change = this.stage !== stage;
    this.stage = stage;
    if (change) {
      this.clear();
      this.sheet.style.setProperty("--lines", stage.lines);
      this.sheet.style.setProperty("--columns", stage.columns);
      this.panel.classList.toggle("large", stage.lines > WHOLE);
      this.panel.setAttribute("aria-labelledby", stage.tab.id);
      this.panel.scrollLeft = 0;
      this.panel.scrollTop = stage.top;
      $("#file").textContent = stage.file;
      $("#file").href = stage.file;
      const lines = `${stage.lines.toLocaleString("en")} line${stage.lines === 1 ? "" : "s"}`;
      $("#length").textContent = stage.runs.at(-1) < stage.text.length
        ? `${lines}, coloured to line ${stage.lineAt(stage.runs.at(-1)).toLocaleString("en")}` : lines;
      for (const each of this.stages) {
        each.tab.setAttribute("aria-selected", String(each === stage));
        each.tab.tabIndex = each === stage ? 0 : -1;
        each.tab.hidden = each.graph !== stage.graph;
      }
      const graph = $("#graph");
      if (graph) graph.value = stage.graph;
      const tabs = stage.tab.parentElement;
      tabs.scrollLeft = Math.min(
        Math.max(tabs.scrollLeft, stage.tab.offsetLeft + stage.tab.offsetWidth - tabs.offsetLeft - tabs.clientWidth),
        stage.tab.offsetLeft - tabs.offsetLeft);
      showDrawing(stage);
    }
    if (line) this.go(line);
    this.draw();
  }

  /** Bring a line into view; of a comment that names your line, what was made of it as well. */
  go(line) {
    showView(false);
    const from = line - 1;
    let to = line;
    if (/^\s*# File: /.test(this.lineText(from))) {
      while (to < this.stage.lines && /\S/.test(this.lineText(to)) && !/^\s*# File: /.test(this.lineText(to))) to++;
    }
    this.here?.remove();
    this.here = document.createElement("div");
    this.here.className = "here";
    this.here.style.top = `calc(${from} * var(--row))`;
    this.here.style.height = `calc(${to - from} * var(--row))`;
    this.sheet.prepend(this.here);
    const top = from * this.row;
    if (top < this.panel.scrollTop || top > this.panel.scrollTop + this.panel.clientHeight - 3 * this.row) {
      this.panel.scrollTop = top - this.panel.clientHeight / 3;
    }
  }

  lineText(i) {
    return this.stage.text.slice(this.stage.starts[i], this.stage.end(i));
  }

  clear() {
    this.sheet.replaceChildren();
    this.chunks.clear();
    this.here = null;
  }

  /** Draw the chunks that are in view, and drop the others. */
  draw() {
    if (!this.stage) return;
    const last = Math.ceil(this.stage.lines / CHUNK) - 1;
    let from = 0, to = last;
    if (this.stage.lines > WHOLE) {
      const first = this.panel.scrollTop / this.row / CHUNK;
      const height = this.panel.clientHeight / this.row / CHUNK;
      from = Math.max(0, Math.floor(first - 0.5));
      to = Math.min(last, Math.floor(first + height + 0.5));
    }
    for (const [number, node] of this.chunks) {
      if (number < from || number > to) {
        node.remove();
        this.chunks.delete(number);
      }
    }
    for (let number = from; number <= to; number++) {
      if (!this.chunks.has(number)) {
        const node = this.chunk(number);
        this.chunks.set(number, node);
        this.sheet.append(node);
      }
    }
  }

  redraw() {
    for (const node of this.chunks.values()) node.remove();
    this.chunks.clear();
    this.draw();
  }

  chunk(number) {
    const first = number * CHUNK;
    const end = Math.min(first + CHUNK, this.stage.lines);
    const node = document.createElement("div");
    node.className = "chunk";
    node.style.top = `calc(${first} * var(--row))`;
    const numbers = document.createElement("pre");
    numbers.className = "numbers";
    for (let i = first; i < end; i++) {
      const mark = this.stage.marks.get(i + 1);
      if (mark) {
        const link = document.createElement("a");
        link.href = `#${mark.anchor}`;
        link.title = mark.said;
        link.textContent = i + 1;
        numbers.append(link, "\n");
      } else numbers.append(`${i + 1}\n`);
    }
    const lines = document.createElement("pre");
    lines.className = "lines";
    this.pieces(lines, this.stage.starts[first], this.stage.end(end - 1));
    node.append(numbers, lines);
    return node;
  }

  /** Append the text between two offsets, cut where a colour or a hit begins or ends. */
  pieces(node, from, to) {
    const { text, runs, kinds, hits } = this.stage;
    const length = this.query.length;
    const now = this.current?.stage === this.stage ? this.stage.hits[this.current.index] : -1;
    let run = lastAtMost(runs, from);
    let hit = hits.length ? lastAtMost(hits, from) : 0;
    while (from < to) {
      while (hit < hits.length && hits[hit] + length <= from) hit++;
      while (run < kinds.length && runs[run + 1] <= from) run++;
      const inside = hit < hits.length && hits[hit] <= from;
      let end = to;
      if (run < kinds.length) end = Math.min(end, runs[run + 1]);
      if (hit < hits.length) end = Math.min(end, inside ? hits[hit] + length : hits[hit]);
      let piece = document.createTextNode(text.slice(from, end));
      if (run < kinds.length && kinds[run] !== "_") {
        const span = document.createElement("span");
        span.className = kinds[run];
        span.append(piece);
        piece = span;
      }
      if (inside) {
        const mark = document.createElement("mark");
        if (hits[hit] === now) mark.className = "now";
        mark.append(piece);
        piece = mark;
      }
      node.append(piece);
      from = end;
    }
  }

  async search(query) {
    this.asked = query;
    await Promise.all(this.stages.map((stage) => stage.load()));
    if (this.asked !== query) return;
    this.query = query;
    this.current = null;
    const pattern = query && new RegExp(literal(query), "gi");
    let total = 0, stages = 0, more = false;
    for (const stage of this.stages) {
      stage.hits = [];
      if (pattern) {
        for (const found of stage.text.matchAll(pattern)) {
          if (stage.hits.push(found.index) === MOST) break;
        }
      }
      const count = stage.hits.length;
      more ||= count === MOST;
      total += count;
      stages += count > 0;
      $(".count", stage.tab).textContent = count ? count.toLocaleString("en") + (count === MOST ? "+" : "") : "";
    }
    for (const option of $$("#graph option")) {
      const count = this.stages.reduce((sum, each) => sum + (each.graph === option.value ? each.hits.length : 0), 0);
      option.textContent = count ? `${option.value} (${count})` : option.value;
    }
    this.found = !query ? "" : !total ? "no hit"
      : `${total.toLocaleString("en")}${more ? "+" : ""} hit${total === 1 ? "" : "s"} in ${stages} stage${stages === 1 ? "" : "s"}`;
    $("#hits").textContent = this.found;
    $("#previous").disabled = $("#next").disabled = !total;
    if (this.stage) this.redraw();
  }

  /** Go to the next hit, or back, over all stages. */
  async step(by) {
    const some = this.stages.filter((stage) => stage.hits.length);
    if (!some.length) return;
    let { stage, index } = this.current ?? {};
    if (!stage) {
      stage = this.stage.hits.length ? this.stage
        : some.find((each) => each.index > this.stage.index) ?? some[0];
      const top = stage === this.stage ? stage.starts[Math.min(stage.lines - 1, Math.floor(this.panel.scrollTop / this.row))] : 0;
      index = stage.hits.findIndex((offset) => offset >= top);
      if (index < 0) index = 0;
    } else {
      index += by;
      if (index < 0 || index >= stage.hits.length) {
        stage = some[(some.indexOf(stage) + by + some.length) % some.length];
        index = by > 0 ? 0 : stage.hits.length - 1;
      }
    }
    this.current = { stage, index };
    await this.show(stage, stage.lineAt(stage.hits[index]));
    this.redraw();
    $("mark.now", this.sheet)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    let before = 0;
    for (const each of some) {
      if (each === stage) break;
      before += each.hits.length;
    }
    $("#hits").textContent = `${(before + index + 1).toLocaleString("en")} of ${this.found}`;
  }
}

/* ---- drawings ---- */

function showView(drawing) {
  $("#panel").hidden = drawing;
  $("#drawing").hidden = $("#zoom").hidden = !drawing;
  $("#as-code").setAttribute("aria-pressed", String(!drawing));
  $("#as-drawing").setAttribute("aria-pressed", String(drawing));
}

function showDrawing(stage) {
  const inline = stage.svg || $(`#drawing-${stage.index}`);
  $("#views").hidden = !inline;
  const link = $("#drawing-link");
  link.hidden = !stage.drawing || Boolean(inline);
  link.href = stage.drawing;
  $("#drawing").replaceChildren();
  showView(false);
}

async function drawStage(viewer) {
  const { stage } = viewer;
  const box = $("#drawing");
  showView(true);
  if (box.firstChild) return;
  stage.svg ??= await unpacked($(`#drawing-${stage.index}`));
  if (viewer.stage !== stage) return;
  box.innerHTML = stage.svg; // ours, made by logpile.compile_graphs.drawing
  if ($("svg", box).clientWidth < 2 * box.clientWidth) zoom(0);
  // Begin where the drawing does: it may be much wider than its first row.
  const places = $$(".node", box).map((node) => node.getBoundingClientRect());
  const first = places.reduce((one, other) => (other.top < one.top ? other : one));
  const frame = box.getBoundingClientRect();
  box.scrollLeft += (first.left + first.right - frame.left - frame.right) / 2;
}

/** Scale the drawing; by 0, to the width that there is, but no larger than it is. */
function zoom(by) {
  const box = $("#drawing");
  const svg = $("svg", box);
  const middle = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth;
  const room = box.clientWidth - 2 * parseFloat(getComputedStyle(box).paddingLeft);
  const natural = svg.viewBox.baseVal.width;
  svg.style.width = `${by ? svg.clientWidth * by : Math.min(room, natural * 4 / 3)}px`;
  box.scrollLeft = middle * box.scrollWidth - box.clientWidth / 2;
}

/** From a node of the drawing to the line that makes it. */
function followNode(viewer, event) {
  const name = event.target.closest?.(".node")?.querySelector("title")?.textContent;
  if (!name) return;
  const found = new RegExp(`\\b${literal(name)}\\b(: "| = )`).exec(viewer.stage.text)
    ?? new RegExp(`\\b${literal(name)}\\b`).exec(viewer.stage.text);
  if (found) viewer.show(viewer.stage, viewer.stage.lineAt(found.index));
}

/* ---- what the reader does ---- */

function startCode(scripts) {
  const stages = scripts.map((script, index) => new Stage(script, index));
  const viewer = new Viewer(stages);
  const search = $("#search");
  viewer.show(stages[0]);

  const select = (stage) => {
    const shown = viewer.show(stage);
    history.replaceState(null, "", `#code/${stage.index}`);
    return shown;
  };
  for (const stage of stages) {
    stage.tab.addEventListener("click", () => select(stage));
    stage.tab.addEventListener("keydown", (event) => {
      const mine = stages.filter((each) => each.graph === stage.graph);
      const at = mine.indexOf(stage);
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: mine.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      const next = mine[(to + mine.length) % mine.length];
      select(next).then(() => next.tab.focus());
    });
  }
  $("#graph")?.addEventListener("change", (event) => {
    select(stages.find((stage) => stage.graph === event.target.value));
  });

  let timer;
  search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => viewer.search(search.value), 120);
  });
  const settled = async () => {
    clearTimeout(timer);
    if (viewer.query !== search.value) await viewer.search(search.value);
  };
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      const by = event.shiftKey ? -1 : 1;
      settled().then(() => viewer.step(by));
    } else if (event.key === "Escape") {
      search.value = "";
      settled();
    }
  });
  $("#next").addEventListener("click", () => viewer.step(1));
  $("#previous").addEventListener("click", () => viewer.step(-1));

  const focusSearch = () => {
    $("#code .tabs").scrollIntoView();
    search.focus({ preventScroll: true });
    search.select();
  };
  $("#find").addEventListener("click", focusSearch);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input, select, textarea")) return;
    event.preventDefault();
    focusSearch();
  });

  $("#as-code").addEventListener("click", () => showView(false));
  $("#as-drawing").addEventListener("click", () => drawStage(viewer));
  for (const button of $$("#zoom button")) {
    button.addEventListener("click", () => zoom(Number(button.dataset.zoom)));
  }
  $("#drawing").addEventListener("click", (event) => followNode(viewer, event));
  return viewer;
}

const scripts = $$("script.stage");
const viewer = scripts.length ? startCode(scripts) : null;

/** Follow #code/STAGE/LINE, and open what a link points into. */
async function follow() {
  const place = /^#code\/(\d+)(?:\/(\d+))?$/.exec(location.hash);
  if (place) {
    const stage = viewer?.stages[Number(place[1])];
    if (!stage) return;
    await viewer.show(stage, Math.min(Number(place[2] ?? 0), stage.lines));
    $("#code .tabs").scrollIntoView();
    return;
  }
  const target = location.hash && document.getElementById(location.hash.slice(1));
  const rest = target && target.closest("tbody.rest:not(.open)");
  if (rest) {
    open(rest);
    target.scrollIntoView();
  }
}
window.addEventListener("hashchange", follow);
follow();
