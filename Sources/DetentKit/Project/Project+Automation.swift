/// The files by which editors and CI services run the project.
extension Project {
  /// Detent's messages are `file:line: text`, after a mark or a word: `✗ failed: flows/welcome.lua:12: …`.
  static let problemPattern = "^(?:✗ )?(?:[a-z]+: )?([^:\\\\s][^:]*\\\\.lua):(\\\\d+): (.*)$"

  static var tasks: String {
    let run = task("Detent: run this flow", "run --no-color ${relativeFile}", group: "build")
    let test = task("Detent: test everything", "test --no-color", group: "test")
    return """
      {
        "version": "2.0.0",
        "tasks": [
          \(run), \(test)
        ]
      }

      """
  }

  private static func task(_ label: String, _ command: String, group: String) -> String {
    """
    {
          "label": "\(label)",
          "type": "shell",
          "command": "detent \(command)",
          "options": { "cwd": "${workspaceFolder}" },
          "group": { "kind": "\(group)", "isDefault": true },
          "presentation": { "clear": true },
          "problemMatcher": {
            "owner": "detent",
            "fileLocation": ["relative", "${workspaceFolder}"],
            "pattern": { "regexp": "\(problemPattern)", "file": 1, "line": 2, "message": 3 }
          }
        }
    """
  }

  /// What both services run; tests come with a report that the service shows.
  private static func lines(report: String) -> [String] {
    [
      "detent run flows/*.lua", "detent test --forbid-only --report text --report \(report)", "detent lint flows",
    ]
  }

  static var github: String {
    """
    # Detent on GitHub. The image must have `detent` on its path: docs/editor.md of Detent says how to make one.
    name: detent
    on: [push, pull_request]
    jobs:
      flows:
        runs-on: ubuntu-latest
        container: ${{ vars.DETENT_IMAGE }}
        steps:
          - uses: actions/checkout@v4
    \(lines(report: "markdown:$GITHUB_STEP_SUMMARY").map { "      - run: \($0)\n" }.joined())
    """
  }

  static var gitlab: String {
    """
    # Detent on GitLab. The image must have `detent` on its path: docs/editor.md of Detent says how to make one.
    detent:
      image: $DETENT_IMAGE
      script:
    \(lines(report: "junit:detent.xml").map { "    - \($0)" }.joined(separator: "\n"))
      artifacts:
        when: always
        reports:
          junit: detent.xml

    """
  }
}
