import CampaignRuns
import Campaigns
import Clauses
import Reporting
import WidgetModel

package enum SubjectOption {
  /// Returns the subject for a name, or the program's default; throws ``CommandError/usage(_:)``
  /// for none, ``SubjectCommandError`` if its first conversation fails.
  static func subject(
    _ name: String?,
    limits: ChildLimits,
    exactly isExact: Bool = false
  ) throws -> SubjectUnderTest {
    let program = CommandProgram.current
    let name = name ?? program.usualSubject
    if let own = try program.subject(name, limits, isExact) { return own }
    if name == "reference" { return .reference }
    if name.hasPrefix("exec:") {
      let command = String(name.dropFirst(5))
      guard command.contains(where: { !$0.isWhitespace }) else {
        throw CommandError.usage(
          "--subject exec: names no command; write for example --subject 'exec:python3 runtime.py'"
        )
      }
      return try SubjectUnderTest.command(
        command,
        limits: limits,
        exactly: isExact,
        shouldStop: { Interruption.isRequested }
      )
    }
    if name.hasPrefix("widget:") {
      throw CommandError.usage(
        "\(name.dropFirst(7)) is somebody's code: `widgetcheck check FOLDER --replay FILE` builds it "
          + "and runs the finding again"
      )
    }
    throw CommandError.usage(
      "there is no subject \"\(name)\"; give \(program.subjectNames); a runtime's own program alone knows it by "
        + "the name of its type"
    )
  }

  /// Returns the subject of a finding's file, unless the command line names one.
  ///
  /// A file must not start programs: a command only there throws ``CommandError/usage(_:)``.
  static func subject(
    _ name: String?,
    orOf file: String?,
    limits: ChildLimits,
    exactly isExact: Bool = false
  ) throws -> SubjectUnderTest {
    guard name == nil, let found = file else {
      return try subject(name, limits: limits, exactly: isExact)
    }
    guard !found.hasPrefix("exec:") else {
      throw CommandError.usage(
        "the file was found with \(found), and a file does not start programs; if you trust the command, "
          + "add --subject \(ShellQuoting.quote(found))"
      )
    }
    return try subject(found, limits: limits, exactly: isExact)
  }

  /// Returns the clauses for ids, rows and areas, in the order of the catalogue.
  package static func clauses(_ names: [String]) throws -> [Clause] {
    do {
      return try Clause.meant(by: names)
    } catch {
      throw CommandError.usage("\(error) (\(CommandProgram.current.name) clauses lists all)")
    }
  }
}
