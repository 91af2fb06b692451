"""The page of a run in a real browser: scrub, play, click, keyboard, print, and nothing loaded from anywhere."""

import re
import unittest

from common import PAGER, ROOT, SCHEMES, WIDTHS, BrowserTest, clock, end, picture, run, wait

SWIPES = PAGER + """
step "A flick"
pager:swipe { to = "next" }:settle()
step "A tap"
dots:tap "next"
detent.settle()
"""

# Both rules of the page control object: too many dots, and a pager that does not tell of them.
FLAWED = """
local screen = detent.screen { id = "main",
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 24 },
  detent.pageControl { id = "dots", frame = { 20, 100, 350, 26 }, pairedWith = "pager" } }
screen.pager:swipe { to = "next" }:settle()
"""


class ReportTest(BrowserTest):
    def test_looks(self):
        """At every width, light and dark: axe-core finds nothing serious, and nothing sticks out."""
        address = self.report(FLAWED)
        for width in WIDTHS:
            for scheme in SCHEMES:
                with self.page(address + "#t=0.3", width, scheme) as page:
                    self.check_axe(page, f"{width} {scheme}")
                    self.check_fits(page, f"{width} {scheme}")

    def test_scrub(self):
        for width in WIDTHS:
            with self.page(self.report(SWIPES), width) as page:
                first = picture(page)
                box = page.locator("#time").bounding_box()
                page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
                page.mouse.down()
                page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
                page.mouse.up()
                self.assertAlmostEqual(clock(page), end(page) / 2, delta=0.02)
                self.assertNotEqual(picture(page), first)
                self.assertEqual(page.evaluate("Number(location.hash.slice(3))"), page.evaluate("Number(document.querySelector('#time').value.slice(0, 8))"))
                page.locator(".plot svg").first.scroll_into_view_if_needed()
                curve = page.locator(".plot svg").first.bounding_box()
                page.mouse.click(curve["x"] + curve["width"] * 0.9, curve["y"] + 20)
                self.assertAlmostEqual(clock(page), end(page) * 0.9, delta=0.02)

    def test_frames(self):
        """The buttons go through every frame that there is, forwards and back."""
        with self.page(self.report(SWIPES), 768) as page:
            # A step has a frame of its own, at the instant of what follows: buttons go from instant to instant.
            times = page.evaluate("[...new Set(JSON.parse(document.querySelector('#data').textContent).runs[0].frames.map((f) => f[0]))]")
            seen = [clock(page)]
            for _ in times[1:]:
                page.click("#forward")
                seen.append(clock(page))
            self.assertEqual(seen, [round(t + 1e-9, 3) for t in times])
            page.click("#back")
            self.assertAlmostEqual(clock(page), times[-2], delta=0.0006)

    def test_zoom(self):
        """An enlarged timeline follows the present moment, and the window does not grow."""
        for width in WIDTHS:
            with self.page(self.report(SWIPES), width) as page:
                page.select_option("#zoom", "10")
                page.press("body", "End")
                seen = "(() => { const t = document.querySelector('#track'); return [t.scrollLeft, t.scrollWidth - t.clientWidth] })()"
                left, most = page.evaluate(seen)
                self.assertGreater(most, 1000)
                self.assertAlmostEqual(left, most, delta=2)
                page.press("body", "Home")
                self.assertLess(page.evaluate(seen)[0], 2)
                self.check_fits(page, width)

    def test_play(self):
        for width in WIDTHS:
            with self.page(self.report(SWIPES), width) as page:
                page.select_option("#speed", "2")
                page.click("#play")
                self.assertEqual(page.get_attribute("#play", "aria-label"), "Pause")
                wait(page, "document.querySelector('#play').getAttribute('aria-label') === 'Play'")
                self.assertEqual(clock(page), end(page))
                page.click("#play")
                wait(page, "parseFloat(document.querySelector('#clock').textContent) > 0.1")
                page.click("#play")
                stopped = clock(page)
                page.wait_for_timeout(150)
                self.assertEqual(clock(page), stopped)
                self.assertLess(stopped, end(page))

    def test_event(self):
        """An event shows its moment, its reasons and its line."""
        for width in WIDTHS:
            with self.page(self.report(SWIPES), width) as page:
                page.click("#events li.decided:has-text('where to rest') button")
                self.assertGreater(clock(page), 0.1)
                why = page.inner_text("#why")
                for word in ("threshold", "margin", "because of", "led to"):
                    self.assertIn(word, why)
                self.assertIn("pager:swipe", page.inner_text("#source [aria-current]"))
                before = clock(page)
                page.click("#why .chain button >> nth=-1")
                self.assertGreaterEqual(clock(page), before)
                self.assertIn("because of", page.inner_text("#why"))

    def test_steps_and_source(self):
        with self.page(self.report(SWIPES)) as page:
            page.click("#steps li:nth-child(2) button")
            self.assertGreater(clock(page), 0.2)
            self.assertIn("A tap", page.inner_text("#steps [aria-current]"))
            page.click("#source div:has-text('A flick')")
            self.assertEqual(clock(page), 0)

    def test_state(self):
        """A click on the picture chooses a component; its state is that of the moment."""
        with self.page(self.report(SWIPES)) as page:
            box = page.locator("#screens svg").bounding_box()
            dot = page.locator("#screens svg g:has(> title:text-is('pageControl \"dots\"')) circle, #screens svg g:has(> title:text-is('pageControl \"dots\"')) rect").first.bounding_box()
            page.mouse.click(dot["x"] + dot["width"] / 2, dot["y"] + dot["height"] / 2)
            self.assertIn("dots", page.evaluate("document.querySelector('#component').selectedOptions[0].textContent"))
            self.assertIn("page\t1", page.inner_text("#properties"))
            page.press("body", "End")
            self.assertIn("page\t3", page.inner_text("#properties"))
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.assertIn("pager", page.evaluate("document.querySelector('#component').selectedOptions[0].textContent"))

    def test_links(self):
        address = self.report(FLAWED)
        with self.page(address + "#t=0.05") as page:
            self.assertEqual(clock(page), 0.05)
        with self.page(address + "#finding=2") as page:
            self.assertTrue(page.evaluate("document.activeElement.closest('#finding-list') !== null"))
            self.assertIn("2 · ", page.inner_text("#finding-list [aria-current]"))
            self.assertEqual(page.locator("#screens text", has_text=re.compile("^2$")).count(), 1)
            page.evaluate("location.hash = '#t=0.1'")
            wait(page, "document.querySelector('#clock').textContent.startsWith('0.100')")
        for odd in ("#t=", "#t=9e99", "#t=-1", "#finding=0", "#finding=99", "#<b>"):
            with self.page(address + odd) as page:
                self.assertIn(clock(page), (0, end(page)))

    def test_keyboard(self):
        for width in WIDTHS:
            with self.page(self.report(SWIPES), width) as page:
                page.press("body", "ArrowRight")
                self.assertGreater(clock(page), 0)
                page.press("body", "Shift+ArrowRight")
                self.assertGreater(clock(page), 0.1)
                page.press("body", "End")
                self.assertEqual(clock(page), end(page))
                page.press("body", "Home")
                page.press("body", "Space")
                wait(page, "parseFloat(document.querySelector('#clock').textContent) > 0.05")
                page.press("body", "Space")
                seen = self.tab_through(page)
                for wanted in ("play", "time", "speed", "touches", "all", "component", "source"):
                    self.assertIn(wanted, seen)
                self.assertLess(len(seen), 60, "long lists are one stop")
                page.focus("#events button[tabindex='0']")
                before = page.inner_text("#events [aria-current]") if page.locator("#events [aria-current]").count() else ""
                page.keyboard.press("ArrowDown")
                page.keyboard.press("ArrowDown")
                self.assertNotEqual(page.inner_text("#events [aria-current]"), before)
                self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-current')"), "true")

    def tab_through(self, page):
        """Every stop of Tab once round; each shows that it has the focus."""
        page.evaluate("document.activeElement.blur()")
        seen = []
        for _ in range(120):
            page.keyboard.press("Tab")
            name, width = page.evaluate(
                "[document.activeElement.id || document.activeElement.textContent, parseFloat(getComputedStyle(document.activeElement).outlineWidth)]")
            if page.evaluate("document.activeElement === document.body") or name in seen and name == seen[0]:
                break
            self.assertGreaterEqual(width, 2, f"{name} does not show the focus")
            seen.append(name)
        return seen

    def test_print(self):
        """On paper everything is there, and no controls."""
        with self.page(self.report(SWIPES)) as page:
            page.emulate_media(media="print")
            self.assertFalse(page.is_visible("#play"))
            self.assertTrue(page.is_visible("#steps"))
            self.assertEqual(page.evaluate("(() => { const l = document.querySelector('#events'); return l.scrollHeight - l.clientHeight })()"), 0)
            self.assertGreater(len(page.pdf()), 10_000)

    def test_hostile_text(self):
        """Whatever a script calls things is text."""
        nasty = '</script><img src=x onerror=\\"document.title=1\\"><!-- \\u{202E} \\7 \\u{9b} {{data}} &amp;'
        script = f'step "{nasty}"\nnote "{nasty}"\ndetent.screen {{ detent.label {{ id = "l", text = "{nasty}" }}, detent.button {{ id = "{nasty}", title = "{nasty}" }} }}\n'
        with self.page(self.report(script, name="<b>&.lua")) as page:
            self.assertEqual(page.title(), "<b>&.lua")
            self.assertEqual(page.locator("img").count(), 0)
            self.assertIn("</script><img src=x", page.inner_text("#events"))
            self.check_clean(page)

    def test_failure(self):
        """A run that failed opens where it did."""
        with self.page(self.report(PAGER + "pager:swipe { to = 'next' }:settle()\nassert.equal(4, pager.page)\n", code=1)) as page:
            self.assertEqual(clock(page), end(page))
            self.assertIn("expected: 4", page.inner_text("#verdict"))

    def test_nothing_happens(self):
        with self.page(self.report("-- nothing\n"), 390) as page:
            self.assertEqual(end(page), 0)
            page.press("body", "ArrowRight")
            page.press("body", "Space")

    def test_long_run(self):
        """A minute of three screens stays well below a megabyte."""
        script = (ROOT / "samples/bench/minute.lua").read_text()
        address = self.report(script)
        self.assertLess((self.folder / "report.html").stat().st_size, 300_000)
        with self.page(address) as page:
            self.assertGreaterEqual(end(page), 60)

    def test_restless_run(self):
        """So does a minute of long wheels and lists that never rest; and it plays."""
        address = self.report(RESTLESS)
        self.assertLess((self.folder / "report.html").stat().st_size, 900_000)
        with self.page(address) as page:
            self.assertGreaterEqual(end(page), 60)
            page.press("body", "End")
            last = picture(page)
            page.press("body", "Home")
            self.assertIn(">2 of m…<", picture(page))
            self.assertNotEqual(picture(page), last)

    def test_many_components(self):
        """A screen of ten thousand page controls."""
        script = "local all = { size = { 390, 844 } }\nfor i = 1, 10000 do all[i] = detent.pageControl { numberOfPages = 5, frame = { i % 100 * 3.9, i // 100 * 8, 60, 26 } } end\ndetent.screen(all)\n"
        address = self.report(script)
        self.assertLess((self.folder / "report.html").stat().st_size, 500_000)
        with self.page(address, 390) as page:
            self.assertEqual(page.locator("#screens svg > g > title, #screens svg > g > g > title").count(), 10_000)

    def test_old_browser(self):
        """A browser that cannot unpack the data says so."""
        address = self.report((ROOT / "samples/bench/minute.lua").read_text())
        page = self.browser.new_page()
        page.add_init_script("delete window.DecompressionStream")
        page.goto(address)
        wait(page, "document.querySelector('#name').textContent.startsWith('This page needs a browser of 2023')")
        page.close()


