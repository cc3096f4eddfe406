import WidgetModel

/// The layout of choices that the writer and the reader share, with their current position in it.
///
/// Most fields are one choice each, in order. Some values shrink better in a different layout:
///
/// - A stimulus begins with its time, so that sorting siblings sorts by time, and the simpler of
///   two simultaneous stimuli need not come first.
/// - All variants of a stimulus or answer have equally many choices, so that the simplest variant
///   is also the shortest and always wins.
/// - A repetition is a number and the time from first to last, so that fewer repetitions span the
///   same time.
/// - The size of an entry is written as that of all entries, so that the archive keeps its size
///   when entries are deleted.
/// - A tap numbers links, buttons and toggles first, in tree order, so that it stays on its node
///   when other nodes are deleted.
struct ChoiceLayout {
  /// The time of the current stimulus, which comes before its other fields.
  var at: Interval?

  /// The number of empty choices that replace the fields a variant does not have.
  var missingFields = 0

  var entries = 0

  /// The repetitions of the current stimulus, at least 2.
  var times = 2

  /// The tappable nodes of each widget; `owners` has the widget of each placement.
  private var targets: [[Int]] = []
  private var owners: [Int] = []
  private var node = 0

  var placement = 0

  /// Returns the number of empty choices after a stimulus' word, so that all have as many fields.
  static func padding(after word: Input.Word) -> Int { mostFields - word.fieldCount }

  private static let mostFields = Input.Word.allCases.map(\.fieldCount).max() ?? 0
}

extension ChoiceLayout {
  mutating func begin(_ list: String) {
    switch list {
    case "widgets": (targets, owners) = ([], [])
    case "nodes": node = 0
    default: break
    }
  }

  mutating func beginElement(of list: String) {
    if list == "widgets" { targets.append([]) }
    if list == "placements" { owners.append(targets.count - 1) }
  }

  mutating func record(_ kind: ViewKind) {
    if kind == .link || kind == .button || kind == .toggle, let last = targets.indices.last,
      !targets[last].contains(node)
    {
      targets[last].append(node)
    }
    node += 1
  }

  /// The nodes that a tap on the current placement numbers first.
  private var firstNodes: [Int] {
    guard owners.indices.contains(placement) else { return [] }
    return targets[owners[placement]]
  }

  /// Returns the rank of a node in tap order: no node, then tappable nodes, then others.
  func rank(ofNode node: Int) -> Int {
    let first = firstNodes
    if node < 0 { return 0 }
    if let place = first.firstIndex(of: node) { return place + 1 }
    return 1 + first.count + node - first.count { $0 < node }
  }

  func node(ofRank rank: Int) -> Int {
    let first = firstNodes
    if rank <= 0 { return -1 }
    if rank <= first.count { return first[rank - 1] }
    var node = rank - 1 - first.count
    for taken in first.sorted() where taken <= node { node += 1 }
    return node
  }
}

/// A number written as its product with a count, or as a limit's product plus the rest on overflow.
struct ChoiceProduct {
  private let count: Int64
  private let limit: Int64

  let bound: Int64

  /// Creates the layout of numbers up to `most`, multiplied by the positive `count`.
  init(upTo most: Int64, count: Int64) {
    self.count = count
    // Half the range, so that adding the rest cannot overflow either.
    limit = min(most, (Int64.max / 2) / count)
    bound = limit * count + (most - limit)
  }

  func product(of number: Int64) -> Int64 {
    number <= limit ? number * count : limit * count + (number - limit)
  }

  /// Returns the least number with at least the given product.
  func number(of product: Int64) -> Int64 {
    let whole = limit * count
    guard product <= whole else { return limit + (product - whole) }
    return product / count + (product % count > 0 ? 1 : 0)
  }
}
