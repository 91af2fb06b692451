import DetentCore
import DetentImport
import DetentLua

extension Verb {
  static let importing = Verb(
    name: "import", operands: "FILE [options]",
    summary: "print the Lua that builds the screens of a storyboard, a xib or a captured screen",
    about: """
      Reads a file of another program and prints a script that builds the same screens: a start for scenarios of your own.
      How much was understood is told on standard error; --account tells all of it instead. A script can also build the
      screens without such a print: detent.load("Main.storyboard", { scene = "Welcome" }); `detent lint` judges the file
      itself. What is read: docs/importing.md.
      """,
    groups: [.importing, .output],
    perform: { arguments, console in
      var command = ImportCommand(arguments: arguments, console: console)
      return command.run()
    })
}

extension OptionGroup {
  static let strict = Option(
    name: "--strict", value: nil, help: "files with elements that are not known cannot be used"
  ) { arguments, _ in
    arguments.test.isStrict = true
  }

  static let importing = OptionGroup(options: [
    Option(name: "--account", value: nil, help: "tell what was read, ignored (and why) and not known; print no Lua") {
      arguments, _ in
      arguments.wantsAccount = true
    },
    Option(name: "--out", value: "FILE", help: "where the script goes") { arguments, text in
      arguments.render.out = text
    },
    strict,
  ])
}

/// `detent import`: one file as a script.
struct ImportCommand {
  var arguments: Arguments
  var console: Console

  mutating func run() -> ExitCode {
    guard arguments.files.count == 1 else {
      console.error("detent import: give one file, a storyboard, a xib or a captured screen; see: detent help import")
      return .usage
    }
    let file = arguments.files[0]
    let name = file == "-" ? "stdin" : file
    Running.note("reading \(name)")
    let imported: ImportedFile
    do throws(ImportFault) { imported = try ImportedFile.read(file, name: name, arguments.session.calendars) } catch {
      console.error("detent: \(error.message)")
      return .script
    }
    if arguments.test.isStrict, let fault = imported.strictFault(file: name) {
      console.error("detent: \(fault)")
      return .script
    }
    if arguments.wantsAccount { return tell(imported, name) }
    guard !imported.blueprint.screens.isEmpty else {
      console.error("detent: \(name): \(ImportedFile.noScreens)")
      return .nothing
    }
    return write(imported, name)
  }

  private mutating func tell(_ imported: ImportedFile, _ name: String) -> ExitCode {
    console.out(imported.words(file: name).joined(separator: "\n"))
    return console.outputFailed ? .output : .well
  }

  private mutating func write(_ imported: ImportedFile, _ name: String) -> ExitCode {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    var heading = ["\(file), as Detent reads it (detent import)."]
    if imported.blueprint.hasUnknown { heading.append("What stands in `unknown` is left to code, and not judged.") }
    let text = BlueprintPrinter.lua(imported.blueprint, heading: heading)
    if let fault = arguments.session.fault(ofPrinted: text, name: name) {
      console.error("detent: \(fault)")
      return .script
    }
    if !arguments.isQuiet { console.error("\(name): \(imported.summary)") }
    guard let path = arguments.render.out, path != "-" else {
      console.out(String(text.dropLast()))
      return console.outputFailed ? .output : .well
    }
    do throws(FileError) { try Files.writeWhole(path, text) } catch {
      console.error("detent: the script could not be written: \(error.description)")
      return .output
    }
    return .well
  }
}

extension Session {
  /// Why a script that was printed of a file cannot be used, found by running it; nil: it builds the screens.
  ///
  /// Lua nests less deeply than files do, and takes fewer values at once.
  fileprivate func fault(ofPrinted script: String, name: String) -> String? {
    guard script.utf8.count <= scriptLimit else {
      return "\(name): the script would be larger than \(scriptLimit >> 20) MB; detent.load takes the file itself"
    }
    guard let failure = run(text: script, name: "script").failure else { return nil }
    return "\(name): no script can build these screens (\(failure.message)); detent.load takes the file itself"
  }
}

/// Why a file is not imported, with its name and the place.
struct ImportFault: Error {
  var message: String
}

extension ImportedFile {
  /// Of a file that was read well.
  static let noScreens = "there are no screens in it"

  /// Reads a file from a path, or from standard input for "-".
  static func read(_ path: String, name: String, _ calendars: any CalendarSource) throws(ImportFault) -> ImportedFile {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: FileFormat.sizeLimit) } catch {
      throw ImportFault(message: error.importWords)
    }
    return try read(bytes, name: name, calendars)
  }

  static func read(
    _ bytes: [UInt8], name: String, _ calendars: any CalendarSource
  ) throws(ImportFault) -> ImportedFile {
    guard let format = FileFormat.of(bytes, name: name) else {
      let names = FileFormat.all.map(\.name).joined(separator: ", ")
      throw ImportFault(message: "\(name):1:1: no kind of file from which screens are read (\(names))")
    }
    do throws(ImportError) { return try format.read(bytes, ImportSettings(calendars)) } catch {
      throw ImportFault(message: error.words(file: name))
    }
  }
}

extension FileError {
  /// In words that fit a file that is no script.
  var importWords: String {
    switch self {
    case .isDirectory(let path): "\(path): is a directory; give a file"
    case .tooLarge(let path, let limit): "\(path):1:1: larger than \(limit >> 20) MB"
    default: description
    }
  }
}
