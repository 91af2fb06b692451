extension Verb {
  static let completions = Verb(
    name: "completions", operands: "bash|zsh", summary: "print a shell's completions for detent",
    about: """
      Prints a script that teaches the shell detent's commands, options and values:

        bash:  source <(detent completions bash)          in ~/.bashrc
        zsh:   detent completions zsh >~/.zfunc/_detent   with ~/.zfunc in $fpath, before compinit
      """
  ) { arguments, console in
    var console = console
    switch arguments.files {
    case ["bash"]: console.out(Completions.bash)
    case ["zsh"]: console.out(Completions.zsh)
    default:
      console.error("detent completions: expected bash or zsh; see: detent help completions")
      return .usage
    }
    return console.outputFailed ? .output : .well
  }
}

/// Shell scripts that complete the command line, written from the tables of commands and options.
enum Completions {
  /// What a word may be.
  private enum Words {
    case files, folders, some([String])

    init(option: Option) {
      let choices = option.choices()
      self = choices.isEmpty ? Words(option.value ?? "") : .some(choices)
    }

    /// "FILE…", "[DIR]", "[COMMAND]", "bash|zsh"
    init(_ operands: String) {
      if operands.contains("FILE") || operands.contains("PATH") {
        self = .files
      } else if operands.contains("DIR") {
        self = .folders
      } else if operands.contains("COMMAND") {
        self = .some(Help.topics)
      } else {
        self = .some(operands.contains("|") ? operands.split(separator: "|").map(String.init) : [])
      }
    }
  }

  private static func shown(_ verb: Verb) -> [Option] { verb.groups.filter { !$0.isHidden }.flatMap(\.options) }

  // MARK: bash

  static var bash: String {
    """
    # Completions of detent for bash: source <(detent completions bash)
    _detent() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} verb='' word IFS=$'\\n'
      COMPREPLY=()
      for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case $word in
        \(Verb.all.map(\.name).joined(separator: " | "))) verb=$word; break ;;
        esac
      done
      case $previous in
    \(bashValues)
      esac
      case $verb in
      '') COMPREPLY=($(compgen -W $'\(lines(Verb.all.map(\.name) + ["--help", "--version"]))' -- "$current")) ;;
    \(Verb.all.map(bashVerb).joined(separator: "\n"))
      esac
    }
    complete -F _detent detent
    """
  }

  /// A line for each option that takes a value; the last words of commands do not depend on them.
  private static var bashValues: String {
    var seen: Set<String> = []
    let options = Verb.all.flatMap(shown).filter { $0.value != nil && seen.insert($0.name).inserted }
    return options.map { "  \($0.name)) \(bash(Words(option: $0))) return ;;" }.joined(separator: "\n")
  }

  private static func bashVerb(_ verb: Verb) -> String {
    let names = shown(verb).map(\.name) + ["--help"]
    return """
        \(verb.name))
          case $current in
          -*) COMPREPLY=($(compgen -W $'\(lines(names))' -- "$current")) ;;
          *) \(bash(Words(verb.operands))) ;;
          esac ;;
      """
  }

  private static func bash(_ words: Words) -> String {
    switch words {
    case .files: "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\"));"
    case .folders: "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$current\"));"
    case .some(let words) where words.isEmpty: "COMPREPLY=();"
    case .some(let words):
      // As file names, so that the shell quotes what has spaces.
      "compopt -o filenames; COMPREPLY=($(compgen -W $'\(lines(words.map(bashWord)))' -- \"$current\"));"
    }
  }

  /// The word in quotes, which `compgen` takes off again, inside those of `$'…'`.
  private static func bashWord(_ word: String) -> String {
    word.contains(" ") || word.contains("\"") ? "\\'" + word + "\\'" : word
  }

  private static func lines(_ words: [String]) -> String { words.joined(separator: "\\n") }

  // MARK: zsh

  static var zsh: String {
    """
    #compdef detent
    # Completions of detent for zsh: detent completions zsh >~/.zfunc/_detent
    _detent() {
      local verb=''
      local word
      for word in ${words[2,CURRENT-1]}; do
        case $word in
        (\(Verb.all.map(\.name).joined(separator: "|"))) verb=$word; break ;;
        esac
      done
      case $verb in
      ('')
        local -a verbs=(
    \(Verb.all.map { "      '\($0.name):\(zshText($0.summary))'" }.joined(separator: "\n"))
        )
        _describe command verbs ;;
    \(Verb.all.map(zshVerb).joined(separator: "\n"))
      esac
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _detent "$@"; else compdef _detent detent; fi
    """
  }

  private static func zshVerb(_ verb: Verb) -> String {
    let options = shown(verb).map { option in
      "      '\(option.name)[\(zshText(option.help()))]\(option.value.map { ":\($0):\(zsh(Words(option: option)))" } ?? "")'"
    }
    let rows = options + ["      '--help[about this command]'", "      '*: :\(zsh(Words(verb.operands)))'"]
    return "  (\(verb.name))\n    _arguments \\\n\(rows.joined(separator: " \\\n")) ;;"
  }

  private static func zsh(_ words: Words) -> String {
    switch words {
    case .files: "_files"
    case .folders: "_files -/"
    case .some(let words): "(\(words.map(zshWord).joined(separator: " ")))"
    }
  }

  private static func zshWord(_ word: String) -> String {
    word.map { " \"()".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// Text inside an `_arguments` row: brackets, colons and quotes would end it.
  private static func zshText(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : $0 == "'" ? "’" : "\($0)" }.joined()
  }
}
