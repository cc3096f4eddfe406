import CampaignRuns
import Foundation
import Reporting

struct StarterFiles {
  /// The top of the repository: the folder with `.git`, or the given one.
  private let root: String
  /// The path of the app relative to the top, `.` for the top itself.
  private let app: String
  private let folder = ".widgetcheck"

  /// Finds the repository of an app's folder, project or workspace, or throws a ``CommandError``.
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

  var fixtures: String { "\(root)/\(folder)/fixtures" }

  var expectations: String { "\(root)/\(folder)/expected.txt" }

  /// True if fixtures were written; widgets may ask for none.
  var hasFixtures: Bool { FileManager.default.fileExists(atPath: fixtures) }

  private var workflow: String { "\(root)/.github/workflows/widgetcheck.yml" }

  /// Throws a ``CommandError`` with an existing file that would be overwritten.
  func checkThatNothingIsThere() throws {
    for path in [workflow, expectations, fixtures]
    where FileManager.default.fileExists(atPath: path) {
      throw CommandError.usage(
        "\(path) exists, and nothing is overwritten; remove it, or use `widgetcheck check`"
      )
    }
  }

  /// Creates the folder of the expectations, or throws a ``CommandError``.
  func makeFolder() throws { try make("\(root)/\(folder)") }

  /// Writes the workflow, or throws a ``CommandError``; `arguments` are those not about files.
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

  /// The written files, and the next steps.
  var summary: [String] {
    let fixtures =
      hasFixtures
      ? "\(folder)/fixtures: data that the widgets ask for, made up; put your app's own there"
      : "no fixtures: the widgets ask for nothing"
    return [
      "wrote into \(root):",
      "  .github/workflows/widgetcheck.yml: checks the widgets on every push",
      "  \(folder)/expected.txt: today's failures; fix them and remove their lines",
      "  \(fixtures)",
    ]
      + (StarterFiles.origin.hasPrefix("$")
        ? ["set the variable WIDGETCHECK_URL of the repository to where WidgetCheck is cloned from"]
        : [])
  }

  /// The URL from which WidgetCheck was cloned, or a workflow variable with it.
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
