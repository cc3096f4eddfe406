import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws the entries of a timeline: one dated now, a regular series, or one with faults.
  func drawEntries(
    _ answer: inout ScriptedAnswer,
    _ widget: Widget,
    _ faults: inout FaultSet,
    _ views: inout FaultSet
  ) {
    source.open(.entries)
    defer { source.close() }
    if uses(.wrongDates, 1, in: 3) {
      drawWrongDates(&answer, &faults)
    } else if uses(.crowds, 1, in: 3) {
      drawCrowd(&answer, &faults)
    } else if isOn(.series) || uses(.taps) {
      drawOrderly(&answer)
    } else {
      answer.entries.append(ScriptedEntry())
    }
    drawViews(of: &answer, widget, &faults, &views)
  }

  /// Draws entries without faults: sorted, spaced, few enough, with one for now.
  private func drawOrderly(_ answer: inout ScriptedAnswer) {
    let first = index(3, first: 1, in: 2)
    var offset = first == 0 ? 0 : number(0...boundaries.tolerance)
    if offset > 0, source.flag() { offset = -offset }
    if source.flag() {
      // A regular series, of which some entries may already be past.
      let count = drawCount(upTo: boundaries.advisedEntries)
      let gap = drawGap()
      if first == 2 { offset -= gap * Int64(source.draw(upTo: UInt64(count - 1))) }
      append(count, from: offset, by: gap, to: &answer)
    } else {
      answer.entries.append(ScriptedEntry(at: offset))
      source.list(.entry, max: boundaries.advisedEntries - 1, average: 2) { _ in
        offset += drawGap()
        answer.entries.append(ScriptedEntry(at: offset))
      }
    }
  }

  /// Draws more entries than advised, without other faults.
  private func drawCrowd(_ answer: inout ScriptedAnswer, _ faults: inout FaultSet) {
    let excess = source.draw(upTo: 400) { generator in
      let word = generator.next()
      return word & 3 != 0 ? word >> 8 & 1 : word & 60 != 0 ? word >> 8 & 15 : word >> 8 & 511
    }
    let count = boundaries.advisedEntries + 1 + Int(excess)
    faults.insert(.manyEntries)
    append(count, from: 0, by: drawGap(), to: &answer)
  }

  /// Draws entries with a fault in their dates, or no entries.
  private func drawWrongDates(_ answer: inout ScriptedAnswer, _ faults: inout FaultSet) {
    let spacing = boundaries.leastSpacing
    switch source.pick(count: 6) {
    case 0: faults.insert(.noEntries)
    case 1:
      faults.insert(.notNow)
      let first = boundaries.tolerance + 1 + drawLead()
      append(
        drawCount(upTo: min(4, boundaries.advisedEntries)),
        from: first,
        by: drawGap(),
        to: &answer
      )
    case 2:
      faults.insert(.staleEntries)
      let count = drawCount(upTo: min(4, boundaries.advisedEntries))
      let gap = drawGap()
      let last = 0 - boundaries.tolerance - 1 - drawLead()
      append(count, from: last - gap * Int64(count - 1), by: gap, to: &answer)
    case 3 where spacing > 0:
      let count = 1 + drawCount(upTo: boundaries.advisedEntries - 1)
      let gap = drawTightGap(below: spacing)
      append(count, from: 0, by: gap, to: &answer)
      if count > 1 {
        faults.insert(.tightEntries)
        if gap < boundaries.displayGap { faults.insert(.unseenEntries) }
      }
    case 4:
      let count = 1 + drawCount(upTo: boundaries.advisedEntries - 1)
      append(count, from: 0, by: drawGap(), to: &answer)
      answer.entries.reverse()
      if count > 1 { faults.insert(.fallingDates) }
    default: drawWildDates(&answer, &faults)
    }
  }

  /// Draws entries with arbitrary dates, whose faults are computed.
  private func drawWildDates(_ answer: inout ScriptedAnswer, _ faults: inout FaultSet) {
    source.list(.entry, max: boundaries.advisedEntries, average: 4) { _ in
      let unit = Drawing.units[Int(source.draw(upTo: 3))]
      let offset = unit * source.draw(in: -60...60, towards: 0)
      let nudge = source.draw(in: -1...1, towards: 0)
      answer.entries.append(ScriptedEntry(at: offset + nudge))
    }
    faults.formUnion(faultsOfDates(answer.entries.map(\.offset.microseconds)))
  }

  /// Returns the faults of entry dates, by the faults' definitions.
  func faultsOfDates(_ offsets: [Int64]) -> FaultSet {
    var faults = FaultSet()
    if zip(offsets, offsets.dropFirst()).contains(where: { $1 < $0 }) {
      faults.insert(.fallingDates)
    }
    let sorted = offsets.sorted()
    guard let first = sorted.first, let last = sorted.last else {
      faults.insert(.noEntries)
      return faults
    }
    if first > boundaries.tolerance { faults.insert(.notNow) }
    if last < -boundaries.tolerance { faults.insert(.staleEntries) }
    if zip(sorted, sorted.dropFirst()).contains(where: { $1 - $0 < boundaries.leastSpacing }) {
      faults.insert(.tightEntries)
    }
    if zip(sorted, sorted.dropFirst()).contains(where: { $1 - $0 < boundaries.displayGap }) {
      faults.insert(.unseenEntries)
    }
    if offsets.count > boundaries.advisedEntries { faults.insert(.manyEntries) }
    return faults
  }

  /// Draws the entries' views, some of which come from impure closures.
  private func drawViews(
    of answer: inout ScriptedAnswer,
    _ widget: Widget,
    _ faults: inout FaultSet,
    _ views: inout FaultSet
  ) {
    guard !answer.entries.isEmpty else { return }
    let known = widget.views.count
    var used: UInt64 = 1
    if known > 0 {
      // Entry n shows view first + n × step; a view that is not listed is plain.
      let first = Int(source.draw(upTo: UInt64(known)))
      let step = answer.entries.count > 1 ? Int(source.draw(upTo: UInt64(known))) : 0
      used = 0
      for place in answer.entries.indices {
        let view = (first + place * step) % (known + 1)
        answer.entries[place].view = view
        used |= 1 << UInt64(view)
      }
    } else if boundaries.expectsBackground == false {
      used = 0
    }
    for view in 0..<known where used >> UInt64(view) & 1 == 1 { views.formUnion(viewFaults[view]) }
    guard uses(.impurity, 1, in: 3) else { return }
    let place = Int(source.draw(upTo: UInt64(min(answer.entries.count, 4) - 1)))
    answer.entries[place].isImpure = true
    if differsFromNext(answer.entries[place].view, in: widget) { faults.insert(.impureView) }
  }

  private func append(
    _ count: Int,
    from first: Int64,
    by gap: Int64,
    to answer: inout ScriptedAnswer
  ) {
    answer.entries.reserveCapacity(count)
    for place in 0..<count { answer.entries.append(ScriptedEntry(at: first + gap * Int64(place))) }
  }

  /// Draws a number of entries from 1, mostly small, sometimes the greatest.
  private func drawCount(upTo most: Int) -> Int {
    guard most > 1 else { return 1 }
    let width = UInt64(most - 1)
    let count = source.draw(upTo: width) { generator in
      let word = generator.next()
      return word & 31 == 0 ? width : word & 31 == 1 ? generator.next(upTo: width) : word >> 8 & 3
    }
    return 1 + Int(count)
  }

  /// Draws a gap below the advised spacing, sometimes even too short to be displayed.
  private func drawTightGap(below spacing: Int64) -> Int64 {
    let gap = boundaries.displayGap
    guard gap > 0, gap < spacing, source.flag(1, in: 3) else { return number(0...(spacing - 1)) }
    return number(0...gap)
  }

  /// Draws a sufficient gap between entries: mostly the least, minutes or an hour.
  private func drawGap() -> Int64 {
    let least = max(boundaries.leastSpacing, boundaries.displayGap)
    let width = UInt64(max(0, Interval.day.microseconds - least))
    let more = source.draw(upTo: width) { generator in
      let word = generator.next()
      return switch word & 3 {
      case 0: word >> 8 & 1
      case 1: (word >> 8 & 15) * 300_000_000
      default: (word >> 8 & 63) * 60_000_000
      }
    }
    return least + Int64(more)
  }

  /// Draws the distance of a series beyond the tolerance: a tick, hours, or years.
  private func drawLead() -> Int64 {
    let years = UInt64(10 * 366 * Interval.day.microseconds)
    let lead = source.draw(upTo: years) { generator in
      let word = generator.next()
      return switch word & 7 {
      case 0, 1: 0
      case 2: generator.next(upTo: years)
      default: (word >> 8 & 127) * 60_000_000
      }
    }
    return Int64(lead)
  }

  private static let units: [Int64] = [60_000_000, 1_000_000, 3_600_000_000, 31_622_400_000_000]
}

extension ScriptedEntry {
  fileprivate init(at offset: Int64) {
    self.init()
    self.offset = Interval(microseconds: offset)
  }
}