RESTLESS = """
local names, titles = {}, {}
for i = 1, 2000 do names[i] = i .. " of many rows" end
for i = 1, 1000 do titles[i] = "A fairly long title of row " .. i end
local one = detent.screen { id = "one", detent.pickerView { id = "p", components = { names, names, names }, place = "center" } }
local two = detent.screen { id = "two", detent.scrollView { id = "rows", rows = { { count = 1000, height = 44 } }, rowTitles = titles } }
local three = detent.screen { id = "three",
  detent.datePicker { id = "d", preferredDatePickerStyle = "wheels", place = "center" },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 9, place = "top", size = { 390, 200 } } }
local flow = detent.flow { start = "one", screens = { one, two, three } }
while detent.time < 20 do
  for component, rows in ipairs { 40, 37, 25 } do one.p:spin { component = component, by = one.p.selection[component] > 1900 and -rows or rows } end
end
flow:push "two"
while detent.time < 40 do
  two.rows:swipe { to = "up", speed = 3000 }
  detent.wait(1)
  two.rows:swipe { to = "down", speed = 2000 }
  detent.wait(0.5)
end
flow:push "three"
while detent.time < 61 do
  three.d:spin { wheel = "day", by = 30 }
  three.d:spin { wheel = "minute", by = 17 }
  three.pager:swipe { to = "next" }
end
"""


