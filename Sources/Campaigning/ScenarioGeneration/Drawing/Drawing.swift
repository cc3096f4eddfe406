import PropertyTesting
import WidgetModel

/// The draw of one scenario: the source, the profile's numbers, and the state so far.
///
/// Each area draws its part with a type of its own, such as ``ActivityDrawing``, whose functions get
/// the drawing as `with`. Its own methods are mutating even if they only draw, so that calls never
/// run on a copy.
struct Drawing {
  let source: ChoiceSource
  var boundaries: Boundaries
  var features: Features

  /// The length of the run in microseconds.
  var length: Int64 = 0

  /// Instants of likely events, with which stimuli should coincide.
  var moments: [Int64] = []
  private var nextMoment = 0

  var lastStimulus: Int64?

  /// The time from which a budget is likely to be empty; `.max` if never.
  private(set) var emptyFrom = Int64.max

  /// The faults in each view tree of the current widget.
  var viewFaults: [FaultSet] = []

  /// The tappable nodes of each widget (links, buttons and toggles), by index in their tree.
  var targets: [[Int]] = []

  /// The indices of the real widgets, by role.
  var used: [WidgetInterface.Role: [Int]] = [:]

  var shown: [Input] = []

  var configurable: [Int] = []

  var seeded: [FaultSite] = []

  var census = Census()

  /// True if the widgets are real, so that the duration of their code is unknown.
  let isOfRealWidgets: Bool

  init(source: ChoiceSource, boundaries: Boundaries, isOfRealWidgets: Bool = false) {
    self.source = source
    self.boundaries = boundaries
    self.isOfRealWidgets = isOfRealWidgets
    // The features from `overlaps` on are for scripted widgets only.
    let count = isOfRealWidgets ? Feature.overlaps.rawValue : Feature.allCases.count
    let swarm = Swarm(count, from: source)
    var bits: UInt64 = 0
    for number in 0..<swarm.count where swarm.isOn(number) { bits |= 1 << UInt64(number) }
    features = Features(bits)
    // The number of moments kept; later ones replace the oldest.
    moments.reserveCapacity(48)
  }

  func isOn(_ feature: Feature) -> Bool { features.isOn(feature) }
}

extension Drawing {
  /// Returns whether a feature is on and used here; draws nothing if it is off.
  func uses(_ feature: Feature, _ numerator: Int = 1, in denominator: Int = 2) -> Bool {
    isOn(feature) && source.flag(numerator, in: denominator)
  }

  /// Draws a number, recorded as its distance from the lower end; half lie within 1 of an end.
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

  /// Draws the index of an alternative; 0, the simplest, with the given probability.
  func index(_ count: Int, first numerator: Int, in denominator: Int) -> Int {
    guard count > 1 else { return 0 }
    let value = source.draw(upTo: UInt64(count - 1)) { generator in
      generator.next(upTo: UInt64(denominator - 1)) < UInt64(numerator)
        ? 0 : 1 + generator.next(upTo: UInt64(count - 2))
    }
    return Int(value)
  }

  /// Registers that a budget is likely to be empty from an instant on.
  mutating func spend(until instant: Int64) {
    meet(instant)
    emptyFrom = min(emptyFrom, instant)
  }

  /// Draws the excess over a limit: a number from zero on, mostly 0 or 1.
  func excess(upTo most: UInt64) -> Int64 {
    let excess = source.draw(upTo: most) { generator in
      let word = generator.next()
      return word & 7 == 0 ? generator.next(upTo: most) : word >> 8 & word >> 9 & 1
    }
    return Int64(excess)
  }

  /// Registers a likely event at an instant.
  mutating func meet(_ instant: Int64) {
    guard instant >= 0, instant <= length else { return }
    if moments.count < 48 {
      moments.append(instant)
    } else {
      moments[nextMoment] = instant
      nextMoment = (nextMoment + 1) % 48
    }
  }

  /// Draws the memory of a process: up to the limit, or a little beyond it.
  func drawProcessMemory() -> Int64 {
    source.flag(1, in: 3)
      ? boundaries.memory + 1 + excess(upTo: 1 << 20) : number(0...boundaries.memory)
  }
}
