extension Reduction {
  /// Rounds floating-point numbers to an adjacent whole number, or else to one with few digits.
  ///
  /// Choices order all whole numbers before all fractions, so an adjacent whole number is far away
  /// in choice order and lowering does not find it. Invariant: a success lowers the number.
  func roundFloats() {
    for position in best.liveNumbers where !isOver { roundFloat(at: position) }
  }

  private func roundFloat(at position: Int) {
    guard position < best.choices.count, let layout = FloatLayout(of: best.choices[position]) else {
      return
    }
    let value = layout.value(of: best.values[position])
    _ = layout.roundings(of: value).contains { rounded in
      var candidate = best.candidate
      candidate.values[position] = layout.choice(of: rounded)
      return attempt(candidate)
    }
  }
}

extension FloatLayout {
  /// Returns the layout of a choice's numbers; nil if its bound does not look like that of floats.
  ///
  /// The bounds of floats are unusual. If a range of integers happens to have one, a few calls are
  /// wasted.
  init?(of choice: Choice) {
    guard choice.fold.shorterSide == choice.bound / 2, choice.bound % 2 == 0 else { return nil }
    let layouts = [FloatLayout(format: .double), FloatLayout(format: .single)]
    let rank = choice.bound / 2
    guard let layout = layouts.first(where: { $0.minusZeroRank...$0.notANumberRank ~= rank }) else {
      return nil
    }
    self = layout
  }

  /// Returns the simpler adjacent numbers: whole, then halves, tenths and so on, nearer to 0 first.
  func roundings(of value: Double) -> [Double] {
    guard value != 0, value.magnitude < 0x1p51 else { return [] }
    var found: [Double] = []
    for denominator in [1] + ShortFraction.denominators {
      let scaled = value.magnitude * denominator
      guard scaled < 0x1p52 else { break }
      let below = Double(UInt64(scaled))
      for numerator in [below, below + 1] {
        let magnitude = format.rounded(numerator / denominator)
        let rounded = value < 0 && magnitude > 0 ? -magnitude : magnitude
        if choice(of: rounded) < choice(of: value), !found.contains(rounded) {
          found.append(rounded)
        }
      }
    }
    return found
  }
}

extension Choice {
  /// True for a floating-point number beyond the whole numbers that are their own ranks.
  var isFraction: Bool { FloatLayout(of: self).map { !$0.isWhole(value) } ?? false }
}
