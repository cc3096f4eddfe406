/// The distances of numbers, by kind, in cases that passed before the failure was found.
///
/// If a failure needs a number over some threshold, the threshold lies above the passing numbers,
/// so the search for the smallest failing number begins there.
struct PassedNumbers {
  private var passed: [Kind: [UInt64]] = [:]

  private struct Kind: Hashable {
    let bound: UInt64
    let fold: SimplestFirstOrder
    let isBelow: Bool
  }

  private static let limit = 64

  mutating func record(_ distance: SimplestFirstOrder.Distance, of choice: Choice) {
    let kind = Kind(bound: choice.bound, fold: choice.fold, isBelow: distance.isBelow)
    var known = passed[kind, default: []]
    let place = known.firstIndex { $0 >= distance.magnitude } ?? known.endIndex
    guard known.count < Self.limit, place == known.endIndex || known[place] != distance.magnitude
    else { return }
    known.insert(distance.magnitude, at: place)
    passed[kind] = known
  }

  /// Returns the largest passing distance below another one, on the same side.
  func nearest(below distance: SimplestFirstOrder.Distance, of choice: Choice) -> UInt64? {
    let kind = Kind(bound: choice.bound, fold: choice.fold, isBelow: distance.isBelow)
    return passed[kind]?.last { $0 < distance.magnitude }
  }
}

extension Reduction {
  /// Learns from passing cases; costs one run of the generator each and no call.
  @usableFromInline
  func learn(from passing: [[UInt64]]) {
    for values in passing {
      source.beginReplay(values)
      generate()
      for choice in source.choices where choice.bound > 1 {
        boundaries.record(choice.fold.distance(of: choice.value), of: choice)
      }
    }
  }
}
