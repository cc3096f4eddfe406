import PropertyTesting

/// A least-recently-used cache of three entries, with a bug: reading an entry does not count as
/// use.
///
/// The shortest refutation fills the cache, reads the oldest entry, adds one, and reads again.
struct RecentCache: StateMachine {
  struct Entry: Hashable, Sendable {
    let key: Int
    let value: Int
  }

  enum Command: Hashable, Sendable {
    case put(key: Int, value: Int)
    case get(key: Int)
  }

  static let capacity = 3

  /// The entries, least recently used first.
  let initialModel: [Entry] = []

  let rules: [Rule<[Entry], Command>] = [
    Rule("put") { _, source in
      .put(key: Int(source.draw(in: 0...9)), value: Int(source.draw(in: 0...99)))
    },
    Rule("get") { _, source in .get(key: Int(source.draw(in: 0...9))) },
  ]

  func advance(_ entries: inout [Entry], by command: Command, as step: Step) {
    switch command {
    case .put(let key, let value): Self.put(Entry(key: key, value: value), into: &entries)
    case .get(let key):
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return }
      entries.append(entries.remove(at: place))
    }
  }

  func makeSystem() -> [Entry] { [] }

  func perform(
    _ command: Command,
    as step: Step,
    on entries: inout [Entry],
    from model: [Entry]
  ) -> [String] {
    switch command {
    case .put(let key, let value):
      Self.put(Entry(key: key, value: value), into: &entries)
      return []
    case .get(let key):
      let found = entries.first { $0.key == key }
      return found == model.first { $0.key == key } ? [] : ["read another value"]
    }
  }

  private static func put(_ entry: Entry, into entries: inout [Entry]) {
    entries.removeAll { $0.key == entry.key }
    if entries.count == capacity { entries.removeFirst() }
    entries.append(entry)
  }
}
