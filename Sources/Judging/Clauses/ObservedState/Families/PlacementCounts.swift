import WidgetModel

/// The numbers of placed widgets and of those that show an entry, kept up to date because counting
/// all records at each reload call would cost more than everything else.
struct PlacementCounts {
  private(set) var present = 0

  /// The number of those that display an entry.
  private(set) var displayingEntry = 0

  /// The numbers by kind; a kind is listed once it had a placed widget.
  private var kinds = StableArray<(kind: Int, present: Int)>()

  func deallocate() { kinds.deallocate() }

  func present(ofKind kind: Int) -> Int { place(of: kind).map { kinds[$0].present } ?? 0 }

  mutating func begin() {
    present = 0
    displayingEntry = 0
    kinds.removeAll()
  }

  private func place(of kind: Int) -> Int? { kinds.indices.first { kinds[$0].kind == kind } }

  /// Adds a widget's record to the counts, or removes it before a change.
  mutating func count(_ record: PlacementRecord, kind: Int?, by change: Int) {
    guard record.isPresent else { return }
    present += change
    if record.display.isEntry { displayingEntry += change }
    guard let kind else { return }
    if let place = place(of: kind) {
      kinds[place].present += change
    } else {
      kinds.append((kind, change))
    }
  }

  /// Updates the count for a widget's new display.
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
