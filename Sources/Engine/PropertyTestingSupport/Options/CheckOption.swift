import PropertyChecks
import PropertyTesting

/// Something that a check should do otherwise than by default.
///
/// ```swift
/// try await check(lists, .cases(5_000), .requires("empty", atLeast: 1)) { list, source in
///   source.label("empty", if: list.isEmpty)
///   #expect(list.reversed().reversed() == list)
/// }
/// ```
public struct CheckOption: Sendable {
  let apply: @Sendable (inout CheckSettings) -> Void

  /// The cases that should be judged; 1,000 by default.
  public static func cases(_ count: Int) -> CheckOption {
    CheckOption { $0.plan.cases = count }
  }

  /// The seed of the search, whatever the environment says.
  ///
  /// By default each test has a seed of its own, which is always the same.
  public static func seed(_ seed: UInt64) -> CheckOption {
    CheckOption {
      $0.plan.seed = seed
      $0.hasOwnSeed = true
    }
  }

  /// The calls of the property that the shrink of one failure may take; 2,000 by default.
  public static func shrinkBudget(_ calls: Int) -> CheckOption {
    CheckOption { $0.plan.shrinkBudget = calls }
  }

  /// The time after which the search ends; none by default.
  ///
  /// What a check finds then depends on the machine. Shrinking is not limited by it.
  public static func timeLimit(_ limit: Duration) -> CheckOption {
    CheckOption { $0.plan.timeLimit = limit }
  }

  /// The name of the property, needed where one test has several checks with saved cases.
  public static func named(_ name: String) -> CheckOption {
    CheckOption { $0.name = name }
  }

  /// A label that must cover a share of the cases, in percent.
  public static func requires(_ label: String, atLeast percent: Double) -> CheckOption {
    CheckOption { $0.plan.requirements.append(Requirement(label, atLeast: percent)) }
  }

  /// A goal that some case must reach with `source.sometimes`.
  public static func goal(_ goal: String) -> CheckOption {
    CheckOption { $0.plan.goals.append(goal) }
  }

  /// The folder in which failing cases are kept between runs; none by default.
  ///
  /// A relative path begins at the working directory, which is the package's folder in `swift test`.
  public static func database(_ folder: String) -> CheckOption {
    CheckOption { $0.store = DirectoryStore(folder) }
  }

  /// The file to which one line for each case is appended, in place of the one that the environment names in
  /// `PROPERTY_TESTING_OBSERVATIONS`; none by default.
  ///
  /// Tyche and like tools read it; see ``PropertyChecks/CheckObservation``.
  public static func observations(_ path: String) -> CheckOption {
    CheckOption { $0.observations = path }
  }

  /// What the generator is, in whatever form; noted in saved cases.
  public static func fingerprint(_ text: String) -> CheckOption {
    CheckOption { $0.plan.generatorFingerprint = text }
  }

  /// How cases are searched for.
  public static func search(_ options: SearchOptions) -> CheckOption {
    CheckOption { $0.plan.search = options }
  }

  /// Attaches the report to the test also when it passes.
  public static var attachesReport: CheckOption {
    CheckOption { $0.attachesReport = true }
  }
}

/// What the options of a check come to.
struct CheckSettings {
  var plan = CheckPlan(property: "")
  var hasOwnSeed = false
  var name: String?
  var store: DirectoryStore?
  var observations: String?
  var attachesReport = false
}
