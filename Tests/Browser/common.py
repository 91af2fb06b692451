"""What the browser tests share: the command, the browser, and a page that notes all it loads and says."""

import contextlib
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
DETENT = os.environ.get("DETENT_BIN") or str(ROOT / ".build/debug/detent")
WIDTHS = (390, 768, 1440)
SCHEMES = ("light", "dark")
# No sandbox: in containers there is none to have. Nothing else than the pages under test is ever opened.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]

PAGER = """
local screen = detent.screen { id = "main",
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" } }
local pager, dots = screen.pager, screen.dots
"""


def run(*words, folder, code=0):
    """Runs the command in a folder and answers what it printed."""
    done = subprocess.run([DETENT, *map(str, words)], cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == code, f"detent {words}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr


class BrowserTest(unittest.TestCase):
    """Tests with one browser, and a folder of their own for each."""

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        cls.browser = cls.playwright.chromium.launch(executable_path=program, args=ARGUMENTS)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def write(self, name, text):
        (self.folder / name).write_text(text)
        return name

    @contextlib.contextmanager
    def page(self, address, width=1440, scheme="light", allowed=None, **more):
        """A page that must say nothing on the console and load nothing but what is allowed."""
        context = self.browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, reduced_motion="reduce", **more)
        page = context.new_page()
        said, loaded = [], []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("request", lambda request: loaded.append(request.url))
        page.goto(address)
        page.wait_for_selector("#clock .of")
        yield page
        context.close()
        self.assertEqual(said, [], "the console has to stay empty")
        strange = [url for url in loaded if not url.startswith(allowed or address.split("#")[0]) and not url.startswith("data:")]
        self.assertEqual(strange, [], "nothing else may be loaded")

    def report(self, script, *words, name="a.lua", code=0):
        """The address of the page of a script's run."""
        if script:
            self.write(name, script)
        run("run", name, "--quiet", "--report", "html:report.html", *words, folder=self.folder, code=code)
        return f"file://{self.folder}/report.html"

    @contextlib.contextmanager
    def live(self, script, name="a.lua"):
        """The address of a script that is live; control-C has to end it."""
        self.write(name, script)
        with subprocess.Popen([DETENT, "live", name], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            try:
                yield re.search(r"http://\S+/", process.stdout.readline()).group(0)
            finally:
                process.send_signal(signal.SIGINT)
                self.assertEqual(process.wait(10), 130)

    def check_axe(self, page, what):
        """No rule of axe-core finds anything serious."""
        found = Axe().run(page).response["violations"]
        bad = [f"{rule['id']}: {rule['help']}: {rule['nodes'][0]['html'][:200]}" for rule in found if rule["impact"] in ("serious", "critical")]
        self.assertEqual(bad, [], what)

    def check_clean(self, page):
        """No text on the page steers what follows it, and none rings a bell."""
        strange = page.evaluate("""() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) => node.parentNode.closest('script') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
          const texts = [document.title];
          while (walker.nextNode()) texts.push(walker.currentNode.data);
          for (const element of document.querySelectorAll('[aria-label], [title]')) texts.push(element.getAttribute('aria-label') ?? '', element.title?.baseVal ?? element.title ?? '');
          return texts.filter((text) => /[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]/.test(text));
        }""")
        self.assertEqual(strange, [])

    def check_fits(self, page, what):
        """Nothing is wider than the window."""
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), page.evaluate("innerWidth"), what)


def clock(page):
    """The present moment of the page, in seconds."""
    return float(re.match(r"[\d.]+", page.inner_text("#clock")).group(0))


def end(page):
    return float(re.search(r"of ([\d.]+)", page.inner_text("#clock")).group(1))


def picture(page):
    return page.locator("#screens svg").first.inner_html()


def wait(page, expression, seconds=10):
    """Waits until JavaScript is true; the page's own policy forbids Playwright's way."""
    for _ in range(int(seconds * 50)):
        # While the page loads itself again there is nothing to ask.
        with contextlib.suppress(Error):
            if page.evaluate(expression):
                return
        page.wait_for_timeout(20)
    raise AssertionError(f"never became true: {expression}; the clock says {page.inner_text('#clock')}")
