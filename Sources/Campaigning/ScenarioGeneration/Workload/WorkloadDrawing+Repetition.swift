import PropertyTesting
import WidgetModel

extension WorkloadDrawing {
  static func drawRepetition(_ stimulus: inout Stimulus, with drawing: inout Drawing) {
    guard isRepeatable(stimulus.input.word) else { return }
    drawing.source.open(.repetition)
    defer { drawing.source.close() }
    if drawing.isOn(.repetition) {
      switch drawing.source.pick(weights: [3, 2, 4]) {
      case 0: break
      case 1: drawBurst(&stimulus, with: drawing)
      default: drawPolling(&stimulus, with: drawing)
      }
    } else if drawing.source.flag(1, in: 6) {
      drawBurst(&stimulus, with: drawing)
    }
  }

  /// Draws a few repetitions in quick succession, often near the app's debounce interval.
  private static func drawBurst(_ stimulus: inout Stimulus, with drawing: Drawing) {
    stimulus.times = 2 + Int(drawing.source.draw(upTo: 3))
    let debounce = UInt64(drawing.boundaries.debounce)
    let every = drawing.source.draw(upTo: 2 * debounce + 1) { generator in
      let word = generator.next()
      return switch word & 7 {
      case 0, 1: debounce
      case 2: debounce + 1
      case 3: debounce - min(debounce, 1)
      case 4, 5: 0
      default: generator.next(upTo: 2 * debounce)
      }
    }
    stimulus.every = Interval(microseconds: Int64(every))
  }

  /// Draws a poll, often as fast and as often as the budget allows, or once more.
  private static func drawPolling(_ stimulus: inout Stimulus, with drawing: Drawing) {
    let boundaries = drawing.boundaries
    let every = drawing.source.draw(upTo: UInt64(Interval.day.microseconds)) { generator in
      let word = generator.next()
      let least = UInt64(boundaries.leastReloadInterval)
      return switch word & 15 {
      case 0...5: least
      case 6: least - min(least, 1)
      case 7: least + 1
      case 8, 9: 3_600_000_000
      case 10: 1_200_000_000
      case 11: 60_000_000
      default: 60_000_000 * (1 + (word >> 8 & 63))
      }
    }
    stimulus.every = Interval(microseconds: Int64(every))
    let fitting = every == 0 ? 8 : UInt64(drawing.length - stimulus.at.microseconds) / every
    let most = drawing.source.draw(upTo: 600) { generator in
      let word = generator.next()
      let times: Int64 =
        switch word & 15 {
        case 0: boundaries.burst - 1
        case 1: boundaries.burst
        case 2, 3: boundaries.burst + 1
        case 4: boundaries.burst + Int64(word >> 8 & 15)
        case 5: boundaries.daily
        case 6, 7: boundaries.daily + 1
        case 8: boundaries.daily + Int64(word >> 8 & 63)
        case 9: Int64(word >> 8 & 511)
        default: Int64(word >> 8 & 15)
        }
      return min(UInt64(max(times, 2)) - 2, fitting)
    }
    stimulus.times = 2 + Int(most)
  }
}
