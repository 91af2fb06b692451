extension Coverage {
  /// How many sentences each document has.
  public static let counts = ["000": 57, "001": 53, "002": 80, "004": 52]

  /// One sentence a line: document, number, digest, what answers it, and behind the tilde what it says, in our words.
  static let rows = """
    000 1 5e487e6f none ~ title, greeting and origin of the translation
    000 2 d8cd5bbe none ~ title, greeting and origin of the translation
    000 3 878ff1b1 none ~ title, greeting and origin of the translation
    000 4 3aa7e4a4 none ~ title, greeting and origin of the translation
    000 5 be586a02 none ~ title, greeting and origin of the translation
    000 6 e83a2f4e none ~ title, greeting and origin of the translation
    000 7 b4f92e57 none ~ title, greeting and origin of the translation
    000 8 25437dad none ~ title, greeting and origin of the translation
    000 9 2e3ea6d6 none ~ title, greeting and origin of the translation
    000 10 2c65f8a6 rule page-control/flat-list ~ each indicator stands for a page of a flat list
    000 11 68cd7fbf rule page-control/flat-list ~ indicators lead through a list, not through a hierarchy
    000 12 c3e46801 test page-control.lua: A thousand million pages: few dots, no trouble ~ any number of pages
    000 13 c092d3b2 test page-control.lua: U18 A page's own image can be taken away; then the preferred one shows ~ the look of indicators can say more
    000 14 3db3c3f7 test page-control.lua: One indicator is the current page's, and it goes with the page ~ the current indicator is highlighted
    000 15 36e1d846 test page-control.lua: More pages than fit: at equal distances, clipped, and the outer ones shrink where more pages lie beyond ~ outer indicators shrink where more pages exist than fit
    000 16 b8ce2e7a test page-control.lua: U11 Under 0.2 s it is a tap, over 0.2 s a scrub ~ people tap and scrub
    000 17 f1e5eb82 test page-control.lua: A tap beside the current indicator steps, even on another dot; a pointer picks the one that it is on ~ a tap beside the current indicator steps; a pointer picks one
    000 18 e96f0f09 test page-control.lua: A scrub past an end goes to the end page with one event ~ a scrub goes page by page, past an end to the end page
    000 19 03538512 rule page-control/list-alternative ~ offer a list beside a long page control
    000 20 ad56a96a rule page-control/list-alternative ~ swiping page by page tires in long lists
    000 21 eab6e7be rule page-control/list-alternative ~ people may not know that they can scrub
    000 22 a5e0f44e rule page-control/list-alternative ~ a list is another way to a page, and can be reordered
    000 23 9940bba0 test pairing.lua: O5 During a scrub the content is on a page at every frame; after a tap it slides ~ taps and scrubs are answered by what is seen
    000 24 0f5b3f31 rule page-control/tap-animation ~ a tap slides to the page
    000 25 162ced78 rule page-control/scrub-animation ~ a scrub shows pages at once
    000 26 7cb19486 rule page-control/scrub-animation ~ no slides while scrubbing
    000 27 d95deb1d rule page-control/scrub-animation ~ slides for each page lag behind and distract
    000 28 df75428a rule page-control/tap-animation ~ slide only for a tap
    000 29 5489b6e7 test page-control-prominent.lua: ~ a translucent rounded background
    000 30 283a5720 none ~ introduces the styles
    000 31 3e059bcd test page-control.lua: The background: automatic while a finger scrubs, prominent always, minimal never ~ automatic: a background while a person interacts
    000 32 e7bc0cd4 rule page-control/automatic-role ~ automatic where it is not the main way around
    000 33 ade1819a rule page-control/prominent-role ~ prominent: always a background
    000 34 16bb1b59 rule page-control/prominent-role ~ prominent only where it is the main way around
    000 35 a2887652 rule page-control/minimal-scrub ~ minimal: never a background
    000 36 1bff2d8a rule page-control/minimal-scrub ~ minimal where only the place is to be shown
    000 37 59f3f986 rule page-control/minimal-scrub ~ no scrubbing with the minimal style
    000 38 a7606f67 rule page-control/minimal-scrub ~ the minimal style gives no sign while scrubbing
    000 39 631ead3f rule page-control/minimal-scrub ~ take automatic or prominent instead
    000 40 e8eeebe0 rule page-control/position ~ centred at the bottom
    000 41 160bfa75 rule page-control/position ~ centred at the bottom
    000 42 0d98becf none ~ heading
    000 43 1f3d34c8 test page-control.lua: U18 A page's own image can be taken away; then the preferred one shows ~ a dot by default, another image for a page
    000 44 19b41260 rule page-control/image-kinds ~ Weather marks the place of the person
    000 45 55a6d9f4 test page-control.lua: U19 The preferred image is never a page's own ~ one image for all, another for single pages
    000 46 24c20ffd rule page-control/image-detail ~ images are simple and clear
    000 47 477115cb rule page-control/image-detail ~ no fine shapes, no negative space, no text
    000 48 b30f890a rule page-control/image-detail ~ take a simple symbol or draw one
    000 49 2929a46e rule page-control/image-purpose ~ replace the dot only for a meaning
    000 50 551298e3 rule page-control/image-purpose ~ replace the dot only for a meaning
    000 51 0ac2b820 rule page-control/image-kinds ~ at most two images
    000 52 619ef4a1 rule page-control/image-kinds ~ at most two images
    000 53 42c9d51e rule page-control/image-kinds ~ at most two images
    000 54 a206d799 rule page-control/image-kinds ~ at most two images
    000 55 8820a3dd rule page-control/tinted ~ leave the colours to the system
    000 56 c188ebff rule page-control/tinted ~ leave the colours to the system
    000 57 eb06314e rule page-control/tinted ~ leave the colours to the system
    001 1 5e487e6f none ~ title, greeting and origin of the translation
    001 2 6ca1eefc none ~ title, greeting and origin of the translation
    001 3 878ff1b1 none ~ title, greeting and origin of the translation
    001 4 3aa7e4a4 none ~ title, greeting and origin of the translation
    001 5 be586a02 none ~ title, greeting and origin of the translation
    001 6 e83a2f4e none ~ title, greeting and origin of the translation
    001 7 b4f92e57 none ~ title, greeting and origin of the translation
    001 8 25437dad none ~ title, greeting and origin of the translation
    001 9 2e3ea6d6 none ~ title, greeting and origin of the translation
    001 10 a366bb44 test picker.lua: An untouched picker has the first row chosen ~ one or several lists of values
    001 11 789f6959 test date-picker-styles.lua: Typing on the numeric keypad fills the units in the locale's order ~ a day in a calendar, digits from a keyboard
    001 12 5c04656f none ~ what pickers are for
    001 13 662ab4c9 rule picker/short-list ~ for lists of medium length
    001 14 a45b4c81 rule picker/short-list ~ a pull-down button for a short list
    001 15 531f3438 rule picker/short-list ~ a pull-down button for a short list
    001 16 52a8cc3b rule picker/long-list ~ a list or a table with an index for a long one
    001 17 c440f30a rule picker/long-list ~ a list or a table with an index for a long one
    001 18 c0eef031 rule picker/order ~ values in an order that can be foreseen
    001 19 4ec8ebd0 rule picker/order ~ values in an order that can be foreseen
    001 20 b5d69cf7 rule picker/order ~ values in an order that can be foreseen
    001 21 092a6581 rule picker/separate-screen ~ no other screen for a picker
    001 22 fb03c60d rule picker/placement ~ below or beside the field, at the bottom, or in a popover
    001 23 72672c56 rule picker/placement ~ below or beside the field, at the bottom, or in a popover
    001 24 3039ed09 none ~ heading
    001 25 2e22a1d3 none ~ what a date picker is for
    001 26 79726a03 none ~ introduces the styles
    001 27 b62615c7 test date-picker-styles.lua: A compact picker is a button in its accent colour; a tap opens its editor, many changes are made, a tap beside confirms ~ compact: a button that opens an editor
    001 28 33007b49 test date-picker-styles.lua: A compact picker is a button in its accent colour; a tap opens its editor, many changes are made, a tap beside confirms ~ compact: a button that opens an editor
    001 29 1c2d15bb test date-picker-styles.lua: Time alone is a button inline, with wheels behind it; with dates the button stands below the calendar ~ inline: a calendar in place, a button with wheels for a time
    001 30 179dfe0e test date-picker-styles.lua: Time alone is a button inline, with wheels behind it; with dates the button stands below the calendar ~ inline: a calendar in place, a button with wheels for a time
    001 31 41e9f8bb test date-picker-styles.lua: Typing on the numeric keypad fills the units in the locale's order ~ wheels, which also take keys
    001 32 19335bec test date-picker-styles.lua: Typing on the numeric keypad fills the units in the locale's order ~ wheels, which also take keys
    001 33 fb03aa63 test date-picker.lua: U58 U59 What cannot be compact shows wheels; what was asked is kept; automatic is resolved ~ automatic: by platform and mode
    001 34 23c1ef48 test date-picker.lua: U58 U59 What cannot be compact shows wheels; what was asked is kept; automatic is resolved ~ automatic: by platform and mode
    001 35 c89a366f none ~ introduces the modes
    001 36 8497e580 test date-picker.lua: O42 The order of the wheels is the locale's, and another locale leaves the date alone ~ date: month, day and year
    001 37 f3501173 test date-picker.lua: O34 Noon, midnight and the AM/PM wheel ~ time: hour, minute, perhaps AM/PM
    001 38 dd3e1a27 test date-picker.lua: Date and time in one: wheels for day, hour, minute and AM/PM, in the locale's order ~ date and time in one
    001 39 59677a9f rule date-picker/countdown-range ~ a countdown ends at 23 h 59 min
    001 40 c2fb80bf rule date-picker/style-mode ~ no compact or inline countdown
    001 41 30dbdd75 rule date-picker/locale-order ~ order and values follow the locale
    001 42 171698bd none ~ captions of pictures
    001 43 a3a998bf none ~ captions of pictures
    001 44 a3a998bf none ~ captions of pictures
    001 45 f92ebb22 none ~ captions of pictures
    001 46 56fc39cd rule date-picker/compact-space ~ compact where there is little room
    001 47 9e9cb3dc test date-picker-styles.lua: A compact picker is a button in its accent colour; a tap opens its editor, many changes are made, a tap beside confirms ~ the compact button shows the value in the accent colour and opens an editor
    001 48 1708d38f test date-picker-styles.lua: A compact picker is a button in its accent colour; a tap opens its editor, many changes are made, a tap beside confirms ~ the compact button shows the value in the accent colour and opens an editor
    001 49 831a86fd test date-picker-styles.lua: A compact picker is a button in its accent colour; a tap opens its editor, many changes are made, a tap beside confirms ~ several changes, a tap outside confirms
    001 50 2e472f46 rule date-picker/minute-granularity ~ coarser minutes where that is enough
    001 51 0fdf4d27 test date-picker.lua: U46 O35 A minute interval that does not divide 60, or is over 30, reads 1 ~ sixty minutes by default
    001 52 81599195 rule date-picker/minute-interval ~ an interval that divides sixty
    001 53 5f1376f6 rule date-picker/minute-interval ~ an interval that divides sixty
    002 1 b6b4b947 none ~ titles
    002 2 5fa91ebb none ~ titles
    002 3 0345a779 none ~ titles
    002 4 a7217e3c rule page-control/flat-list ~ each indicator stands for a page of a flat list
    002 5 47c72cbe rule page-control/flat-list ~ each indicator stands for a page of a flat list
    002 6 642b0947 rule page-control/flat-list ~ the row leads through a list
    002 7 d0f26220 test page-control.lua: A thousand million pages: few dots, no trouble ~ any number of pages
    002 8 f5423df4 test page-control.lua: One indicator is the current page's, and it goes with the page ~ small dots, a solid one for the current page
    002 9 fbd608db test page-control.lua: One indicator is the current page's, and it goes with the page ~ small dots, a solid one for the current page
    002 10 43f56ef1 test page-control.lua: More pages than fit: at equal distances, clipped, and the outer ones shrink where more pages lie beyond ~ at equal distances, clipped when there are too many
    002 11 78bf9b7b test page-control.lua: More pages than fit: at equal distances, clipped, and the outer ones shrink where more pages lie beyond ~ at equal distances, clipped when there are too many
    002 12 bfb6cf23 none ~ heading
    002 13 00bafe68 rule page-control/flat-list ~ for an ordered list of pages
    002 14 ed7a4e27 rule page-control/flat-list ~ for an ordered list of pages
    002 15 860ca887 rule page-control/flat-list ~ no hierarchy; a sidebar or split view for more
    002 16 3c4ee457 rule page-control/flat-list ~ no hierarchy; a sidebar or split view for more
    002 17 bc18445f rule page-control/position ~ centred at the bottom
    002 18 d9217372 rule page-control/position ~ centred at the bottom
    002 19 be33a336 rule page-control/position ~ centred at the bottom
    002 20 55bd4f78 rule page-control/too-many ~ not too many pages
    002 21 1797cdd4 rule page-control/too-many ~ not too many pages
    002 22 c086419a rule page-control/too-many ~ more than ten cannot be counted; a grid instead
    002 23 a1b942c2 rule page-control/too-many ~ more than ten cannot be counted; a grid instead
    002 24 00a95f73 none ~ heading
    002 25 b76cfe1d test page-control.lua: U18 A page's own image can be taken away; then the preferred one shows ~ a dot by default, another image for a page
    002 26 a8a42070 rule page-control/image-kinds ~ Weather marks the place of the person
    002 27 75915605 test page-control.lua: U19 The preferred image is never a page's own ~ one image for all, another for single pages
    002 28 21c1e460 test page-control.lua: U19 The preferred image is never a page's own ~ one image for all, another for single pages
    002 29 5f3bc781 rule page-control/image-detail ~ simple and clear images
    002 30 fe64539f rule page-control/image-detail ~ simple and clear images
    002 31 b752a730 rule page-control/image-detail ~ simple and clear images
    002 32 265edb97 rule page-control/image-detail ~ simple and clear images
    002 33 36f3ba31 none ~ points to another page
    002 34 ae97f613 rule page-control/image-purpose ~ replace the dot only for a meaning
    002 35 4ace0786 rule page-control/image-purpose ~ replace the dot only for a meaning
    002 36 1e742808 rule page-control/image-kinds ~ at most two images
    002 37 5aaefd08 rule page-control/image-kinds ~ at most two images
    002 38 0022a2ff rule page-control/image-kinds ~ at most two images
    002 39 6ddb46a9 rule page-control/image-kinds ~ at most two images
    002 40 0d8dc2d8 rule page-control/tinted ~ leave the colours to the system
    002 41 ecbae4d9 rule page-control/tinted ~ leave the colours to the system
    002 42 349744b6 rule page-control/tinted ~ leave the colours to the system
    002 43 427a44d1 rule page-control/tinted ~ leave the colours to the system
    002 44 155d98fa none ~ headings
    002 45 aea72036 none ~ headings
    002 46 13896c2b test page-control.lua: U18 A page's own image can be taken away; then the preferred one shows ~ the look of indicators can say more
    002 47 e186c784 test page-control.lua: One indicator is the current page's, and it goes with the page ~ the current indicator is highlighted
    002 48 f3056562 test page-control.lua: More pages than fit: at equal distances, clipped, and the outer ones shrink where more pages lie beyond ~ outer indicators shrink where more pages exist than fit
    002 49 bd35b514 test page-control.lua: U11 Under 0.2 s it is a tap, over 0.2 s a scrub ~ people tap and scrub
    002 50 f01851e8 test page-control.lua: A tap beside the current indicator steps, even on another dot; a pointer picks the one that it is on ~ a tap steps, a pointer picks
    002 51 048742e2 test page-control.lua: A scrub past an end goes to the end page with one event ~ a scrub goes page by page, past an end to the end page
    002 52 7d50ca72 test page-control.lua: U12 A scrub over five dots tells four pages, all continuous ~ a tap is discrete, a scrub continuous
    002 53 6d92baa8 none ~ link
    002 54 de62dd10 rule page-control/scrub-animation ~ no slides while scrubbing
    002 55 1a2cd423 rule page-control/scrub-animation ~ no slides while scrubbing
    002 56 de089d29 rule page-control/tap-animation ~ slide only for a tap
    002 57 3a62a2f4 test page-control-prominent.lua: ~ a translucent rounded background
    002 58 3d16cce9 none ~ introduces the styles
    002 59 81b11c11 test page-control.lua: The background: automatic while a finger scrubs, prominent always, minimal never ~ automatic: a background while a person interacts
    002 60 f281ba9f rule page-control/automatic-role ~ automatic where it is not the main way around
    002 61 01ee6aff test page-control.lua: The background: automatic while a finger scrubs, prominent always, minimal never ~ automatic: a background while a person interacts
    002 62 621398ce rule page-control/automatic-role ~ automatic where it is not the main way around
    002 63 71e0e9bc rule page-control/prominent-role ~ prominent: always a background, only for the main way around
    002 64 70e20006 rule page-control/prominent-role ~ prominent: always a background, only for the main way around
    002 65 1533f4d4 rule page-control/prominent-role ~ prominent: always a background, only for the main way around
    002 66 3db887f4 rule page-control/prominent-role ~ prominent: always a background, only for the main way around
    002 67 1d70ab75 rule page-control/minimal-scrub ~ minimal: never a background, only to show the place
    002 68 a60c6211 rule page-control/minimal-scrub ~ minimal: never a background, only to show the place
    002 69 8b9fdd37 rule page-control/minimal-scrub ~ minimal: never a background, only to show the place
    002 70 75064e9c rule page-control/minimal-scrub ~ minimal: never a background, only to show the place
    002 71 4a834f21 none ~ caption, link
    002 72 db49809c none ~ caption, link
    002 73 8b526c8a rule page-control/minimal-scrub ~ no scrubbing with the minimal style
    002 74 8afd5ba7 rule page-control/minimal-scrub ~ no scrubbing with the minimal style
    002 75 3f573fa4 rule page-control/minimal-scrub ~ no scrubbing with the minimal style
    002 76 51e9752f rule page-control/minimal-scrub ~ no scrubbing with the minimal style
    002 77 d0d80388 none ~ links
    002 78 2b9ceb56 none ~ links
    002 79 9b6e88e8 none ~ links
    002 80 97a21862 none ~ links
    004 1 8b5a979f none ~ titles and address
    004 2 90c4df1c none ~ titles and address
    004 3 97cadbdd none ~ titles and address
    004 4 0df1b60d test paging.lua: Vertical pages ~ content larger than its view moves both ways
    004 5 7b4c6c3a none ~ caption
    004 6 4bb016b2 reason a statement of how the view is drawn, with nothing to decide: the view draws nothing of its own ~ no look of its own
    004 7 25b234aa test indicators.lua: Shown when a drag begins, gone 0.3 s after the last motion ~ translucent indicators while scrolling
    004 8 2e3e3464 test indicators.lua: Place and length in range and in overscroll (motion.md item 8) ~ their place tells start, middle and end
    004 9 bcc9cd9f test indicators.lua: Place and length in range and in overscroll (motion.md item 8) ~ their length tells how much there is
    004 10 bfb6cf23 none ~ heading
    004 11 dfcdb48e rule scroll-view/default-gestures ~ the usual gestures and keys
    004 12 9bf99d9e rule scroll-view/default-gestures ~ the usual gestures and keys
    004 13 2af6dc3c rule scroll-view/elastic ~ elastic edges, in custom scrolling too
    004 14 ba364c10 rule scroll-view/apparent ~ show that there is more
    004 15 1dc85517 rule scroll-view/apparent ~ show that there is more
    004 16 e3a2d886 rule scroll-view/apparent ~ show that there is more
    004 17 96318f8d rule scroll-view/apparent ~ most people try at once, but help them
    004 18 041f5280 none ~ caption
    004 19 daef8204 rule scroll-view/nested-axis ~ no scroll view in another one of the same direction
    004 20 493f7e62 rule scroll-view/nested-axis ~ no scroll view in another one of the same direction
    004 21 6dba54e4 rule scroll-view/nested-axis ~ across each other is fine
    004 22 6dbf08d3 rule scroll-view/consider-paging ~ page by page where it suits
    004 23 8c05fdf7 rule scroll-view/paging-step ~ a fixed amount for each interaction
    004 24 1a7c6f09 rule scroll-view/consider-paging ~ page by page where it suits
    004 25 7ccaf9ab rule scroll-view/page-overlap ~ pages overlap by a unit
    004 26 1b2bc964 none ~ link
    004 27 0ee7a23e rule scroll-view/auto-scroll-missing ~ scroll by itself where that helps people find their place
    004 28 d32484c2 rule scroll-view/auto-scroll-missing ~ scroll by itself where that helps people find their place
    004 29 9e2c079a none ~ introduces the cases
    004 30 3bd0afcf rule scroll-view/auto-scroll-missing ~ a selection or insertion point at a hidden place comes into view
    004 31 0510fba5 rule scroll-view/auto-scroll-missing ~ a selection or insertion point at a hidden place comes into view
    004 32 e95754fa rule scroll-view/auto-scroll-missing ~ a selection or insertion point at a hidden place comes into view
    004 33 0c8aa21c rule scroll-view/auto-scroll-missing ~ typing at a hidden place scrolls there first
    004 34 4ee23cf3 rule scroll-view/auto-scroll-missing ~ typing at a hidden place scrolls there first
    004 35 bb608879 rule scroll-view/pointer-auto-scroll ~ follow a pointer that selects past an edge
    004 36 0a7a6fb2 rule scroll-view/pointer-auto-scroll ~ follow a pointer that selects past an edge
    004 37 8ce3aa32 test auto-scroll.lua: Acting on a selection that was scrolled away reveals it before the action ~ scroll to the selection, then act
    004 38 cdecc45a test auto-scroll.lua: Acting on a selection that was scrolled away reveals it before the action ~ scroll to the selection, then act
    004 39 4cd21f92 rule scroll-view/auto-scroll-excess ~ only as far as needed
    004 40 2aa07a7e rule scroll-view/auto-scroll-excess ~ only as far as needed
    004 41 10280421 rule scroll-view/zoom-limits ~ sensible limits of zooming
    004 42 6532645b rule scroll-view/zoom-limits ~ sensible limits of zooming
    004 43 2d4a9977 none ~ headings
    004 44 aea72036 none ~ headings
    004 45 314e2d56 rule scroll-view/one-per-screen ~ one scroll view a screen, or different directions
    004 46 d3e4149b rule scroll-view/one-per-screen ~ one scroll view a screen, or different directions
    004 47 7d35b77a rule scroll-view/one-per-screen ~ one scroll view a screen, or different directions
    004 48 bf484c01 rule scroll-view/one-per-screen ~ one scroll view a screen, or different directions
    004 49 b266f60c rule scroll-view/page-control ~ dots for a pager
    004 50 27b16735 rule scroll-view/page-control ~ dots for a pager
    004 51 1f245dee rule scroll-view/duplicate-indicator ~ dots and no scroll indicator on one axis
    004 52 711e6ab9 none ~ caption
    """
}
