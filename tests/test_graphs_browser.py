"""The page of an export in a browser: headless Chromium, from a file."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import torch
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait
from torch import fx

from logpile.compile_graphs import drawing
from logpile.compile_graphs.compare import Change, Comparison
from logpile.compile_graphs.page import write_comparison, write_page
from logpile.compile_graphs.report import Report
from tests import graph_reports

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DRIVER = shutil.which("chromedriver")

pytestmark = pytest.mark.skipif(
    CHROMIUM is None or DRIVER is None,
    reason="no browser: install Debian's chromium and chromium-driver",
)

LINES = 50_000
WAIT = 20.0  # seconds


class Browser:
    """Chromium, with what it complained about and what it asked for."""

    def __init__(self) -> None:
        options = webdriver.ChromeOptions()
        assert CHROMIUM is not None
        options.binary_location = CHROMIUM
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options, webdriver.ChromeService(DRIVER))
        self.driver.set_window_size(1400, 1000)

    def open(self, page: Path, fragment: str = "") -> None:
        self.driver.get("about:blank")
        self.log("performance")  # what the page before asked for
        self.driver.get(page.as_uri() + fragment)

    def run(self, script: str, *arguments: object) -> Any:
        return self.driver.execute_script(script, *arguments)

    def find(self, selector: str) -> Any:
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def text(self, selector: str) -> str:
        return str(self.find(selector).text)

    def hit(self) -> str:
        """What is marked as the hit that is shown; a colour may cut it."""
        marks = "document.querySelectorAll('mark.now')"
        return str(self.run(f"return [...{marks}].map(e => e.textContent).join('')"))

    def says(self, selector: str, text: str) -> None:
        self.until(f"document.querySelector('{selector}').textContent === '{text}'")

    def shown(self, stage: int) -> None:
        self.until(f"document.querySelector('#tab-{stage}').ariaSelected === 'true'")

    def until(self, script: str) -> None:
        WebDriverWait(self.driver, WAIT).until(lambda _: self.run(f"return {script}"))

    def colour(self, selector: str, name: str) -> str:
        return str(
            self.run(
                "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]",
                selector,
                name,
            )
        )

    def scheme(self, name: str) -> None:
        feature = {"name": "prefers-color-scheme", "value": name}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})

    def log(self, name: str) -> list[Any]:
        return list(self.driver.get_log(name))  # type: ignore[no-untyped-call]  # selenium's gap

    def requests(self) -> list[str]:
        events = [json.loads(entry["message"])["message"] for entry in self.log("performance")]
        return [
            event["params"]["request"]["url"]
            for event in events
            if event["method"] == "Network.requestWillBeSent"
        ]

    def complaints(self) -> list[str]:
        return [entry["message"] for entry in self.log("browser")]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    browser = Browser()
    yield browser
    browser.driver.quit()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """A browser that must have had nothing to complain about at the end of each test."""
    chromium.complaints()
    yield chromium
    assert chromium.complaints() == []


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with one of everything, a drawing among it."""
    folder = graph_reports.write_stages(tmp_path_factory.mktemp("page"))
    graph = fx.Graph()
    graph.output(graph.call_function(torch.exp, (graph.placeholder("amax"),)))
    report = graph_reports.troubled()
    drawn = replace(report.stages[0], drawing=drawing.draw(graph, folder, "0_forward"))
    return write_page(replace(report, stages=[drawn, *report.stages[1:]]), folder)


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with a stage of 50,000 lines, and two graphs."""
    folder = graph_reports.write_stages(tmp_path_factory.mktemp("large"))
    report = graph_reports.clean()
    text = "\n".join(f"sin_{i} = torch.sin(sin_{i - 1})" for i in range(LINES))
    (folder / "1_forward.py").write_text(text, encoding="utf-8")
    second = replace(report.stages[0], graph=1, file="1_forward.py")
    return write_page(
        replace(report, stages=[*report.stages, second], kernels=report.kernels * 80), folder
    )


@pytest.mark.parametrize("name", ["clean", "troubled", "failed"])
def test_a_page_asks_for_itself_alone(browser: Browser, name: str, tmp_path: Path) -> None:
    graph_reports.write_stages(tmp_path)
    made = write_page(getattr(graph_reports, name)(), tmp_path)
    browser.open(made)
    asked = [url for url in browser.requests() if not url.startswith("data:")]
    assert asked == [made.as_uri()]


def test_a_comparison_asks_for_itself_alone(browser: Browser, tmp_path: Path) -> None:
    changes = [Change("breaks", 0, 1)]
    diffs = {"forward": ["--- a", "+++ b", "-x", "+y"]}
    made = write_comparison(Comparison(changes, None, False, diffs, {}), "a", "b", tmp_path)
    browser.open(made)
    asked = [url for url in browser.requests() if not url.startswith("data:")]
    assert asked == [made.as_uri()]
    assert browser.find(".diff").is_displayed()


def test_the_code_is_on_the_page_as_the_file_has_it(browser: Browser, page: Path) -> None:
    browser.open(page)
    for index, (_, text) in enumerate(graph_reports.STAGES):
        browser.find(f"#tab-{index}").click()
        browser.shown(index)
        lines = browser.run(
            "return [...document.querySelectorAll('.lines')].map(e => e.textContent)"
        )
        assert "\n".join(lines) == text.rstrip("\n")
    assert browser.run("return document.querySelectorAll('#panel .k, #panel .c').length") > 3


def test_tabs_by_keyboard(browser: Browser, page: Path) -> None:
    browser.open(page)
    browser.find("#tab-0").click()
    for key, chosen in [(Keys.ARROW_RIGHT, 1), (Keys.END, 2), (Keys.ARROW_RIGHT, 0)]:
        browser.driver.switch_to.active_element.send_keys(key)
        browser.until(f"document.activeElement.id === 'tab-{chosen}'")
        selected = browser.run(
            "return [...document.querySelectorAll('[role=tab]')].map(e => e.ariaSelected)"
        )
        assert selected == [str(i == chosen).lower() for i in range(3)]
        assert browser.text("#file") == graph_reports.STAGES[chosen][0].file


def test_search_counts_and_jumps_over_all_stages(browser: Browser, page: Path) -> None:
    browser.open(page)
    browser.find("body").send_keys("/")
    assert browser.run("return document.activeElement.id") == "search"
    search = browser.find("#search")
    search.send_keys("FORWARD(")
    browser.says("#hits", "2 hits in 2 stages")
    counts = browser.run("return [...document.querySelectorAll('.count')].map(e => e.textContent)")
    assert counts == ["1", "1", ""]
    for tab, hit in [(0, 1), (1, 2), (0, 1)]:
        search.send_keys(Keys.ENTER)
        browser.says("#hits", f"{hit} of 2 hits in 2 stages")
        browser.shown(tab)
        assert browser.hit() == "forward("
    search.send_keys(Keys.SHIFT + Keys.ENTER)
    browser.says("#hits", "2 of 2 hits in 2 stages")
    search.send_keys(Keys.ESCAPE)
    browser.says("#hits", "")
    search.send_keys("no such thing")
    browser.says("#hits", "no hit")
    assert browser.find("#next").get_attribute("disabled") == "true"


def test_a_hit_may_cross_colours_and_signs_of_patterns(browser: Browser, page: Path) -> None:
    browser.open(page)
    browser.find("#search").send_keys('amax: "f32[512, 1]" = torch.ops', Keys.ENTER)
    browser.says("#hits", "1 of 1 hit in 1 stage")
    assert browser.hit() == 'amax: "f32[512, 1]" = torch.ops'


def test_from_a_fact_to_the_code_and_back(browser: Browser, page: Path) -> None:
    browser.open(page)
    browser.find("#saved-1 a.name").click()  # amax, which forward makes in line 5
    browser.until("document.querySelector('.here')?.style.top.includes('4 *')")
    browser.shown(0)
    browser.find(".numbers a[href='#saved-1']").click()
    assert browser.run("return document.querySelector(':target').id") == "saved-1"
    browser.find("#saved-1 a.source").click()
    row = browser.run("return document.querySelector(':target').id")
    browser.find(f"#{row} a[href='#code/1/3']").click()
    browser.shown(1)
    # The line that names yours, and the one that came of it.
    assert "2 *" in browser.find(".here").get_attribute("style")


def test_both_schemes_and_the_switch(browser: Browser, page: Path) -> None:
    def dark() -> bool:
        red = browser.colour("body", "backgroundColor").split("(")[1].split(",")[0]
        return int(red) < 128

    for system in ("light", "dark"):
        browser.scheme(system)
        browser.open(page)
        assert dark() == (system == "dark")
    switch = browser.find("#theme")
    for name, wanted in [("light", False), ("dark", True), ("system", True)]:
        switch.click()
        assert name in switch.text
        assert dark() == wanted
    switch.click()
    browser.driver.refresh()
    assert not dark()  # the choice is kept
    browser.run("localStorage.clear()")
    browser.scheme("light")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_its_ground(browser: Browser, page: Path, scheme: str) -> None:
    """By the contrast that the WCAG asks of text, 4.5."""
    browser.scheme(scheme)
    browser.open(page)
    weak = browser.run(
        """
        const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
        const linear = (c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
        const weights = [0.2126, 0.7152, 0.0722];
        const light = (rgb) => weights.reduce((sum, w, i) => sum + w * linear(rgb[i] / 255), 0);
        const ground = (e) => { for (; e; e = e.parentElement) {
          const c = getComputedStyle(e).backgroundColor;
          if (c.startsWith('rgb(')) return channels(c);
        } return [255, 255, 255]; };
        const found = [];
        for (const e of document.querySelectorAll('main *, .top *, .side *')) {
          const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
          const style = getComputedStyle(e);
          if (!own || !e.checkVisibility() || !style.color.startsWith('rgb(')) continue;
          if (e.closest('script, .zero, :disabled, .bar')) continue;
          const [a, b] = [light(channels(style.color)), light(ground(e))].sort((x, y) => y - x);
          const ratio = (a + 0.05) / (b + 0.05);
          if (ratio < 4.5) found.push(`${e.tagName}.${e.className}: ${ratio.toFixed(2)}`);
        }
        return [...new Set(found)];
        """
    )
    browser.scheme("light")
    assert weak == []


def test_a_narrow_window_scrolls_down_alone(browser: Browser, page: Path) -> None:
    metrics = {"width": 380, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    browser.open(page)
    assert (
        browser.run(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        == 0
    )
    browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_a_laptop_shows_whole_tables(browser: Browser, tmp_path: Path) -> None:
    sample = tmp_path / "sample"
    shutil.copytree(Path(__file__).parents[1] / "docs" / "graphs_sample", sample)
    report = Report.from_json((sample / "summary.json").read_text(encoding="utf-8"))
    report = replace(report, stages=[replace(stage, drawing=None) for stage in report.stages])
    metrics = {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    browser.open(write_page(report, sample))
    cut = browser.run(
        """
        return [...document.querySelectorAll(".scroll")]
            .filter(each => each.scrollWidth > each.clientWidth)
            .map(each => each.getAttribute("aria-label"))
        """
    )
    assert browser.run("return document.querySelectorAll('.scroll').length") > 1
    assert cut == []
    browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_fifty_thousand_lines_are_drawn_as_they_are_looked_at(
    browser: Browser, large: Path
) -> None:
    browser.open(large, f"#code/3/{LINES}")
    browser.until(
        f"document.querySelector('.lines:last-child')?.textContent.includes('sin_{LINES - 1}')"
    )
    assert browser.run("return document.querySelectorAll('#panel .chunk').length") <= 3
    assert browser.run("return document.querySelector('#graph').value") == "1"
    browser.run("document.querySelector('#panel').scrollTop = 20000 * 19")
    browser.until("document.querySelector('.sheet').textContent.includes('20001\\n')")
    tops = browser.run("return [...document.querySelectorAll('.chunk')].map(e => e.offsetTop)")
    assert all(other - one == 1900 for one, other in pairwise(sorted(tops)))
    browser.find("#search").send_keys("sin_31415 = ", Keys.ENTER)
    browser.says("#hits", "1 of 1 hit in 1 stage")
    assert browser.hit() == "sin_31415 = "
    assert "31415 *" in browser.find(".here").get_attribute("style")


def test_graphs_are_chosen_by_number(browser: Browser, large: Path) -> None:
    browser.open(large)
    visible = "return [...document.querySelectorAll('[role=tab]')].filter(e => !e.hidden).length"
    browser.shown(0)
    assert browser.run(visible) == 3
    browser.find("#graph").send_keys("1")
    browser.shown(3)
    assert browser.run(visible) == 1


def test_long_tables_open_by_button_and_by_link(browser: Browser, large: Path) -> None:
    browser.open(large)
    assert not browser.find("#kernel-150").is_displayed()
    browser.find("#kernels .more").click()
    assert browser.find("#kernel-150").is_displayed()
    browser.open(large, "#kernel-150")
    browser.until("document.querySelector('#kernel-150').checkVisibility()")


def test_a_drawing_opens_and_its_nodes_lead_to_their_lines(browser: Browser, page: Path) -> None:
    browser.open(page)
    browser.find("#as-drawing").click()
    browser.until("document.querySelector('#drawing svg')?.checkVisibility()")
    assert not browser.find("#panel").is_displayed()
    click = "new MouseEvent('click', {bubbles: true})"
    browser.run(f"document.querySelector('#drawing .node').dispatchEvent({click})")
    assert browser.find("#panel").is_displayed()
    assert "4 *" in browser.find(".here").get_attribute("style")
    browser.find("#tab-1").click()
    browser.shown(1)
    assert not browser.find("#views").is_displayed()
    browser.find("#tab-0").click()
    browser.shown(0)
    browser.find("#as-drawing").click()
    browser.until("document.querySelector('#drawing svg')?.checkVisibility()")
    width = browser.run("return document.querySelector('#drawing svg').clientWidth")
    browser.find("[data-zoom='1.25']").click()
    wider = browser.run("return document.querySelector('#drawing svg').clientWidth")
    assert wider == pytest.approx(1.25 * width, abs=2)


def test_it_prints(browser: Browser, page: Path) -> None:
    browser.open(page)
    printed = browser.driver.execute_cdp_cmd("Page.printToPDF", {})
    assert len(printed["data"]) > 50_000
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    assert not browser.find(".top").is_displayed()
    assert browser.find("#panel .lines").is_displayed()
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
