import DetentCore

extension Guideline {
  static let datePickerMinuteGranularity = Guideline(
    id: "date-picker/minute-granularity",
    title: "Minutes are offered no finer than they are needed.",
    severity: .advice, kinds: .structure,
    rationale: "Four quarters of an hour are chosen faster than one minute out of sixty.",
    source: .pickers("Date pickers", "001"),
    precision: "An alarm or a train needs the exact minute: without intent.purpose = \"scheduling\" nothing is judged.",
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "start", minuteInterval = 15, intent = { purpose = "scheduling" } },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "start", intent = { purpose = "scheduling" } }, --! it schedules something, to the minute
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "alarm", frame = { 0, 100, 390, 50 }, intent = { purpose = "exact" } },
          detent.datePicker { id = "seven", frame = { 0, 200, 390, 50 }, minuteInterval = 7, intent = { purpose = "scheduling" } }, --! it schedules something, to the minute
          detent.datePicker { id = "none", frame = { 0, 250, 390, 50 }, minuteInterval = -15, intent = { purpose = "scheduling" } }, --! it schedules something, to the minute
          detent.datePicker { id = "day", frame = { 0, 300, 390, 50 }, datePickerMode = "date", intent = { purpose = "scheduling" } },
        }
        """),
    ],
    judge: .structure(of: .datePicker, needs: ["minuteInterval", "datePickerMode"]) { look in
      guard look.part.datePickerMode.hasMinutes, let purpose = look.part.intent("purpose") else {
        return .notApplicable
      }
      let interval = DatePicker.minuteInterval(asked: look.part.count("minuteInterval") ?? 1)
      return purpose == "scheduling" && interval == 1 ? .tooFine : .pass
    })
}

extension Judgement {
  fileprivate static let tooFine = Judgement.fail(
    "it schedules something, to the minute", measured: Quantity(1, "min"),
    suggestion: "set minuteInterval to 5, 15 or 30")
}