class DiffTest(BrowserTest):
    def test_two_runs(self):
        self.write("a.lua", SWIPES)
        self.write("b.lua", SWIPES.replace('to = "next" }', 'to = "next", speed = 200 }'))
        run("report", "diff", "a.lua", "b.lua", "--report", "html:d.html", folder=self.folder, code=1)
        for width in WIDTHS:
            for scheme in SCHEMES:
                with self.page(f"file://{self.folder}/d.html", width, scheme) as page:
                    self.check_axe(page, f"{width} {scheme}")
                    self.check_fits(page, f"{width} {scheme}")
                    self.assertEqual(page.locator("#screens svg").count(), 2)
                    page.click("#difference-list button:has-text('only in b.lua') >> nth=0")
                    self.assertGreater(clock(page), 0)
                    pictures = [page.locator("#screens svg").nth(k).inner_html().replace(f"m{k}-", "") for k in (0, 1)]
                    self.assertNotEqual(*pictures)
                    page.press("body", "ArrowRight")


class TestsPageTest(BrowserTest):
    def test_failed_tests_play(self):
        self.write("a_spec.lua", PAGER + """
it("passes", function() assert.is_true(true) end)
it("fails", function() pager:swipe { to = "next" }:settle() assert.equal(3, dots.page) end)
it("has an error", function() error "x" end)
""")
        run("test", "--report", "html:t.html", folder=self.folder, code=1)
        for width in WIDTHS:
            with self.page(f"file://{self.folder}/t.html", width) as page:
                self.check_axe(page, width)
                self.check_fits(page, width)
                self.assertIn("expected: 3", page.inner_text("#test-words"))
                self.assertEqual(clock(page), end(page))
                self.assertGreater(end(page), 0.3)
                page.click("#test-list button:has-text('has an error')")
                self.assertIn("x", page.inner_text("#test-words"))
                page.click("#test-list button:has-text('passes')")
                self.assertFalse(page.is_visible("#main"))
                page.check("#only-bad")
                self.assertEqual(page.locator("#test-list li").count(), 2)


if __name__ == "__main__":
    unittest.main()
