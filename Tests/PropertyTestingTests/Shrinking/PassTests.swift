import Testing

@testable import PropertyTesting

// Goal: each pass alone achieves its purpose, without luck.
// Method: one pass, run once on a case written as choices; the exact result is asserted.
@Suite struct PassTests {
  private let list = Integers(in: 0...99).list(count: 0...40)

  private func written(_ list: [Int]) -> [UInt64] { list.flatMap { [1, UInt64($0)] } + [0] }

  @Test func `siblings are deleted in few calls when few are needed`() {
    let start = (1...32).map { $0 }
    let result = reduced(list, written(start), by: { $0.deleteSiblings() }) { $0.contains(11) }
    #expect(result.value == [11])
    #expect(result.calls <= 12)
  }

  @Test func `numbers become zero in groups`() {
    let result = reduced(list, written([5, 6, 7, 8, 9]), by: { $0.zeroNumbers() }) {
      $0.count == 5 && $0[2] == 7
    }
    // A number left alone in its half is lowered by the next pass.
    #expect(result.value == [0, 0, 7, 0, 0])
  }

  @Test func `a span becomes its simplest form and what follows stays`() {
    let pair = Draw { source in
      (
        source.span(SpanLabel(50)) { source.pick(count: 3) == 0 ? -1 : Int(source.draw(upTo: 9)) },
        Int(source.draw(upTo: 9))
      )
    }
    let result = reduced(pair, [2, 8, 6], by: { $0.emptySpans() }) { $0.1 == 6 }
    #expect(result.value == (-1, 6))
    #expect(result.calls == 1)
  }

  @Test func `a tree becomes the branch that matters`() {
    let start: [UInt64] = [1, 2, 1, 0, 0, 1, 7, 0, 0]
    let generator = Draw { Self.keys(from: $0, least: 0, depth: 5) }
    let source = ChoiceSource()
    source.beginReplay(start)
    #expect(generator.generate(from: source).count > 1)
    let result = reduced(generator, source.values, by: { $0.raiseDescendants() }) { !$0.isEmpty }
    #expect(result.value.count == 1)
  }

  /// The keys of a drawn tree, none smaller than its parent's.
  private static func keys(from source: ChoiceSource, least: Int64, depth: Int) -> [Int64] {
    source.span(SpanLabel(20)) {
      guard depth > 0, source.flag() else { return [] }
      let key = source.draw(in: least...Int64(Int32.max), towards: least)
      return [key] + keys(from: source, least: key, depth: depth - 1)
        + keys(from: source, least: key, depth: depth - 1)
    }
  }

  @Test func `a length is lowered with the elements it no longer counts`() {
    let counted = Integers(in: 0...20).bind { Integers(in: 0...99).list(count: $0...$0) }
    let result = reduced(counted, [6, 1, 40, 2, 3, 50, 4], by: { $0.shortenByLength() }) {
      $0.contains(40) && $0.contains(50)
    }
    #expect(result.value == [40, 50])
  }

  @Test func `equal numbers are lowered together`() {
    let result = reduced(list, written([3, 70, 70, 70]), by: { $0.lowerEqualNumbers() }) {
      $0.count == 4 && $0[1] == $0[2] && $0[2] == $0[3] && $0[1] >= 20
    }
    #expect(result.value == [3, 20, 20, 20])
  }

