import PropertyTesting
import WidgetModel

extension TimelineDrawing {
  /// Draws the entries of a timeline: one dated now, a regular series, or one with faults.
  static func drawEntries(
    _ answer: inout ScriptedAnswer,
    _ widget: Widget,
    _ faults: inout FaultSet,
    _ views: inout FaultSet,
    with drawing: Drawing
  ) {
    drawing.source.open(.entries)
    defer { drawing.source.close() }
    if drawing.uses(.wrongDates, 1, in: 3) {
      drawWrongDates(&answer, &faults, with: drawing)
    } else if drawing.uses(.crowds, 1, in: 3) {
      drawCrowd(&answer, &faults, with: drawing)
    } else if drawing.isOn(.series) || drawing.uses(.taps) {
      drawOrderly(&answer, with: drawing)
    } else {
      answer.entries.append(ScriptedEntry())
    }
    drawViews(of: &answer, widget, &faults, &views, with: drawing)
  }

  /// Draws entries without faults: sorted, spaced, few enough, with one for now.
  private static func drawOrderly(_ answer: inout ScriptedAnswer, with drawing: Drawing) {
    let first = drawing.index(3, first: 1, in: 2)
    var offset = first == 0 ? 0 : drawing.number(0...drawing.boundaries.tolerance)
    if offset > 0, drawing.source.flag() { offset = -offset }
    if drawing.source.flag() {
      // A regular series, of which some entries may already be past.
      let count = drawCount(upTo: drawing.boundaries.advisedEntries, with: drawing)
      let gap = drawGap(with: drawing)
      if first == 2 { offset -= gap * Int64(drawing.source.draw(upTo: UInt64(count - 1))) }
      append(count, from: offset, by: gap, to: &answer)
    } else {
      answer.entries.append(ScriptedEntry(at: offset))
      drawing.source.list(.entry, max: drawing.boundaries.advisedEntries - 1, average: 2) { _ in
        offset += drawGap(with: drawing)
        answer.entries.append(ScriptedEntry(at: offset))
      }
    }
  }

  /// Draws more entries than advised, without other faults.
  private static func drawCrowd(
    _ answer: inout ScriptedAnswer,
    _ faults: inout FaultSet,
    with drawing: Drawing
  ) {
    let excess = drawing.source.draw(upTo: 400) { generator in
      let word = generator.next()
      return word & 3 != 0 ? word >> 8 & 1 : word & 60 != 0 ? word >> 8 & 15 : word >> 8 & 511
    }
    let count = drawing.boundaries.advisedEntries + 1 + Int(excess)
    faults.insert(.manyEntries)
    append(count, from: 0, by: drawGap(with: drawing), to: &answer)
  }

  /// Draws entries with a fault in their dates, or no entries.
  private static func drawWrongDates(
    _ answer: inout ScriptedAnswer,
    _ faults: inout FaultSet,
    with drawing: Drawing
  ) {
    let spacing = drawing.boundaries.leastSpacing
    switch drawing.source.pick(count: 6) {
    case 0: faults.insert(.noEntries)
    case 1:
      faults.insert(.notNow)
      let first = drawing.boundaries.tolerance + 1 + drawLead(with: drawing)
      append(
        drawCount(upTo: min(4, drawing.boundaries.advisedEntries), with: drawing),
        from: first,
        by: drawGap(with: drawing),
        to: &answer
      )
    case 2:
      faults.insert(.staleEntries)
      let count = drawCount(upTo: min(4, drawing.boundaries.advisedEntries), with: drawing)
      let gap = drawGap(with: drawing)
      let last = 0 - drawing.boundaries.tolerance - 1 - drawLead(with: drawing)
      append(count, from: last - gap * Int64(count - 1), by: gap, to: &answer)
    case 3 where spacing > 0:
      let count = 1 + drawCount(upTo: drawing.boundaries.advisedEntries - 1, with: drawing)
      let gap = drawTightGap(below: spacing, with: drawing)
      append(count, from: 0, by: gap, to: &answer)
      if count > 1 {
        faults.insert(.tightEntries)
        if gap < drawing.boundaries.displayGap { faults.insert(.unseenEntries) }
      }
    case 4:
      let count = 1 + drawCount(upTo: drawing.boundaries.advisedEntries - 1, with: drawing)
      append(count, from: 0, by: drawGap(with: drawing), to: &answer)
      answer.entries.reverse()
      if count > 1 { faults.insert(.fallingDates) }
    default: drawWildDates(&answer, &faults, with: drawing)
    }
  }

