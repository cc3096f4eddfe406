/// The transition for a value at a node: to another node, or to the rest of a single sequence.
struct PrefixEdge: BitwiseCopyable {
  /// The node that the edge leaves, or -1 for an empty slot.
  var node: Int32
  var value: UInt64

  /// The node that the edge leads to, or -1 if a rest follows.
  var target: Int32
  var restStart: Int32
  var restEnd: Int32
}

/// A radix tree of the sequences of the cases that ran, so that none runs twice.
///
/// Sequences share their common beginning. The rest of a sequence is stored in one piece until
/// another sequence branches off inside it.
///
/// - Complexity: Adding a sequence costs one look-up for each choice that it shares with an earlier
///   one, and a copy of the rest.
struct PrefixTree: ~Copyable {
  private var edges: FlatBuffer<PrefixEdge>
  private var rests = FlatBuffer<UInt64>(capacity: 1024)
  private var nodes: Int32 = 1
  private var used = 0

  private(set) var count = 0

  init() { edges = Self.table(1024) }

  private static func table(_ size: Int) -> FlatBuffer<PrefixEdge> {
    let none = PrefixEdge(node: -1, value: 0, target: -1, restStart: 0, restEnd: 0)
    return FlatBuffer(repeating: none, count: size)
  }

  /// True if the tree accepts no more; large cases fill it soon and seldom repeat.
  var isFull: Bool { rests.count >= 1 << 15 }

  /// Adds a sequence of choices; returns false if it was already there.
  ///
  /// - Precondition: No sequence is a proper prefix of another. Those of whole cases are not,
  ///   because equal beginnings make equal decisions.
  mutating func insert(_ choices: borrowing FlatBuffer<Choice>) -> Bool {
    var node: Int32 = 0
    var position = 0
    while position < choices.count {
      let place = self.place(node, choices[position].value)
      position += 1
      guard edges[place].node >= 0 else {
        add(place, node, choices, position)
        return true
      }
      if edges[place].target < 0 {
        if isRest(of: edges[place], choices, from: position) { return false }
        part(place)
      }
      // Splitting may have grown the table, so look the slot up again.
      node = edges[self.place(node, choices[position - 1].value)].target
    }
    // Only the case without choices ends here.
    defer { count = max(count, 1) }
    return count == 0
  }

  private mutating func add(
    _ place: Int,
    _ node: Int32,
    _ choices: borrowing FlatBuffer<Choice>,
    _ position: Int
  ) {
    let start = rests.count
    for index in position..<choices.count { rests.append(choices[index].value) }
    edges[place] = PrefixEdge(
      node: node,
      value: choices[position - 1].value,
      target: -1,
      restStart: Int32(truncatingIfNeeded: start),
      restEnd: Int32(truncatingIfNeeded: rests.count)
    )
    count += 1
    growIfNeeded()
  }

  private func isRest(
    of edge: PrefixEdge,
    _ choices: borrowing FlatBuffer<Choice>,
    from position: Int
  ) -> Bool {
    guard Int(edge.restEnd - edge.restStart) == choices.count - position else { return false }
    for index in position..<choices.count
    where rests[Int(edge.restStart) + index - position] != choices[index].value {
      return false
    }
    return true
  }

  /// Turns the first choice of a rest into a node, from which others can branch.
  private mutating func part(_ place: Int) {
    var edge = edges[place]
    let (start, end) = (edge.restStart, edge.restEnd)
    let node = nodes
    nodes += 1
    edge.target = node
    edges[place] = edge
    guard start < end else { return }
    edges[self.place(node, rests[Int(start)])] = PrefixEdge(
      node: node,
      value: rests[Int(start)],
      target: -1,
      restStart: start + 1,
      restEnd: end
    )
    growIfNeeded()
  }

  /// Returns the slot of an edge, or the empty slot where it belongs.
  private func place(_ node: Int32, _ value: UInt64) -> Int {
    // A multiplicative hash with linear probing; the table size is a power of two.
    var mixed = (value ^ UInt64(UInt32(bitPattern: node)) &* 0x9E37_79B9_7F4A_7C15)
    mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
    let mask = edges.count - 1
    var place = Int(truncatingIfNeeded: mixed >> 32) & mask
    while edges[place].node >= 0, edges[place].node != node || edges[place].value != value {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func growIfNeeded() {
    used += 1
    // Keep the load factor at one half or less, so that probe sequences stay short.
    guard used * 2 > edges.count else { return }
    let old = edges.elements
    edges = Self.table(old.count * 2)
    for edge in old where edge.node >= 0 { edges[place(edge.node, edge.value)] = edge }
  }
}
