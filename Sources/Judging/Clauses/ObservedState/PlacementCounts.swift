import WidgetModel

/// How many placed widgets are there and how many show an entry: what is asked at every reload call.
///
/// The observed state keeps it as it changes a widget's record. Whoever went through all of them at a call would
/// spend more time on that than on everything else.
struct PlacementCounts {
  /// How many are there.
  private(set) var present = 0

  /// How many of those display an entry.
  private(set) var displayingEntry = 0

  /// How many of each kind are there; a kind stands here once one of it was.
  private var kinds: [(kind: Int, present: Int)] = []

  /// How many of a kind are there.
  func present(ofKind kind: Int) -> Int { kinds.first { $0.kind == kind }?.present ?? 0 }

  /// Starts another run.
  mutating func begin() {
    present = 0
    displayingEntry = 0
    kinds.removeAll(keepingCapacity: true)
  }

  /// Counts a widget, or takes it back before it is counted anew as it is then.
  mutating func count(_ record: PlacementRecord, kind: Int?, by change: Int) {
    guard record.isPresent else { return }
    present += change
    if record.display.isEntry { displayingEntry += change }
    guard let kind else { return }
    if let place = kinds.firstIndex(where: { $0.kind == kind }) {
      kinds[place].present += change
    } else {
      kinds.append((kind, change))
    }
  }

  /// Counts what a widget displays from now on.
  @inline(__always)
  mutating func display(_ display: Display, after record: PlacementRecord) {
    guard record.isPresent, record.display.isEntry != Display?(display).isEntry else { return }
    displayingEntry += record.display.isEntry ? -1 : 1
  }
}

extension Display? {
  fileprivate var isEntry: Bool {
    if case .entry? = self { true } else { false }
  }
}