  @Test func `a number is lowered to its threshold from either side`() {
    let number = Integers(in: -1_000_000...1_000_000)
    func lowered(from start: UInt64, while breaks: @escaping (Int) -> Bool) -> Int {
      reduced(number, [start], by: { $0.lowerNumbers() }, while: breaks).value
    }
    #expect(lowered(from: 1_999_999) { $0 > 777 } == 778)
    #expect(lowered(from: 2_000_000) { $0 < -777 } == -778)
    #expect(lowered(from: 2_000_000) { abs($0) > 777 } == 778)
    #expect(lowered(from: 1_999_999) { $0 > 900_000 || $0 < -3 } == -4)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 63, 64, 99, 899_999, 900_000])
  func `every threshold is found exactly`(threshold: Int) {
    let number = Integers(in: 0...1_000_000)
    for start in [threshold, threshold + 1, threshold * 2, 1_000_000] where start <= 1_000_000 {
      let result = reduced(number, [UInt64(start)], by: { $0.lowerNumbers() }) { $0 >= threshold }
      #expect(result.value == threshold)
      #expect(result.calls <= 28)
    }
  }

  @Test func `lowering a flag takes away what it asked for and no more`() {
    let fields = Draw { source in
      let first = source.flag() ? Int(source.draw(upTo: 9)) : -1
      return [first, Int(source.draw(upTo: 9)), Int(source.draw(upTo: 9))]
    }
    let result = reduced(fields, [1, 8, 3, 4], by: { $0.lowerNumbers() }) {
      $0[1] == 3 && $0[2] == 4
    }
    #expect(result.value == [-1, 3, 4])
  }

  @Test func `neighbouring lists are joined`() {
    let result = reduced(
      Integers(in: 0...9).list(count: 0...9).list(count: 0...9),
      [1, 1, 1, 0, 1, 1, 2, 1, 3, 0, 0],
      by: { $0.joinLists() }
    ) { $0.joined().count == 3 }
    #expect(result.value == [[1, 2, 3]])
    #expect(result.calls == 1)
  }

  @Test func `choices without spans are deleted`() {
    let endless = Draw { source in
      var numbers: [Int] = []
      while source.flag() { numbers.append(Int(source.draw(upTo: 99))) }
      return numbers
    }
    let result = reduced(endless, written([4, 5, 6]), by: { $0.deleteChoices() }) {
      $0.contains(5)
    }
    #expect(result.value == [5])
  }

  @Test func `siblings are sorted as far as the failure allows`() {
    let free = reduced(list, written([9, 7, 8, 1]), by: { $0.sortSiblings() }) { $0.count == 4 }
    #expect(free.value == [1, 7, 8, 9])
    #expect(free.calls == 1)
    let bound = reduced(list, written([9, 7, 8, 1]), by: { $0.sortSiblings() }) {
      $0.firstIndex(of: 9) ?? 9 < $0.firstIndex(of: 8) ?? 0
    }
    #expect(bound.value == [1, 7, 9, 8])
  }

  @Test func `instants keep their distances while they move down`() {
    let instants = Integers(in: 0...100_000).list(count: 3...3)
    let result = reduced(instants, [5000, 5900, 17000], by: { $0.shiftNumbers() }) {
      $0[0] >= 10 && $0[1] - $0[0] == 900 && $0[2] - $0[1] >= 900
    }
    #expect(result.value == [10, 910, 1810])
  }

  @Test func `pairs are exchanged, lowered together and weighed against each other`() {
    let pair = Integers(in: 0...999).list(count: 2...2)
    func changed(_ start: [UInt64], while breaks: @escaping ([Int]) -> Bool) -> [Int] {
      reduced(pair, start, by: { $0.changePairs() }, while: breaks).value
    }
    #expect(changed([500, 3]) { $0.contains(500) && $0.contains(3) } == [3, 500])
    #expect(changed([500, 503]) { $0[1] - $0[0] == 3 && $0[0] >= 7 } == [7, 10])
    #expect(changed([500, 503]) { $0[0] + $0[1] == 1003 } == [4, 999])
  }

  @Test func `a number moves as a whole to the next of its kind that is zero`() {
    let three = Integers(in: 0...999).list(count: 3...3)
    func changed(
      _ start: [UInt64],
      while breaks: @escaping ([Int]) -> Bool
    ) -> (value: [Int], calls: Int) {
      reduced(three, start, by: { $0.changePairs() }, while: breaks)
    }
    #expect(changed([11, 0, 0]) { $0.reduce(0, +) > 10 }.value == [0, 0, 11])
    #expect(changed([11, 0, 0]) { $0[0] + $0[1] > 10 }.value == [0, 11, 0])
    let fixed = changed([11, 0, 0]) { $0[0] > 10 }
    #expect(fixed.value == [11, 0, 0])
    #expect(fixed.calls == 1)
    #expect(changed([0, 0, 11]) { $0[2] > 10 }.calls == 0)
  }

  @Test func `numbers of other kinds do not take the weight`() {
    let mixed = Draw { [Int($0.draw(in: 0...99)), Int($0.draw(in: -50...49)), $0.pick(count: 3)] }
    let result = reduced(mixed, [11, 0, 0], by: { $0.changePairs() }) { $0.reduce(0, +) > 10 }
    #expect(result.calls == 0)
  }

  @Test func `a float is rounded to what is simplest beside it`() {
    let layout = FloatLayout(format: .double)
    func rounded(
      _ start: Double,
      while breaks: @escaping (Double) -> Bool
    ) -> (value: Double, calls: Int) {
      let floats = Floats<Double>(in: -100...100)
      return reduced(floats, [layout.choice(of: start)], by: { $0.roundFloats() }, while: breaks)
    }
    #expect(rounded(4.7313) { $0 > 2.3 } == (4, 1))
    #expect(rounded(4.7313) { $0 > 4.2 } == (5, 2))
    #expect(rounded(-4.7313) { $0 < -4.2 } == (-5, 2))
    #expect(rounded(0.6180339887) { $0 > 0.25 && $0 < 0.75 } == (0.5, 3))
    #expect(rounded(0.1415926535) { $0 > 0.12 && $0 < 0.18 } == (0.14, 6))
    #expect(rounded(5) { $0 == 5 } == (5, 0))
    #expect(rounded(0.7071067811865476) { $0 == 0.7071067811865476 }.calls <= 16)
    let integers = reduced(Integers(in: -999...999), [77], by: { $0.roundFloats() }) { $0 > 3 }
    #expect(integers.calls == 0)
  }

  @Test func `numbers are merged and wrap round`() {
    let small = Integers(in: -128...127).list(count: 0...9)
    let source = ChoiceSource()
    source.beginRecording()
    source.recordList(.element, count: 2, max: 9) { index in
      source.record([1, 127][index], in: -128...127, towards: 0)
    }
    let result = reduced(small, source.values, by: { $0.mergeNumbers() }) {
      $0.reduce(Int8(0)) { $0 &+ Int8($1) } == -128
    }
    #expect(result.value == [-128])
  }

  @Test func `indices behind a deleted element are renumbered`() {
    let result = reduced(
      Integers(in: 0...9).list(count: 0...9).filter { list in list.allSatisfy { $0 < list.count } },
      written([0, 2, 1]),
      by: { $0.deleteAndRenumber() }
    ) { list in list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 } }
    #expect(result.value == [1, 0])
    #expect(result.calls == 1)
  }

