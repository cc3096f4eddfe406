import PropertyChecks
import PropertyTesting

/// An option of a check.
///
/// ```swift
/// try await check(lists, .cases(5_000), .requires("empty", atLeast: 1)) { list in
///   label("empty", if: list.isEmpty)
///   #expect(list.reversed().reversed() == list)
/// }
/// ```
public struct CheckOption: Sendable {
  let apply: @Sendable (inout CheckSettings) -> Void

  /// Sets the number of cases that should be judged; 1,000 by default.
  public static func cases(_ count: Int) -> CheckOption {
    CheckOption { $0.plan.cases = count }
  }

  /// Sets the seed of the search, which overrides the environment.
  ///
  /// By default, each test has its own constant seed.
  public static func seed(_ seed: UInt64) -> CheckOption {
    CheckOption {
      $0.plan.seed = seed
      $0.hasOwnSeed = true
    }
  }

  /// Sets the maximum number of property calls to shrink one failure; 2,000 by default.
  public static func shrinkBudget(_ calls: Int) -> CheckOption {
    CheckOption { $0.plan.shrinkBudget = calls }
  }

  /// Sets the time after which the search ends; none by default.
  ///
  /// With a limit, the findings depend on the machine. Shrinking is not limited.
  public static func timeLimit(_ limit: Duration) -> CheckOption {
    CheckOption { $0.plan.timeLimit = limit }
  }

  /// Sets the name of the property, required if one test has several checks with saved cases.
  public static func named(_ name: String) -> CheckOption {
    CheckOption { $0.name = name }
  }

  /// Requires a label to cover a share of the cases, in percent.
  public static func requires(_ label: String, atLeast percent: Double) -> CheckOption {
    CheckOption { $0.plan.requirements.append(Requirement(label, atLeast: percent)) }
  }

  /// Requires some case to reach a goal with ``sometimes(_:_:)``.
  public static func goal(_ goal: String) -> CheckOption {
    CheckOption { $0.plan.goals.append(goal) }
  }

  /// Sets the folder for failing cases; none by default.
  ///
  /// A relative path begins at the working directory, which is the package's folder in `swift
  /// test`.
  public static func database(_ folder: String) -> CheckOption {
    CheckOption { $0.store = DirectoryStore(folder) }
  }

  /// Sets the file to which observations are appended, one line per case; none by default.
  ///
  /// It overrides `PROPERTY_TESTING_OBSERVATIONS`. Tyche and similar tools read the file; see
  /// ``PropertyChecks/CheckObservation``.
  public static func observations(_ path: String) -> CheckOption {
    CheckOption { $0.observations = path }
  }

  /// Sets a description of the generator, stored in saved cases.
  public static func fingerprint(_ text: String) -> CheckOption {
    CheckOption { $0.plan.generatorFingerprint = text }
  }

  /// Sets the search options.
  public static func search(_ options: SearchOptions) -> CheckOption {
    CheckOption { $0.plan.search = options }
  }

  /// Runs each case first in a copy of the process, so that a trap is a failure like any other.
  ///
  /// Without it, a trap ends the tests and its case is lost. With it, the case is reported, shrunk
  /// and saved. Each call of the property costs a `fork`, about a millisecond, and runs twice. The
  /// closure must not suspend. Only for platforms with `fork`: Linux and macOS.
  public static var isolated: CheckOption {
    CheckOption { $0.isIsolated = true }
  }

  /// Guides the search by the edges and comparisons of the code under test.
  ///
  /// That code is compiled with `-sanitize=fuzzer
  /// -sanitize-coverage=edge,trace-pc-guard,trace-cmp`. Cases that cover something rare are varied:
  /// failures behind several conditions in a row are found that random cases do not reach. Only
  /// what the closure runs on its own thread counts; the closure must not suspend.
  public static var guidedByCoverage: CheckOption {
    CheckOption { $0.isGuidedByCoverage = true }
  }

  /// Attaches the report to the test even if it passes.
  public static var attachesReport: CheckOption {
    CheckOption { $0.attachesReport = true }
  }
}

/// The settings of a check after applying its options.
struct CheckSettings {
  var plan = CheckPlan(property: "")
  var hasOwnSeed = false
  var name: String?
  var store: DirectoryStore?
  var observations: String?
  var attachesReport = false
  var isIsolated = false
  var isGuidedByCoverage = false
}
