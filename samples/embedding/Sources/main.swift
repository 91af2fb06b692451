import DetentCore
import DetentKit

// What a design tool could do: hand its own data to a script, let the script play a person, read what happened.

struct Unknown: Error, CustomStringConvertible {
  var description: String
}

let cities = ["Berlin": 4, "Lagos": 7]

var session = Session()
session.options.device = "iPhone 16"
session.onOutput = { output in
  if case .note(let text, let time) = output { print("note at \(time.seconds) s: \(text)") }
}

// A global of the script: forecast("Berlin") answers { days = 4, title = "Berlin" }.
try session.register("forecast") { arguments in
  guard case .text(let city)? = arguments.first else { throw Unknown(description: "expected a city's name") }
  guard let days = cities[city] else { throw Unknown(description: "there is no forecast for \(city)") }
  return .table(["title": .text(city), "days": .int(days)])
}

let script = """
  local forecast = forecast("Lagos")
  local screen = detent.screen {
    detent.scrollView { id = "days", isPagingEnabled = true, numberOfPages = forecast.days },
    detent.pageControl { id = "dots", place = "bottom", pairedWith = "days" },
  }
  note(("%s, %d days"):format(forecast.title, screen.dots.numberOfPages))
  screen.days:swipe { to = "next" }:settle()
  assert.equal(2, screen.days.page)
  forecast = _G.forecast("Atlantis")
  """
let result = session.run(text: script, name: "days.lua")

// The last line fails, at its line, in the program's own words.
print("failure: \(result.failure?.message ?? "none")")

// Everything that happened, with the line behind it.
for index in 0..<result.trace.count {
  let event = result.trace[index]
  guard event.what.name == "pageChanged" || event.what.name == "didEndDecelerating" else { continue }
  print("\(event.what.name) at \(event.time.seconds) s")
}

// The stage as the script left it.
if let screen = result.stage.shownScreen {
  let views = result.stage.descendants(of: screen).filter { $0.kind == .scrollView }
  for view in views {
    print("\(result.stage.title(of: view)) is at \(result.stage.scrollViews[view].offset(at: result.end).x) pt")
  }
}