  /// Two boxes of two cells each: cells of different boxes are not siblings.
  private let boxes = Draw { source in
    (0..<2).flatMap { _ in
      source.span(SpanLabel(70)) {
        (0..<2).map { _ in source.span(SpanLabel(71)) { Int(source.draw(upTo: 9)) } }
      }
    }
  }

  @Test func `content moves to the last place elsewhere where the failure allows`() {
    func moved(
      _ start: [UInt64],
      while breaks: @escaping ([Int]) -> Bool
    ) -> (value: [Int], calls: Int) {
      reduced(boxes, start, by: { $0.moveToLaterPlaces() }, while: breaks)
    }
    let free = moved([5, 0, 0, 0]) { $0.contains(5) }
    #expect(free.value == [0, 0, 0, 5])
    #expect(free.calls == 1)
    #expect(moved([5, 0, 0, 0]) { $0.contains(5) && $0[3] == 0 }.value == [0, 0, 5, 0])
    #expect(moved([5, 6, 0, 0]) { $0.contains(5) && $0.contains(6) }.value == [0, 0, 6, 5])
  }

  @Test func `content stays among its siblings and where no later place is empty`() {
    func calls(_ start: [UInt64]) -> Int {
      reduced(boxes, start, by: { $0.moveToLaterPlaces() }, while: { $0.contains(5) }).calls
    }
    #expect(calls([0, 0, 5, 0]) == 0)
    #expect(calls([5, 0, 1, 2]) == 0)
    #expect(calls([0, 0, 0, 5]) == 0)
  }
}
