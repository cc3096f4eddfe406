/// An optional feature of drawn scenarios; most are off in a case, so that the others interact.
enum Feature: Int, CaseIterable, Sendable {
  // The widgets.
  case severalWidgets, sharedKinds, severalPlacements, families, configurations, laterAdditions
  case names, snapshots
  // The code.
  case severalCalls, series, policies, slowness, deadlines, silence, doubleAnswers, errors
  case wrongDates, crowds, sizes
  // The views.
  case trees, links, controls, wrongViews, impurity
  // The phone and the length of the run.
  case device, lengths
  // The workload.
  case repetition, manyStimuli, reloadAll, pushes, sessions, locks, visibility, taps, environment
  case clockMoves, reboots, kills, removals, gallery, unknownTargets
  // For scripted widgets only.
  case overlaps
}

extension Feature {
  static let failures: [Feature] = [.deadlines, .silence, .errors, .wrongDates, .sizes]
}

struct Features: Sendable {
  private let bits: UInt64

  init(_ bits: UInt64) { self.bits = bits }

  func isOn(_ feature: Feature) -> Bool { bits >> UInt64(feature.rawValue) & 1 == 1 }

  func subtracting(_ others: [Feature]) -> Features {
    Features(others.reduce(bits) { $0 & ~(1 << UInt64($1.rawValue)) })
  }
}
