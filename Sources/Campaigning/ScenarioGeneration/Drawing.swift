import PropertyTesting
import WidgetModel

/// The draw of one scenario: the source, the numbers of the profile, and what was drawn so far.
///
/// To draw is mutating, even where nothing is noted: it would be asked of a copy wherever something else is.
struct Drawing {
  let source: ChoiceSource
  var boundaries: Boundaries
  var features: Features

  /// The length of the run in microseconds.
  var length: Int64 = 0

  /// Instants at which something is likely to happen, for stimuli to meet.
  var moments: [Int64] = []
  private var nextMoment = 0

  /// When the last stimulus that was drawn happens.
  var lastStimulus: Int64?

  /// From when on a budget is likely to be empty; the end of time if never.
  private(set) var emptyFrom = Int64.max

  /// The faults of the tree of each view of the widget at hand.
  var viewFaults: [FaultSet] = []

  /// The nodes of interest of each widget: links, buttons and toggles, by place in their tree.
  var targets: [[Int]] = []

  /// The real widgets by what they are, by place in the scenario.
  var used: [WidgetInterface.Role: [Int]] = [:]

  /// What the gallery shows of the real widgets.
  var shown: [Input] = []

  /// The real widgets that a person can configure.
  var configurable: [Int] = []

  /// The faults that were seeded.
  var seeded: [FaultSite] = []

  /// What is worth counting.
  var census = Census()

  /// Whether the widgets are real: how long their code takes is not known.
  let isOfRealWidgets: Bool

  init(source: ChoiceSource, boundaries: Boundaries, isOfRealWidgets: Bool = false) {
    self.source = source
    self.boundaries = boundaries
    self.isOfRealWidgets = isOfRealWidgets
    let count = isOfRealWidgets ? Feature.overlaps.rawValue : Feature.allCases.count
    let swarm = Swarm(count, from: source)
    var bits: UInt64 = 0
    for number in 0..<swarm.count where swarm.isOn(number) { bits |= 1 << UInt64(number) }
    features = Features(bits)
    moments.reserveCapacity(48)
  }

  func isOn(_ feature: Feature) -> Bool { features.isOn(feature) }
}

extension Drawing {
  /// Whether a feature is on and used here; without it nothing is drawn.
  func uses(_ feature: Feature, _ numerator: Int = 1, in denominator: Int = 2) -> Bool {
    isOn(feature) && source.flag(numerator, in: denominator)
  }

  /// A number from a range, recorded as its distance from the lower end.
  ///
  /// Half of them lie at an end of the range or one step from it.
  func number(_ range: ClosedRange<Int64>) -> Int64 {
    let width = UInt64(range.upperBound &- range.lowerBound)
    let distance = source.draw(upTo: width) { generator in
      let word = generator.next()
      switch word & 7 {
      case 0, 1: return 0
      case 2: return width
      case 3: return word & 8 == 0 ? 1 : width - Swift.min(width, 1)
      case 4, 5: return generator.next(upTo: width / 60_000_000) * 60_000_000
      default: return generator.next(upTo: width)
      }
    }
    return range.lowerBound + Int64(distance)
  }

  /// The index of an alternative; 0, the simplest, in the given share of all cases.
  func index(_ count: Int, first numerator: Int, in denominator: Int) -> Int {
    guard count > 1 else { return 0 }
    let value = source.draw(upTo: UInt64(count - 1)) { generator in
      generator.next(upTo: UInt64(denominator - 1)) < UInt64(numerator)
        ? 0 : 1 + generator.next(upTo: UInt64(count - 2))
    }
    return Int(value)
  }

  /// Notes that a budget is likely to be empty from an instant on.
  mutating func spend(until instant: Int64) {
    meet(instant)
    emptyFrom = min(emptyFrom, instant)
  }

  /// A number from zero on, mostly 0 or 1: how far beyond a limit something goes.
  func excess(upTo most: UInt64) -> Int64 {
    let excess = source.draw(upTo: most) { generator in
      let word = generator.next()
      return word & 7 == 0 ? generator.next(upTo: most) : word >> 8 & word >> 9 & 1
    }
    return Int64(excess)
  }

  /// Notes that something is likely to happen at an instant.
  mutating func meet(_ instant: Int64) {
    guard instant >= 0, instant <= length else { return }
    if moments.count < 48 {
      moments.append(instant)
    } else {
      moments[nextMoment] = instant
      nextMoment = (nextMoment + 1) % 48
    }
  }
}
