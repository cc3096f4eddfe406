import CampaignRuns
import Foundation
import RunRecord
import WidgetModel

package enum CommandArguments {
  /// Joins negative numbers, which the parser would read as options, to theirs, as in `--cases=-5`.
  package static func joiningNegativeNumbers(in arguments: [String]) -> [String] {
    var joined: [String] = []
    var isLiteral = false
    for argument in arguments {
      // Everything after `--` is an argument.
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

  /// Returns the error for an unknown command in the first argument, with the nearest name, or
  /// `check` for a folder.
  package static func unknownCommand(
    in arguments: [String],
    of commands: [String],
    _ program: String
  ) -> CommandError? {
    guard let first = arguments.first, !first.hasPrefix("-"), !commands.contains(first),
      first != "help"
    else { return nil }
    if commands.contains("check"), FileManager.default.fileExists(atPath: first) {
      return .usage(
        "\"\(first)\" is not a command; to check its widgets: \(program) check \(first)"
      )
    }
    let nearest = Suggestion.nearest(to: first, of: commands)
    return .usage(
      "there is no command \"\(first)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
        + " (\(program) --help lists all)"
    )
  }

  /// Returns the arguments of this process for the parser; exits if the command is unknown.
  package static func read(commands: [String]) -> [String] {
    let arguments = joiningNegativeNumbers(in: Array(CommandLine.arguments.dropFirst()))
    if let error = unknownCommand(in: arguments, of: commands, CommandProgram.current.name) {
      Console.printNote("\(CommandProgram.current.name): \(error)")
      exit(error.status.rawValue)
    }
    return arguments
  }
}
