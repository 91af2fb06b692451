import Foundation
import Testing

/// The completions, asked by the shells themselves where they are installed.
@Suite struct CompletionTests {
  /// What a shell prints for a script; nil where it is not installed.
  private func ask(_ shell: String, _ script: String) throws -> String? {
    guard let path = ["/bin/\(shell)", "/usr/bin/\(shell)"].first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    let folder = try Folder()
    try folder.write("words", try Detent.run(["completions", shell], in: folder).output)
    try folder.write("script", script)
    try folder.write("my flow.lua", "")
    let options = shell == "zsh" ? ["-f"] : ["--norc"]
    try Program(path, options + ["script"], in: folder, output: folder.path("out")).wait()
    return Folder.text(folder.path("out"))
  }

  private static let bash = """
    source words
    compopt() { :; }
    try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _detent; printf '%s|' "${COMPREPLY[@]}"; echo; }

    """

  @Test(arguments: [
    (["detent", "ru"], "run|rules|"), (["detent", "run", "--see"], "--seed|"),
    (["detent", "run", "my"], "my flow.lua|"),
    (["detent", "run", "--device", "iPhone 16 P"], "iPhone 16 Pro Max|"), (["detent", "completions", "z"], "zsh|"),
    (["detent", "help", "fid"], "fidelity|"), (["detent", "run", "--fau"], "|"), (["detent", "--ver"], "--version|"),
    (["detent", "run", "--seed", ""], "|"), (["detent", "types", "my"], "|"),
  ])
  func bash(_ words: [String], _ wanted: String) throws {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    guard let output = try ask("bash", CompletionTests.bash + "try \(line)") else { return }
    #expect(output == wanted + "\n")
  }

  @Test("zsh gets the commands, then a command's options") func zsh() throws {
    let script = """
      autoload -U compinit; compinit -D
      source words
      print $_comps[detent]
      _arguments() { print -rl -- "$@" }
      _describe() { print -rl -- ${(P)2} }
      words=(detent ''); CURRENT=2; _detent
      words=(detent run --s); CURRENT=3; _detent
      """
    guard let output = try ask("zsh", script) else { return }
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.first == "_detent")
    #expect(lines.contains { $0.hasPrefix("run:run Lua scenario scripts") })
    #expect(lines.contains { $0.hasPrefix("--seed[seed of math.random") })
    #expect(lines.contains { $0.contains("iPhone\\ 16\\ Pro\\ Max") })
    #expect(!lines.contains { $0.contains("--fault") })
  }

  @Test func `an unknown shell is refused`() throws {
    let outcome = try Detent.run(["completions", "fish"], in: try Folder())
    #expect(outcome.code == 2 && outcome.errors.contains("expected bash or zsh"))
  }
}
