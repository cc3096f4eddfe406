import CampaignRuns
import Foundation
import Reporting

/// The files that `init` writes into a repository.
struct StarterFiles {
  /// The top of the repository: the folder with `.git`, or the one that was given.
  private let root: String
  /// The app below the top, `.` for the top itself.
  private let app: String
  private let folder = ".widgetcheck"

  /// Finds the repository of an app.
  ///
  /// - Parameter path: The folder, project or workspace that is checked.
  /// - Throws: ``CommandError`` where it is not there.
  init(for path: String) throws {
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    let files = FileManager.default
    guard files.fileExists(atPath: full) else {
      throw CommandError.unreadable("\(path) is not there; give the folder of an app")
    }
    let isFolder = URL(fileURLWithPath: full).pathExtension.isEmpty
    let start = isFolder ? full : URL(fileURLWithPath: full).deletingLastPathComponent().path
    var top = start
    while top != "/", !files.fileExists(atPath: top + "/.git") {
      top = URL(fileURLWithPath: top).deletingLastPathComponent().path
    }
    root = top == "/" ? start : top
    app = full == root ? "." : String(full.dropFirst(root.count + 1))
  }

  /// The absolute path of the folder of fixtures.
  var fixtures: String { "\(root)/\(folder)/fixtures" }

  /// The absolute path of the file of expectations.
  var expectations: String { "\(root)/\(folder)/expected.txt" }

  /// Whether fixtures were written: not where the widgets ask for nothing.
  var hasFixtures: Bool { FileManager.default.fileExists(atPath: fixtures) }

  private var workflow: String { "\(root)/.github/workflows/widgetcheck.yml" }

  /// Makes sure that nothing is written over.
  ///
  /// - Throws: ``CommandError`` that names what is there.
  func checkThatNothingIsThere() throws {
    for path in [workflow, expectations, fixtures]
    where FileManager.default.fileExists(atPath: path) {
      throw CommandError.usage(
        "\(path) is there, and nothing is written over; take it away, or use `widgetcheck check`"
      )
    }
  }

  /// Makes the folder of the expectations, which the check then writes.
  ///
  /// - Throws: ``CommandError`` where it cannot be made.
  func makeFolder() throws { try make("\(root)/\(folder)") }

  /// Writes the workflow.
  ///
  /// - Parameter arguments: The options of `check` besides those of the files.
  /// - Throws: ``CommandError`` where it cannot be written.
  func writeWorkflow(arguments: [String]) throws {
    try make("\(root)/.github/workflows")
    let given = hasFixtures ? ["--fixtures", "\(folder)/fixtures"] : []
    let words =
      ["check", app] + arguments + given
      + ["--expect", "\(folder)/expected.txt", "--output", "widgetcheck-report"]
    let command = words.map(ShellQuoting.quote).joined(separator: " ")
    let text = """
      # Checks the widgets with WidgetCheck on every push. See \(folder) for what it is given and what it expects.
      name: WidgetCheck
      on: [push, pull_request]
      permissions:
        contents: read
      jobs:
        widgets:
          runs-on: ubuntu-latest
          container: swift:6.3
          timeout-minutes: 30
          steps:
            - uses: actions/checkout@v4
            - name: Get WidgetCheck
              run: git clone --depth 1 \(StarterFiles.origin) ../WidgetCheck
            - name: Check the widgets
              run: ../WidgetCheck/.bin/widgetcheck \(command)
            - name: Keep the report
              if: always()
              uses: actions/upload-artifact@v4
              with:
                name: widgetcheck-report
                path: widgetcheck-report

      """
    do { try text.write(toFile: workflow, atomically: true, encoding: .utf8) } catch {
      throw CommandError.cannotWrite(workflow, "\(error)")
    }
  }

  /// What was written, a line each, and what to do next.
  var summary: [String] {
    let fixtures =
      hasFixtures
      ? "\(folder)/fixtures: data that the widgets ask for, made up; put your app's own there"
      : "no fixtures: the widgets ask for nothing"
    return [
      "wrote into \(root):",
      "  .github/workflows/widgetcheck.yml: checks the widgets on every push",
      "  \(folder)/expected.txt: what breaks today; mend it and take its lines out",
      "  \(fixtures)",
    ]
      + (StarterFiles.origin.hasPrefix("$")
        ? ["set the variable WIDGETCHECK_URL of the repository to where WidgetCheck is cloned from"]
        : [])
  }

  /// Where WidgetCheck itself was cloned from, or the variable of a workflow that says so.
  private static var origin: String {
    let own = URL(fileURLWithPath: CommandLine.executable).resolvingSymlinksInPath().path
    let clone = own.components(separatedBy: "/.build/")[0]
    let config = (try? String(contentsOfFile: clone + "/.git/config", encoding: .utf8)) ?? ""
    let url = config.firstMatch(of: /\[remote "origin"\][^\[]*?url\s*=\s*(https:\S+)/)
    return url.map { String($0.1) } ?? "${{ vars.WIDGETCHECK_URL }}"
  }

  private func make(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { throw CommandError.cannotWrite(path, "\(error)") }
  }
}
