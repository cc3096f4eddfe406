import PropertyTesting

/// The minimum share of cases with a label, so that a property cannot pass on trivial cases.
public struct Requirement: Hashable, Sendable {
  /// The label, as given to ``ChoiceSource/label(_:)``.
  public let label: String

  /// The minimum share of the judged cases, in percent.
  public let percent: Double

  /// Creates a requirement; `percent` must be above 0 and at most 100.
  public init(_ label: String, atLeast percent: Double) {
    precondition(percent > 0 && percent <= 100, "a share of \(percent) percent")
    self.label = label
    self.percent = percent
  }
}

/// The verdict on one requirement.
public struct CoverageVerdict: Hashable, Sendable {
  /// The result of the coverage test.
  public enum Outcome: String, Hashable, Sendable {
    /// The share is at least nine tenths of the required one.
    case sufficient
    case insufficient
    case undecided
  }

  /// The requirement.
  public let requirement: Requirement

  /// The number of cases with the label.
  public let count: Int

  /// The number of judged cases.
  public let judged: Int

  /// The result of the coverage test.
  public let standing: Outcome

  /// Judges a count of cases by a sequential test, or exactly if they are the whole domain.
  ///
  /// The test may be repeated as cases are added, and is wrong at most once in 10^9 times. The
  /// share is sufficient if the lower end of its Wilson score interval reaches nine tenths of the
  /// required share, and insufficient if the upper end does not reach the required share.
  ///
  /// Source: QuickCheck's `checkCoverage`; Edwin B. Wilson, "Probable Inference, the Law of
  /// Succession, and Statistical Inference", 1927.
  public init(_ requirement: Requirement, count: Int, judged: Int, isExact: Bool = false) {
    self.requirement = requirement
    self.count = count
    self.judged = judged
    let required = requirement.percent / 100
    let interval = WilsonInterval(count: count, of: judged)
    if isExact {
      let isEnough = Double(count) >= required * Double(judged)
      standing = isEnough ? .sufficient : .insufficient
    } else if interval.lower >= required * Self.tolerance {
      standing = .sufficient
    } else {
      standing = interval.upper < required ? .insufficient : .undecided
    }
  }

  /// The sufficient part of the required share; at 1, a share close to the limit is never decided.
  private static let tolerance = 0.9

  /// The share of the cases with the label, in percent; 0 if there are no cases.
  public var percent: Double { judged == 0 ? 0 : Double(count) / Double(judged) * 100 }

  /// True unless the share is insufficient, or undecided and below the required one.
  public var isAcceptable: Bool {
    switch standing {
    case .sufficient: true
    case .insufficient: false
    case .undecided: judged > 0 && percent >= requirement.percent
    }
  }
}

extension CoverageVerdict: CustomStringConvertible {
  /// A one-line result, with advice if the coverage is too low.
  public var description: String {
    let found = "\(count) of \(judged) cases (\(percentText(percent)) %) are `\(requirement.label)`"
    let wanted = "at least \(percentText(requirement.percent)) % are required"
    return switch standing {
    case .sufficient: "\(found), \(wanted)"
    case .insufficient: "\(found), \(wanted); let the generator make more of them"
    case .undecided:
      isAcceptable
        ? "\(found), \(wanted); too few cases to be sure"
        : "\(found), \(wanted); run more cases, or let the generator make more of them"
    }
  }
}

/// Returns a percentage with at most two decimals.
func percentText(_ percent: Double) -> String {
  let hundredths = Int((percent * 100).rounded())
  let (whole, rest) = (hundredths / 100, hundredths % 100)
  if rest == 0 { return "\(whole)" }
  return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
