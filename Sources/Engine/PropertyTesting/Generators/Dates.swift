/// Dates with times of day, from a range; the beginning of 2000 is the simplest.
///
/// A date is six choices, from the year to the second, each of which shrinks on its own: the year
/// towards 2000, everything else towards its least. If the range does not contain the beginning of
/// 2000, the year is the nearest and the rest is the least that the range admits. Random draws mix
/// uniform dates with leap days, ends of months and years, midnights, clock changes in Europe and
/// America, the end of 32-bit time, dates drawn earlier in this case and their neighbours.
public struct Dates: Generator {
  private let range: ClosedRange<CivilDate>

  /// Creates a generator of the dates of a range, from 1900 to 2100 by default.
  public init(
    in range: ClosedRange<CivilDate> = CivilDate(1900, 1, 1)...CivilDate(2100, 12, 31, 23, 59, 59)
  ) {
    self.range = range
  }

  /// Draws one date.
  public func generate(from source: ChoiceSource) -> CivilDate {
    let chosen = source.isRandom ? source.randomDate(in: range) : nil
    let date = source.date(in: range) { position, component, simplest in
      if let chosen {
        source.record(Int64(chosen.component(position)), in: component, towards: simplest)
        return chosen.component(position)
      }
      return Int(source.draw(in: component, towards: simplest))
    }
    return date
  }
}

extension Dates: RecordingGenerator {
  /// Records the choices of a date.
  public func record(_ value: CivilDate, in source: ChoiceSource) -> Bool {
    guard range.contains(value) else { return false }
    _ = source.date(in: range) { position, component, simplest in
      source.record(Int64(value.component(position)), in: component, towards: simplest)
      return value.component(position)
    }
    return true
  }
}

extension SpanLabel {
  /// A date with its components.
  public static let date = SpanLabel(11)
}

extension CivilDate {
  /// Returns a component by position, from 0 for the year to 5 for the second.
  fileprivate func component(_ position: Int) -> Int {
    switch position {
    case 0: year
    case 1: month
    case 2: day
    case 3: hour
    case 4: minute
    default: second
    }
  }
}

extension ChoiceSource {
  /// Makes a date of components, each from the range that the earlier ones leave open.
  fileprivate func date(
    in range: ClosedRange<CivilDate>,
    component: (_ position: Int, _ range: ClosedRange<Int64>, _ simplest: Int64) -> Int
  ) -> CivilDate {
    span(.date) {
      /// True while all components so far equal those of an end of the range.
      var (isLowest, isHighest) = (true, true)
      func next(_ position: Int, _ least: Int, _ most: Int, towards simplest: Int) -> Int {
        let lower = isLowest ? range.lowerBound.component(position) : least
        let upper = isHighest ? range.upperBound.component(position) : most
        let value = component(position, Int64(lower)...Int64(upper), Int64(simplest))
        isLowest = isLowest && value == lower
        isHighest = isHighest && value == upper
        return value
      }
      let year = next(0, CivilDate.years.lowerBound, CivilDate.years.upperBound, towards: 2000)
      let month = next(1, 1, 12, towards: 1)
      let day = next(2, 1, CivilDate.days(inMonth: month, of: year), towards: 1)
      return CivilDate(
        year,
        month,
        day,
        next(3, 0, 23, towards: 0),
        next(4, 0, 59, towards: 0),
        next(5, 0, 59, towards: 0)
      )
    }
  }

  /// Draws from the mixture of uniform dates, edges, recent dates and midnights.
  fileprivate func randomDate(in range: ClosedRange<CivilDate>) -> CivilDate {
    let seconds = range.lowerBound.secondsSince1970...range.upperBound.secondsSince1970
    let width = UInt64(seconds.upperBound - seconds.lowerBound)
    let word = generator.next()
    var chosen = seconds.lowerBound + Int64(generator.next(upTo: width))
    switch word & 7 {
    case 0, 1, 2:
      let years = range.lowerBound.year...range.upperBound.year
      let edge = CivilDate.edge(in: years, &generator).secondsSince1970
      if seconds.contains(edge) { chosen = edge }
    case 3:
      let steps: [Int64] = [0, 1, 60, 3600, 86_400, 604_800, 31_536_000, 0]
      let step = steps[Int(word >> 4 & 7)] * (word & 8 == 0 ? 1 : -1)
      if let recent = recent.any(word >> 8), seconds.contains(recent),
        seconds.contains(recent + step)
      {
        chosen = recent + step
      }
    case 4: chosen = max(seconds.lowerBound, chosen - (chosen % 86_400 + 86_400) % 86_400)
    default: break
    }
    recent.remember(chosen)
    return CivilDate(secondsSince1970: chosen)
  }
}
