"""detent live in a real browser: drag, tap, scrub, save as a script, follow the file."""

import time
import unittest

from common import PAGER, SCHEMES, WIDTHS, BrowserTest, clock, end, picture, run, wait

# What runs after the script shows that handlers hear of a person's touch.
COUNTING = PAGER + """
local turns = 0
dots:on("valueChanged", function() turns = turns + 1 note("turn " .. turns) end)
step "Ready"
"""


class LiveTest(BrowserTest):
    def place(self, page, x, y):
        """A point of the screen in the window's points."""
        box = page.locator("#screens svg").bounding_box()
        return box["x"] + box["width"] * x, box["y"] + box["height"] * y

    def drag(self, page, start, end, steps=8):
        page.mouse.move(*self.place(page, *start))
        page.mouse.down()
        for k in range(1, steps + 1):
            page.mouse.move(*self.place(page, *(a + (b - a) * k / steps for a, b in zip(start, end))))
            page.wait_for_timeout(16)
        page.mouse.up()

    def rest(self, page):
        """Waits until the page has settled after a touch."""
        wait(page, "!document.body.classList.contains('moving')")

    def pages(self, page):
        page.select_option("#component", label='scrollView "pager"')
        return page.inner_text("#properties tr:has(th:text-is('page')) td")

    def test_drag(self):
        for width in WIDTHS:
            with self.live(COUNTING) as address, self.page(address, width) as page:
                first = picture(page)
                self.drag(page, (0.8, 0.5), (0.2, 0.5))
                self.rest(page)
                self.assertNotEqual(picture(page), first)
                self.assertEqual(self.pages(page), "2")
                self.assertIn("where to rest", page.inner_text("#events"))
                box = page.locator("#time").bounding_box()
                page.mouse.click(box["x"] + 9, box["y"] + box["height"] / 2)
                self.assertEqual(self.pages(page), "1")
                self.assertLess(clock(page), 0.1)
                page.press("body", "End")
                self.assertEqual(self.pages(page), "2")

    def test_handlers_hear(self):
        with self.live(COUNTING) as address, self.page(address) as page:
            page.mouse.click(*self.place(page, 0.6, 0.945))
            self.rest(page)
            self.assertIn("turn 1", page.inner_text("#events"))

    def test_tap_by_keyboard(self):
        script = PAGER + "local more = detent.screen { id = 'more', detent.button { id = 'go', title = 'Go' } }\nmore.go:on('touchUpInside', function() note 'gone' end)\n"
        with self.live(script) as address, self.page(address, 390) as page:
            page.focus("#component")
            page.select_option("#component", label='button "go"')
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            wait(page, "document.querySelector('#events').textContent.includes('gone')")
            self.rest(page)
            page.select_option("#component", label='scrollView "pager"')
            page.click("#tap")
            self.assertIn("cannot be seen", page.inner_text("#live-state"))

    def test_save_as_script(self):
        """What was saved does the same when it is run."""
        with self.live(COUNTING) as address, self.page(address) as page:
            self.assertFalse(page.is_enabled("#save"))
            self.drag(page, (0.8, 0.5), (0.3, 0.5))
            self.rest(page)
            page.mouse.click(*self.place(page, 0.6, 0.945))
            self.rest(page)
            wanted = self.pages(page)
            page.click("#save")
            wait(page, "document.querySelector('#live-state').textContent.startsWith('written')")
            self.assertEqual(page.inner_text("#live-state"), "written: a-by-hand.lua")
            events = page.evaluate("[...document.querySelectorAll('#events .d')].map((d) => d.textContent)")
            page.click("#save")
            wait(page, "document.querySelector('#live-state').textContent.endsWith('a-by-hand-2.lua')")
        text = (self.folder / "a-by-hand.lua").read_text()
        self.assertIn('-- on scrollView "pager"', text)
        self.assertIn('-- on pageControl "dots"', text)
        with self.page(self.report("", name="a-by-hand.lua")) as page:
            page.press("body", "End")
            self.assertEqual(self.pages(page), wanted)
            again = page.evaluate("[...document.querySelectorAll('#events .d')].map((d) => d.textContent)")
        self.assertEqual([e for e in again if e != "By hand"], events)

    def test_follows_the_file(self):
        """A saved file runs again, and what was done by hand is done again; a broken one says why."""
        with self.live(COUNTING) as address, self.page(address) as page:
            self.drag(page, (0.8, 0.5), (0.2, 0.5))
            self.rest(page)
            time.sleep(0.1)
            self.write("a.lua", COUNTING.replace("numberOfPages = 4", "numberOfPages = 9") + "detent.wait(0.5)\n")
            wait(page, "document.querySelector('#properties').textContent.includes('numberOfPages9')")
            page.press("body", "End")
            self.assertEqual(self.pages(page), "2")
            self.write("a.lua", "this is no Lua")
            wait(page, "document.querySelector('#verdict').className === 'bad'")
            self.assertIn("a.lua:1:", page.inner_text("#verdict"))
            self.write("a.lua", COUNTING)
            wait(page, "document.querySelector('#verdict').className === 'good'")
            page.press("body", "End")
            self.assertEqual(self.pages(page), "2")

    def test_modules_too(self):
        self.write("helper.lua", 'return "one"')
        with self.live('step((require "helper"))') as address, self.page(address) as page:
            self.assertIn("one", page.inner_text("#events"))
            time.sleep(0.1)
            self.write("helper.lua", 'return "two, longer"')
            wait(page, "document.querySelector('#events').textContent.includes('two')")

    def test_start_over(self):
        with self.live(COUNTING) as address, self.page(address) as page:
            self.drag(page, (0.8, 0.5), (0.2, 0.5))
            self.rest(page)
            page.click("#again")
            wait(page, "document.querySelector('#save').disabled && parseFloat(document.querySelector('#clock').textContent) === 0")

    def test_time_passes(self):
        script = PAGER + "local n = 0\ndetent.every(0.2, function() n = n + 1 note('tick ' .. n) end)\n"
        with self.live(script) as address, self.page(address) as page:
            page.click("#pass")
            wait(page, "parseFloat(document.querySelector('#clock').textContent) > 0.7")
            page.click("#pass")
            self.rest(page)
            self.assertIn("tick 3", page.inner_text("#events"))

    def test_handler_fails(self):
        script = PAGER + "dots:on('valueChanged', function() error 'no' end)\n"
        with self.live(script) as address, self.page(address) as page:
            page.mouse.click(*self.place(page, 0.6, 0.945))
            self.rest(page)
            self.assertIn("a.lua:6: no", page.inner_text("#verdict"))
            page.click("#again")
            wait(page, "document.querySelector('#verdict').className === 'good'")

    LIST = """
local screen = detent.screen { id = "main", keyboard = "hardware", pointer = true,
  detent.scrollView { id = "rows", rows = { { count = 100, height = 44 } } } }
screen.rows:focus()
"""

    def offset(self, page, name="rows"):
        page.select_option("#component", label=f'scrollView "{name}"')
        return float(page.inner_text("#properties tr:has(th:text-is('contentOffset')) td").split(",")[1].strip(" )"))

    def test_keys(self):
        """Keys go to what has the run's focus while the screen has the page's; elsewhere they move through time."""
        with self.live(self.LIST) as address, self.page(address) as page:
            self.assertIn('Keys go to scrollView "rows"', page.inner_text("#hint"))
            top = self.offset(page)
            page.focus("#screens")
            page.keyboard.press("PageDown")
            self.rest(page)
            down = self.offset(page)
            self.assertGreater(down, 300)
            page.focus("#screens")
            page.keyboard.press("ArrowDown")
            self.rest(page)
            self.assertAlmostEqual(self.offset(page), down + 40, delta=1)
            page.focus("#play")
            page.keyboard.press("Home")
            self.assertEqual(clock(page), 0)
            page.focus("#screens")
            page.keyboard.press("Home")
            self.rest(page)
            self.assertEqual(self.offset(page), top)
            page.focus("#screens")
            page.keyboard.press("Tab")
            self.assertNotEqual(page.evaluate("document.activeElement.id"), "screens")
            page.click("#save")
            wait(page, "document.querySelector('#live-state').textContent.startsWith('written')")
        self.assertIn('"key", "pageDown", false', (self.folder / "a-by-hand.lua").read_text())
        run("run", "a-by-hand.lua", folder=self.folder)

    def test_typing(self):
        script = "local screen = detent.screen { id = 'main', detent.textField { id = 'name', text = '', frame = { 20, 100, 300, 40 } } }\n"
        with self.live(script) as address, self.page(address) as page:
            self.assertNotIn("Keys go to", page.inner_text("#hint"))
            page.mouse.click(*self.place(page, 0.3, 0.14))
            self.rest(page)
            self.assertIn('Keys go to textField "name"', page.inner_text("#hint"))
            page.keyboard.type('a "b"\\')
            self.rest(page)
            self.assertIn('a "b"\\', page.locator("#screens svg").first.text_content())
            page.click("#save")
            wait(page, "document.querySelector('#live-state').textContent.startsWith('written')")
        with (self.folder / "a-by-hand.lua").open("a") as file:
            file.write("assert.equal('a \"b\"\\\\', detent.shownScreen.name.text)\n")
        run("run", "a-by-hand.lua", folder=self.folder)

    def wheel(self, page, turns, by=(0, 30)):
        page.mouse.move(*self.place(page, 0.5, 0.5))
        for _ in range(turns):
            page.mouse.wheel(*by)
            page.wait_for_timeout(20)

    def test_wheel(self):
        with self.live(self.LIST) as address, self.page(address) as page:
            self.wheel(page, 5)
            self.rest(page)
            self.assertGreater(self.offset(page), 100)
            self.assertEqual(page.evaluate("scrollY"), 0)
            page.click("#save")
            wait(page, "document.querySelector('#live-state').textContent.startsWith('written')")
        self.assertIn('"wheel", {', (self.folder / "a-by-hand.lua").read_text())
        run("run", "a-by-hand.lua", folder=self.folder)

    def test_wheel_turns_one_page(self):
        """The many small turns of one movement are one page, the next movement another one."""
        script = PAGER.replace('id = "main",', 'id = "main", pointer = true,')
        with self.live(script) as address, self.page(address) as page:
            self.wheel(page, 12, by=(30, 0))
            self.rest(page)
            self.assertEqual(self.pages(page), "2")
            page.wait_for_timeout(250)
            self.wheel(page, 3, by=(30, 0))
            self.rest(page)
            self.assertEqual(self.pages(page), "3")

    def test_wheel_without_pointer(self):
        """Without a pointer on the run's screen the wheel scrolls the page."""
        with self.live(PAGER) as address, self.page(address, 390) as page:
            self.wheel(page, 3, by=(0, 100))
            wait(page, "scrollY > 0")
            self.assertEqual(self.pages(page), "1")

    def test_second_tab_follows(self):
        with self.live(COUNTING) as address, self.page(address) as first, self.page(address) as second:
            self.drag(first, (0.8, 0.5), (0.2, 0.5))
            self.rest(first)
            wait(second, f"parseFloat(document.querySelector('#clock').textContent) === {clock(first)}")
            self.rest(second)
            self.assertEqual(self.pages(second), "2")
            self.assertEqual(picture(second), picture(first))
            self.assertEqual(second.inner_text("#events"), first.inner_text("#events"))
            # And the other way round.
            self.drag(second, (0.8, 0.5), (0.2, 0.5))
            self.rest(second)
            wait(first, f"parseFloat(document.querySelector('#clock').textContent) === {clock(second)}")
            self.rest(first)
            self.assertEqual(self.pages(first), "3")
            self.assertEqual(first.inner_text("#events"), second.inner_text("#events"))

    def test_script_deleted(self):
        """A script that is gone is told; when it comes back it runs again."""
        with self.live(COUNTING) as address, self.page(address) as page:
            (self.folder / "a.lua").unlink()
            wait(page, "document.querySelector('#live-state').className === 'bad'")
            self.assertIn("the script cannot be read: a.lua:", page.inner_text("#live-state"))
            self.write("a.lua", COUNTING + "note 'back again'\n")
            wait(page, "document.querySelector('#events').textContent.includes('back again')")
            self.assertEqual(page.inner_text("#live-state"), "live")

    def test_strange_characters(self):
        """Control characters and turned directions of a script reach neither the page's words nor the picture."""
        script = "local screen = detent.screen { id = 'main', detent.label { text = 'A\\u{202E}B\\7C', place = 'center' } }\nnote 'x\\u{202E}y\\27z'\n"
        with self.live(script) as address, self.page(address) as page:
            self.check_clean(page)

    def test_end_is_told(self):
        with self.assertRaises(AssertionError), self.live(COUNTING) as address:
            page = self.browser.new_page()
            page.goto(address)
            raise AssertionError  # leaves the server, which ends
        wait(page, "document.querySelector('#live-state').className === 'bad'")
        page.close()

    def test_looks(self):
        with self.live(COUNTING) as address:
            for width in WIDTHS:
                for scheme in SCHEMES:
                    with self.page(address, width, scheme) as page:
                        self.check_axe(page, f"{width} {scheme}")
                        self.check_fits(page, f"{width} {scheme}")
                        for name in ("#pass", "#again"):
                            page.focus(name)
                        page.press("body", "Home")
                        self.assertEqual(clock(page), 0)


if __name__ == "__main__":
    unittest.main()
