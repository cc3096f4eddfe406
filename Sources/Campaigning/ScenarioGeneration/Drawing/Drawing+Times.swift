import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws an instant of the run, recorded as microseconds since its start.
  ///
  /// Half are likely events, or a tick or a few seconds off, so that short actions overlap.
  mutating func drawTime() -> Int64 {
    let moments = moments
    let emptyFrom = emptyFrom
    let lastStimulus = isOn(.overlaps) ? lastStimulus : nil
    // An intent takes seconds, in which an entry or an answer may arrive.
    let oftenBefore = isOn(.overlaps) || isOn(.taps)
    let isSpread = !isOfRealWidgets
    let boundedLength = length
    let length = UInt64(length)
    let boundaries = boundaries
    let time = source.draw(upTo: length) { generator in
      let word = generator.next()
      let nudge = word >> 4 & 7
      // From 1 second to 32, in powers of two.
      let seconds = UInt64(1_000_000) << (word >> 16 & 255) % 6
      func beside(_ moment: Int64) -> UInt64 {
        switch nudge {
        case 0: UInt64(max(0, moment - 1))
        case 1: UInt64(moment + 1)
        case 2 where isSpread: UInt64(moment) + seconds
        case 3 where isSpread: UInt64(max(0, moment - Int64(seconds)))
        case 4...5 where isSpread && oftenBefore: UInt64(max(0, moment - Int64(seconds)))
        default: UInt64(moment)
        }
      }
      // Soon after the last stimulus, while its effects may be under way.
      if let lastStimulus, word >> 24 & 1 == 0 { return beside(lastStimulus + Int64(seconds)) }
      switch word & 15 {
      case 0...6:
        guard !moments.isEmpty else { return 0 }
        return beside(moments[Int(generator.next(upTo: UInt64(moments.count - 1)))])
      case 7: return beside(boundaries.leastReloadInterval)
      case 8: return beside(boundaries.hardDeadline)
      case 9: return word >> 8 & 1
      case 10: return generator.next(upTo: length)
      case 11, 12:
        // While a budget is empty, if it ever is.
        guard emptyFrom < boundedLength else {
          return generator.next(upTo: length / 60_000_000) * 60_000_000
        }
        let rest = UInt64(min(boundedLength - emptyFrom, 7_200_000_000))
        return UInt64(emptyFrom) + generator.next(upTo: rest)
      default:
        let minutes = length / 60_000_000
        // Early more often than late, so that effects have time to show.
        let bound = word >> 8 & 1 == 0 ? minutes : Swift.min(minutes, 90)
        return generator.next(upTo: bound) * 60_000_000
      }
    }
    return Int64(time)
  }
}
