import PropertyTesting

/// A share of the cases that must carry a label, so that a property cannot pass on trivial cases.
public struct Requirement: Hashable, Sendable {
  /// The label, as given to ``ChoiceSource/label(_:)``.
  public let label: String

  /// The least share of the judged cases, in percent.
  public let percent: Double

  /// Creates a requirement.
  ///
  /// - Precondition: `percent` is above 0 and at most 100.
  public init(_ label: String, atLeast percent: Double) {
    precondition(percent > 0 && percent <= 100, "a share of \(percent) percent")
    self.label = label
    self.percent = percent
  }
}

/// What a run says about one requirement.
public struct CoverageVerdict: Hashable, Sendable {
  /// What the numbers show.
  public enum Outcome: String, Hashable, Sendable {
    /// The share is as large as required, or within a tenth of it.
    case sufficient
    /// The share is smaller than required.
    case insufficient
    /// There were too few cases to tell.
    case undecided
  }

  /// What was required.
  public let requirement: Requirement

  /// The cases that carried the label.
  public let count: Int

  /// The cases that were judged.
  public let judged: Int

  /// What the numbers show.
  public let standing: Outcome

  /// Judges a count of cases by a sequential test, or exactly when they are the whole domain.
  ///
  /// The test may be repeated as cases are added. It is wrong at most once in 10^9 times: the share is
  /// held to be sufficient when the lower end of its Wilson score interval reaches nine tenths of what is
  /// required, and insufficient when the upper end does not reach it.
  ///
  /// Source: QuickCheck's `checkCoverage`; Edwin B. Wilson, "Probable Inference, the Law of Succession,
  /// and Statistical Inference", 1927.
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

  /// The part of the required share that is enough; without it a share that is just met never ends.
  private static let tolerance = 0.9

  /// The plain share of the cases, in percent; 0 when there are none.
  public var percent: Double { judged == 0 ? 0 : Double(count) / Double(judged) * 100 }

  /// Whether the run may pass: not when shown to be insufficient, nor when undecided and below.
  public var isAcceptable: Bool {
    switch standing {
    case .sufficient: true
    case .insufficient: false
    case .undecided: judged > 0 && percent >= requirement.percent
    }
  }
}

extension CoverageVerdict: CustomStringConvertible {
  /// One line saying what was found, and what to do where it is not enough.
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

/// A percentage with at most two decimals.
func percentText(_ percent: Double) -> String {
  let hundredths = Int((percent * 100).rounded())
  let (whole, rest) = (hundredths / 100, hundredths % 100)
  if rest == 0 { return "\(whole)" }
  return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
