import CampaignRuns
import Foundation
import RunRecord
import WidgetModel

/// The arguments of a command line, before they are parsed.
package enum CommandArguments {
  /// Negative numbers are joined to their option, since the parser would take them for options.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: The arguments with `--cases -5` as `--cases=-5`.
  package static func joiningNegativeNumbers(in arguments: [String]) -> [String] {
    var joined: [String] = []
    var isLiteral = false
    for argument in arguments {
      isLiteral = isLiteral || argument == "--"
      let isNegative = argument.wholeMatch(of: /-[0-9]+(\.[0-9]+)?/) != nil
      if isNegative, !isLiteral, let option = joined.last, option.hasPrefix("--"),
        !option.contains("=")
      {
        joined[joined.count - 1] = "\(option)=\(argument)"
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  /// The problem with a first argument that is no command, `nil` where it is one or an option.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - commands: The names of the commands.
  ///   - program: The program's name.
  /// - Returns: The problem with the nearest name, or with `check` for a folder.
  package static func unknownCommand(
    in arguments: [String],
    of commands: [String],
    _ program: String
  ) -> CommandError? {
    guard let first = arguments.first, !first.hasPrefix("-"), !commands.contains(first),
      first != "help"
    else { return nil }
    if commands.contains("check"), FileManager.default.fileExists(atPath: first) {
      return .usage("\"\(first)\" is no command; to check its widgets: \(program) check \(first)")
    }
    let nearest = Suggestion.nearest(to: first, of: commands)
    return .usage(
      "there is no command \"\(first)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
        + " (\(program) --help lists all)"
    )
  }

  /// The arguments of this process as the parser reads them; the process ends if the command is unknown.
  package static func read(commands: [String]) -> [String] {
    let arguments = joiningNegativeNumbers(in: Array(CommandLine.arguments.dropFirst()))
    if let error = unknownCommand(in: arguments, of: commands, CommandProgram.current.name) {
      Console.note("\(CommandProgram.current.name): \(error)")
      exit(error.status.rawValue)
    }
    return arguments
  }
}
