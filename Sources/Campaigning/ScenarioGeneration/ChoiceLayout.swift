import WidgetModel

/// What the writer and the reader of choices know of the value they are in the middle of.
///
/// Most fields are one choice each, in the order of the fields. Some values shrink better in another
/// layout; the two archives agree on it here.
///
/// - A stimulus begins with its time, so that sorting siblings sorts them by time, and among equal
///   times nothing forces the simpler stimulus to the front.
/// - All variants of a stimulus and of an answer have as many choices, so that the simplest variant
///   is also the shortest and wins wherever shrinking came from.
/// - Repetitions are a number and the time from the first to the last: fewer of them stretch over
///   the same time.
/// - The size of an entry is written as that of all entries, so that entries can go while the
///   archive stays as large.
/// - A tap names links, buttons and toggles first, by their order in the widget's trees, so that it
///   stays on its node when other nodes go.
struct ChoiceLayout {
  /// The time of the stimulus at hand, which was written or read before its other fields.
  var at: Interval?

  /// The empty choices that stand in for fields that a variant does not have.
  var missingFields = 0

  /// The elements of the list of entries at hand.
  var entries = 0

  /// The repetitions of the stimulus at hand, at least 2.
  var times = 2

  /// The nodes of interest in each widget, and the widget of each placement.
  private var targets: [[Int]] = []
  private var owners: [Int] = []
  private var node = 0

  /// The placement that the tap at hand names.
  var placement = 0

  /// The number of empty choices behind a stimulus' word, so that all have as many fields.
  static func padding(after word: Input.Word) -> Int { mostFields - word.fieldCount }

  private static let mostFields = Input.Word.allCases.map(\.fieldCount).max() ?? 0
}

extension ChoiceLayout {
  /// Begins a list of a field.
  mutating func begin(_ list: String) {
    switch list {
    case "widgets": (targets, owners) = ([], [])
    case "nodes": node = 0
    default: break
    }
  }

  /// Begins an element of a list.
  mutating func beginElement(of list: String) {
    if list == "widgets" { targets.append([]) }
    if list == "placements" { owners.append(targets.count - 1) }
  }

  /// Notes what a node is.
  mutating func note(_ kind: ViewKind) {
    if kind == .link || kind == .button || kind == .toggle, let last = targets.indices.last,
      !targets[last].contains(node)
    {
      targets[last].append(node)
    }
    node += 1
  }

  /// The nodes that a tap on the placement at hand names first.
  private var firstNodes: [Int] {
    guard owners.indices.contains(placement) else { return [] }
    return targets[owners[placement]]
  }

  /// The place of a node in the order in which taps name nodes: elsewhere, then those of interest.
  func rank(ofNode node: Int) -> Int {
    let first = firstNodes
    if node < 0 { return 0 }
    if let place = first.firstIndex(of: node) { return place + 1 }
    return 1 + first.count + node - first.count { $0 < node }
  }

  /// The node of a place in that order.
  func node(ofRank rank: Int) -> Int {
    let first = firstNodes
    if rank <= 0 { return -1 }
    if rank <= first.count { return first[rank - 1] }
    var node = rank - 1 - first.count
    for taken in first.sorted() where taken <= node { node += 1 }
    return node
  }
}

/// A number that is written together with how often it counts: as the product.
///
/// Products that would not fit are written as the product of a limit and the rest.
struct ChoiceProduct {
  private let count: Int64
  private let limit: Int64

  /// The greatest product.
  let bound: Int64

  /// Creates the layout of numbers up to a greatest one that count so often.
  ///
  /// - Precondition: `count` is positive.
  init(upTo most: Int64, count: Int64) {
    self.count = count
    limit = min(most, (Int64.max / 2) / count)
    bound = limit * count + (most - limit)
  }

  /// The product of a number.
  func product(of number: Int64) -> Int64 {
    number <= limit ? number * count : limit * count + (number - limit)
  }

  /// The least number whose product is not less.
  func number(of product: Int64) -> Int64 {
    let whole = limit * count
    guard product <= whole else { return limit + (product - whole) }
    return product / count + (product % count > 0 ? 1 : 0)
  }
}