  /// Draws entries with arbitrary dates, whose faults are computed.
  private static func drawWildDates(
    _ answer: inout ScriptedAnswer,
    _ faults: inout FaultSet,
    with drawing: Drawing
  ) {
    drawing.source.list(.entry, max: drawing.boundaries.advisedEntries, average: 4) { _ in
      let unit = units[Int(drawing.source.draw(upTo: 3))]
      let offset = unit * drawing.source.draw(in: -60...60, towards: 0)
      let nudge = drawing.source.draw(in: -1...1, towards: 0)
      answer.entries.append(ScriptedEntry(at: offset + nudge))
    }
    faults.formUnion(faultsOfDates(answer.entries.map(\.offset.microseconds), with: drawing))
  }

  /// Returns the faults of entry dates, by the faults' definitions.
  static func faultsOfDates(_ offsets: [Int64], with drawing: Drawing) -> FaultSet {
    var faults = FaultSet()
    if zip(offsets, offsets.dropFirst()).contains(where: { $1 < $0 }) {
      faults.insert(.fallingDates)
    }
    let sorted = offsets.sorted()
    guard let first = sorted.first, let last = sorted.last else {
      faults.insert(.noEntries)
      return faults
    }
    if first > drawing.boundaries.tolerance { faults.insert(.notNow) }
    if last < -drawing.boundaries.tolerance { faults.insert(.staleEntries) }
    if zip(sorted, sorted.dropFirst()).contains(where: { $1 - $0 < drawing.boundaries.leastSpacing }
    ) {
      faults.insert(.tightEntries)
    }
    if zip(sorted, sorted.dropFirst()).contains(where: { $1 - $0 < drawing.boundaries.displayGap })
    {
      faults.insert(.unseenEntries)
    }
    if offsets.count > drawing.boundaries.advisedEntries { faults.insert(.manyEntries) }
    return faults
  }

  /// Draws the entries' views, some of which come from impure closures.
  private static func drawViews(
    of answer: inout ScriptedAnswer,
    _ widget: Widget,
    _ faults: inout FaultSet,
    _ views: inout FaultSet,
    with drawing: Drawing
  ) {
    guard !answer.entries.isEmpty else { return }
    let known = widget.views.count
    var used: UInt64 = 1
    if known > 0 {
      // Entry n shows view first + n × step; a view that is not listed is plain.
      let first = Int(drawing.source.draw(upTo: UInt64(known)))
      let step = answer.entries.count > 1 ? Int(drawing.source.draw(upTo: UInt64(known))) : 0
      used = 0
      for place in answer.entries.indices {
        let view = (first + place * step) % (known + 1)
        answer.entries[place].view = view
        used |= 1 << UInt64(view)
      }
    } else if drawing.boundaries.expectsBackground == false {
      used = 0
    }
    for view in 0..<known where used >> UInt64(view) & 1 == 1 {
      views.formUnion(drawing.viewFaults[view])
    }
    guard drawing.uses(.impurity, 1, in: 3) else { return }
    let place = Int(drawing.source.draw(upTo: UInt64(min(answer.entries.count, 4) - 1)))
    answer.entries[place].isImpure = true
    if ViewDrawing.differsFromNext(answer.entries[place].view, in: widget) {
      faults.insert(.impureView)
    }
  }

  private static func append(
    _ count: Int,
    from first: Int64,
    by gap: Int64,
    to answer: inout ScriptedAnswer
  ) {
    answer.entries.reserveCapacity(count)
    for place in 0..<count { answer.entries.append(ScriptedEntry(at: first + gap * Int64(place))) }
  }

  /// Draws a number of entries from 1, mostly small, sometimes the maximum.
  private static func drawCount(upTo most: Int, with drawing: Drawing) -> Int {
    guard most > 1 else { return 1 }
    let width = UInt64(most - 1)
    let count = drawing.source.draw(upTo: width) { generator in
      let word = generator.next()
      return word & 31 == 0 ? width : word & 31 == 1 ? generator.next(upTo: width) : word >> 8 & 3
    }
    return 1 + Int(count)
  }

  /// Draws a gap below the advised spacing, sometimes even too short to be displayed.
  private static func drawTightGap(below spacing: Int64, with drawing: Drawing) -> Int64 {
    let gap = drawing.boundaries.displayGap
    guard gap > 0, gap < spacing, drawing.source.flag(1, in: 3) else {
      return drawing.number(0...(spacing - 1))
    }
    return drawing.number(0...gap)
  }

  /// Draws a sufficient gap between entries: mostly the minimum, minutes or an hour.
  private static func drawGap(with drawing: Drawing) -> Int64 {
    let least = max(drawing.boundaries.leastSpacing, drawing.boundaries.displayGap)
    let width = UInt64(max(0, Interval.day.microseconds - least))
    let more = drawing.source.draw(upTo: width) { generator in
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
  private static func drawLead(with drawing: Drawing) -> Int64 {
    let years = UInt64(10 * 366 * Interval.day.microseconds)
    let lead = drawing.source.draw(upTo: years) { generator in
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
