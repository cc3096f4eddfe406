extension ChoiceSource {
  /// Draws a list, element by element.
  ///
  /// Each element's span has the label and starts with a choice, 1 for "one more", so that deleting
  /// the span deletes the element; a final 0 ends the list, whose span has the label's
  /// ``SpanLabel/container``. If there is nothing to decide, the choice has the bound 0, which keeps
  /// deletion aligned at both limits. A list of fixed length has no such choices. `average` is the
  /// mean length at full size, by default halfway to the maximum.
  public func list(
    _ label: SpanLabel,
    min least: Int = 0,
    max most: Int,
    average: Int? = nil,
    body: (Int) -> Void
  ) {
    precondition(least >= 0 && least <= most, "no list has from \(least) to \(most) elements")
    open(label.container)
    defer { close() }
    let isFixed = least == most
    var wanted = -1
    var index = 0
    while index < most {
      if !isFixed {
        guard hasOneMore(index, from: least, to: most, average, &wanted) else { return }
      }
      if isRejected { return }
      open(label, lead: isFixed ? 0 : 1)
      body(index)
      close()
      index += 1
    }
    if !isFixed { _ = append(settled(upTo: 0) ?? 0, bound: 0) }
  }

  /// Records a list as ``list(_:min:max:average:body:)`` would have recorded it.
  ///
  /// - Precondition: `count` is in `least...most`.
  public func recordList(
    _ label: SpanLabel,
    count: Int,
    min least: Int = 0,
    max most: Int,
    element: (Int) -> Void
  ) {
    precondition(least <= count && count <= most, "\(count) is outside \(least)...\(most)")
    open(label.container)
    for index in 0..<count {
      if least != most { _ = append(index < least ? 0 : 1, bound: index < least ? 0 : 1) }
      open(label, lead: least == most ? 0 : 1)
      element(index)
      close()
    }
    if least != most { _ = append(0, bound: count < most ? 1 : 0) }
    close()
  }

  /// Records one choice of an existing value, which is at most `bound`.
  public func record(_ value: UInt64, bound: UInt64) {
    precondition(value <= bound, "a choice of \(value) is over its bound \(bound)")
    _ = append(value, bound: bound)
  }

  /// Draws the choice before an element of a list of variable length.
  ///
  /// `wanted` is the intended length of a random list, negative until it is decided.
  @inline(__always)
  func hasOneMore(
    _ index: Int,
    from least: Int,
    to most: Int,
    _ average: Int?,
    _ wanted: inout Int
  ) -> Bool {
    // Below the minimum length there is no decision, only alignment.
    if index < least {
      _ = append(settled(upTo: 0) ?? 0, bound: 0)
      return true
    }
    if let value = structural(upTo: 1) { return append(value, bound: 1) == 1 }
    if wanted < 0 { wanted = length(from: least, to: most, average: average) }
    return append(index < wanted ? 1 : 0, bound: 1) == 1
  }

  /// Returns a random length: mostly uniform around the average, sometimes a limit.
  private func length(from least: Int, to most: Int, average: Int?) -> Int {
    let mean = Swift.min(Swift.max(average ?? (least + most) / 2, least), most)
    let word = generator.next()
    let reach = UInt64(mean - least) * 2 * UInt64(Swift.max(size, 1)) / 100
    switch word & 31 {
    case 0: return least
    case 1 where size == 100 && mean >= most / 4: return most
    case 2: return Swift.min(least + 1, most)
    default:
      return Swift.min(least + Int(generator.next(upTo: Swift.max(reach, 1))), most)
    }
  }
}
