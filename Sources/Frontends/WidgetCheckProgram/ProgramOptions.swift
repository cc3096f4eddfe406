import CampaignRuns
import WidgetCampaigns
import WidgetModel

/// The options of a program that tests its own widgets, parsed by hand because the libraries depend
/// only on the toolchain; `widgetcheck` has the others.
struct ProgramOptions {
  var profile = Scenario.defaultProfile
  var seed: UInt64 = 1
  var cases = WidgetCampaign.defaultCases
  var output = "Reports/latest"
  var fixtures: String?
  var released: String?
  var workers: Int?
  var replay: [String] = []
  var isQuiet = false
  var failsFast = false
  var wantsHelp = false

  /// Parses a command line, or throws a ``CommandError`` with the problem.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch name {
      case "--help", "-h": wantsHelp = true
      case "--quiet": isQuiet = true
      case "--fail-fast": failsFast = true
      case "--profile": profile = try ProgramOptions.value(of: name, &rest)
      case "--output", "-o": output = try ProgramOptions.value(of: name, &rest)
      case "--fixtures": fixtures = try ProgramOptions.value(of: name, &rest)
      case "--released": released = try ProgramOptions.value(of: name, &rest)
      case "--replay": replay.append(try ProgramOptions.value(of: name, &rest))
      case "--seed": seed = try ProgramOptions.number(of: name, &rest)
      case "--cases": cases = try ProgramOptions.number(of: name, &rest)
      case "--workers": workers = try ProgramOptions.number(of: name, &rest)
      default: throw CommandError.usage("there is no option \(name); --help lists them")
      }
    }
    guard Profile.named(profile) != nil else {
      let names = Profile.catalogue.map(\.name).joined(separator: ", ")
      throw CommandError.usage("there is no profile \(profile); profiles are \(names)")
    }
    guard cases > 0 else {
      throw CommandError.nothing("--cases \(cases) runs nothing; give at least 1")
    }
    if let workers, workers < 1 { throw CommandError.usage("--workers needs at least 1") }
  }

  var words: [String] {
    let chosen = profile == Scenario.defaultProfile ? [] : ["--profile", profile]
    return ["--cases", String(cases), "--seed", String(seed)] + chosen + surroundings
  }

  var surroundings: [String] {
    (fixtures.map { ["--fixtures", $0] } ?? []) + (released.map { ["--released", $0] } ?? [])
  }

  private static func value(of name: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw CommandError.usage("\(name) needs a value") }
    return value
  }

  private static func number<Number: FixedWidthInteger>(
    of name: String,
    _ rest: inout ArraySlice<String>
  ) throws -> Number {
    let text = try value(of: name, &rest)
    guard let number = Number(text) else {
      throw CommandError.usage("\(name) \(text) is not a number")
    }
    return number
  }

  static func help(_ name: String) -> String {
    """
    \(name): tries these widgets against random days and writes a report.

      --cases N       the number of random scenarios (\(WidgetCampaign.defaultCases))
      --seed N        the seed of the random scenarios (1)
      --profile NAME  the platform profile (\(Scenario.defaultProfile))
      --fixtures DIR  answers of the network and shared data
      --released FILE the record of the released version, whose kinds must stay
      --output DIR    where the reports go (Reports/latest)
      --workers N     the number of worker processes (all processors)
      --replay FILE   run the scenario of a finding's file again, and nothing else
      --fail-fast     end at the first violation that fails the run
      --quiet         print nothing but findings and errors

    `widgetcheck check` and `checkConformance(of:)` have more options.
    """
  }
}
