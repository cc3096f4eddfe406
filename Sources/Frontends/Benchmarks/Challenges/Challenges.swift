import PropertyTesting
import ScenarioGeneration

/// The classic challenges of github.com/jlink/shrinking-challenge.
enum Challenges {
  static let int32 = Integers(in: Int(Int32.min)...Int(Int32.max))
  static let lists = int32.list(count: 0...30)

  static let reverse = Challenge("reverse", generator: lists) {
    $0 != $0.reversed()
  } isIdeal: {
    $0 == [0, 1]
  }

  static let distinct = Challenge("distinct", generator: lists) {
    Set($0).count >= 3
  } isIdeal: {
    $0 == [0, 1, -1]
  }

  static let nested = int32.list(count: 0...20).list(count: 0...20)

  static let nestedLists = Challenge("nested lists", generator: nested) {
    $0.reduce(0) { $0 + $1.count } > 10
  } isIdeal: {
    $0 == [[Int](repeating: 0, count: 11)]
  }

  static let largeUnion = Challenge("large union", generator: nested) {
    Set($0.joined()).count >= 5
  } isIdeal: {
    $0 == [[0, 1, -1, 2, -2]]
  }

  static let lengthList = Challenge(
    "length list",
    generator: Integers(in: 1...100).bind { Integers(in: 0...1000).list(count: $0...$0) }
  ) {
    ($0.max() ?? 0) >= 900
  } isIdeal: {
    $0 == [900]
  }

  static let pairs = Draw { source in
    (0..<2).map { _ in source.draw(in: 1...Int64(Int32.max)) }
  }

  static let difference1 = Challenge("difference 1", generator: pairs) {
    $0[0] >= 10 && $0[0] == $0[1]
  } isIdeal: {
    $0 == [10, 10]
  }

  static let difference2 = Challenge("difference 2", generator: pairs) {
    $0[0] >= 10 && (1...4).contains(abs($0[0] - $0[1]))
  } isIdeal: {
    $0 == [10, 6]
  }

  static let difference3 = Challenge("difference 3", generator: pairs) {
    $0[0] >= 10 && abs($0[0] - $0[1]) == 1
  } isIdeal: {
    $0 == [10, 9]
  }

  struct Deletion: Hashable, Sendable {
    let list: [Int]
    let index: Int
  }

  static let deletion = Challenge(
    "deletion",
    generator: Draw { Deletion(list: lists.generate(from: $0), index: Int($0.draw(in: 0...10))) }
  ) { value in
    guard value.index < value.list.count else { return false }
    var rest = value.list
    let removed = rest.remove(at: value.index)
    return rest.contains(removed)
  } isIdeal: {
    $0 == Deletion(list: [0, 0], index: 0)
  }

  static let bound5 = Challenge(
    "bound5",
    generator: Integers(in: Int(Int16.min)...Int(Int16.max)).list(count: 0...10)
      .filter { wrappingSum($0) < 256 }.list(count: 5...5)
  ) {
    wrappingSum($0.joined()) >= 1280
  } isIdeal: {
    $0.joined().sorted() == [-32768, -1]
  }

  static func wrappingSum(_ numbers: some Sequence<Int>) -> Int16 {
    numbers.reduce(Int16(0)) { $0 &+ Int16($1) }
  }

  static let coupling = Challenge(
    "coupling",
    generator: Integers(in: 0...10).list(count: 0...30, average: 6)
      .filter { list in list.allSatisfy { $0 < list.count } }
  ) { list in
    list.indices.contains { $0 != list[$0] && list[list[$0]] == $0 }
  } isIdeal: {
    $0 == [1, 0]
  }
}

extension Challenges {
  indirect enum Heap: Hashable, Sendable {
    case empty
    case node(Int, Heap, Heap)
  }

  static let binaryHeap = Challenge(
    "binheap",
    generator: Draw { heap(from: $0, least: 0, depth: 5) }
  ) {
    let sorted = wronglySorted($0)
    return sorted != sorted.sorted() || sorted.count != keys($0).count
  } isIdeal: {
    keys($0).sorted() == [0, 0, 0, 1]
  }

  static func heap(from source: ChoiceSource, least: Int64, depth: Int) -> Heap {
    source.span(SpanLabel(20)) {
      guard depth > 0, source.flag() else { return .empty }
      let key = source.draw(in: least...Int64(Int32.max), towards: least)
      return .node(
        Int(key),
        heap(from: source, least: key, depth: depth - 1),
        heap(from: source, least: key, depth: depth - 1)
      )
    }
  }

  static func keys(_ heap: Heap) -> [Int] {
    guard case .node(let key, let left, let right) = heap else { return [] }
    return [key] + keys(left) + keys(right)
  }

  /// Removes the smallest keys of the heap, with a bug: merging stops one level down.
  static func wronglySorted(_ heap: Heap) -> [Int] {
    guard case .node(let key, let left, let right) = heap else { return [] }
    return [key] + keys(merged(left, right))
  }

  static func merged(_ left: Heap, _ right: Heap) -> Heap {
    switch (left, right) {
    case (.empty, _): return right
    case (_, .empty): return left
    case (.node(let one, let a, let b), .node(let two, let c, let d)):
      return one <= two ? .node(one, merged(a, b), right) : .node(two, left, merged(c, d))
    }
  }

  indirect enum Expression: Hashable, Sendable {
    case number(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)
  }

  static let calculator = Challenge(
    "calculator",
    generator: Draw { expression(from: $0, depth: 5) }
  ) {
    !dividesByLiteralZero($0) && evaluated($0) == nil
  } isIdeal: {
    $0 == .quotient(.number(0), .sum(.number(0), .number(0)))
  }

  static func expression(from source: ChoiceSource, depth: Int) -> Expression {
    source.span(SpanLabel(21)) {
      switch depth == 0 ? 0 : source.pick(count: 3) {
      case 1:
        .sum(expression(from: source, depth: depth - 1), expression(from: source, depth: depth - 1))
      case 2:
        .quotient(
          expression(from: source, depth: depth - 1),
          expression(from: source, depth: depth - 1)
        )
      default: .number(Int(source.draw(in: -1000...1000)))
      }
    }
  }

  static func dividesByLiteralZero(_ expression: Expression) -> Bool {
    switch expression {
    case .number: false
    case .sum(let one, let two): dividesByLiteralZero(one) || dividesByLiteralZero(two)
    case .quotient(let one, let two):
      two == .number(0) || dividesByLiteralZero(one) || dividesByLiteralZero(two)
    }
  }

  // Division rounds down, as in the collection's reference implementation.
  static func evaluated(_ expression: Expression) -> Int? {
    switch expression {
    case .number(let number): return number
    case .sum(let one, let two):
      guard let one = evaluated(one), let two = evaluated(two) else { return nil }
      return one &+ two
    case .quotient(let one, let two):
      guard let one = evaluated(one), let two = evaluated(two), two != 0 else { return nil }
      let quotient = one / two
      return one % two != 0 && (one < 0) != (two < 0) ? quotient - 1 : quotient
    }
  }
}
