/// How far numbers of each kind went in cases that passed before the failure was found.
///
/// If the failure needs a number over some threshold, then the threshold lies over what passed:
/// there a search for the smallest number that shows the failure begins.
struct PassedNumbers {
  private var passed: [Kind: [UInt64]] = [:]

  private struct Kind: Hashable {
    let bound: UInt64
    let fold: SimplestFirstOrder
    let isBelow: Bool
  }

  /// How many distances are kept for a kind.
  private static let limit = 64

  /// Notes a distance in a case that passed.
  mutating func note(_ distance: SimplestFirstOrder.Distance, of choice: Choice) {
    let kind = Kind(bound: choice.bound, fold: choice.fold, isBelow: distance.isBelow)
    var known = passed[kind, default: []]
    let place = known.firstIndex { $0 >= distance.magnitude } ?? known.endIndex
    guard known.count < Self.limit, place == known.endIndex || known[place] != distance.magnitude
    else { return }
    known.insert(distance.magnitude, at: place)
    passed[kind] = known
  }

  /// The largest distance below another one that passed, on the same side.
  func nearest(below distance: SimplestFirstOrder.Distance, of choice: Choice) -> UInt64? {
    let kind = Kind(bound: choice.bound, fold: choice.fold, isBelow: distance.isBelow)
    return passed[kind]?.last { $0 < distance.magnitude }
  }
}

extension Reduction {
  /// Learns from cases that passed; costs a run of the generator each and no call.
  @usableFromInline
  func learn(from passing: [[UInt64]]) {
    for values in passing {
      source.beginReplay(values)
      generate()
      for choice in source.choices where choice.bound > 1 {
        boundaries.note(choice.fold.distance(of: choice.value), of: choice)
      }
    }
  }
}
