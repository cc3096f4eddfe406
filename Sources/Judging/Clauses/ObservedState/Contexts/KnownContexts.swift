import WidgetModel

/// The contexts of a phone according to the inputs, and the presentations that the subject reports.
struct KnownContexts {
  private(set) var current: Set<PhoneContext> = []
  /// The number of relevant configurations by widget, if given (RV-03).
  private(set) var relevant: [WidgetID: Int32] = [:]
  /// The presentations as last reported by the subject.
  private(set) var presented: [PresentedItem] = []
  /// The items on the watch when it went out of range (RV-15).
  private(set) var keptOnWatch: [PresentedItem] = []
  /// The number of attempts to place a widget on a surface that does not support it (RV-12).
  var refusals = 0
  /// The last time that the expected presentations may have changed.
  var change = Instant.start { didSet { expected = nil } }
  /// The expected presentations since that change, computed on demand.
  var expected: [PresentedItem]?

  /// True if nothing is expected anywhere, and nothing is shown.
  var isIdle: Bool { current.isEmpty && relevant.isEmpty && presented.isEmpty }

  func isIn(_ context: PhoneContext) -> Bool { current.contains(context) }

  /// Returns the number of relevant configurations of each widget that reported any, in the widgets'
  /// order.
  func relevantNumbers(in setup: Setup) -> [Int32] {
    setup.widgets.indices.compactMap { relevant[WidgetID($0)] }
  }

  mutating func record(_ input: Input, at now: Instant) {
    change = now
    switch input {
    case .contexts(.turned(let context, true)): current.insert(context)
    case .contexts(.turned(let context, false)):
      guard current.remove(context) == .watch else { return }
      keptOnWatch = presented.filter { $0.presentation.place == .watch }
    case .contexts(.relevant(let widget, let number)): relevant[widget] = number
    case .appInstalled(false): relevant = [:]
    case .kindWithdrawn(let widget): relevant[widget] = nil
    default: break
    }
  }

  /// Records that the subject presents something, or stops presenting it.
  mutating func show(_ item: PresentedItem) {
    presented.removeAll { $0.isAboutTheSame(as: item) }
    if item.presentation.form != .none { presented.append(item) }
  }
}

extension Input {
  /// True if the input may change the expected presentations.
  var mayChangeContexts: Bool {
    switch self {
    case .contexts, .added, .removed, .appInstalled, .kindWithdrawn: true
    default: false
    }
  }
}
