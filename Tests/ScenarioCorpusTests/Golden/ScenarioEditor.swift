import ScenarioCorpus
import WidgetModel

/// Walks through a scenario's lines as an archive, lists the possible changes, and makes one.
///
/// Lines are stimuli, placements, settings, answers and their entries, intents, and the calls of a
/// script with several. Their instants, including omitted ones, can be moved by a tick within their
/// range, except values that mean none; the lines themselves can be removed or doubled. Changes
/// that have no effect by the meaning of the format are not tried: a setting given twice, the last
/// call of a script given twice, a doubled node of a tree.
struct ScenarioEditor: Archive {
  /// A possible change.
  struct Site {
    let line: String
    let field: String?
    let change: Tolerance.Change
    var isIdempotent = false
  }

  /// Lengths of time that only have a meaning if a file gives them: zero means none, or no time.
  private static let optional = ["staleAfter", "age", "dismissedAfter", "startsAfter"]

  /// The index in ``sites`` of the change to make, `nil` to list only.
  let target: Int?

  private(set) var sites: [Site] = []
  private var path = ""

  init(target: Int?) { self.target = target }

  /// Records a change and returns true if it is the one to make.
  private mutating func isTarget(
    _ line: String,
    _ field: String?,
    _ change: Tolerance.Change,
    isIdempotent: Bool = false
  ) -> Bool {
    sites.append(Site(line: line, field: field, change: change, isIdempotent: isIdempotent))
    return sites.count - 1 == target
  }

  mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    guard !path.isEmpty else { return }  // The scenario's length is not a line.
    if ScenarioEditor.optional.contains(name), value == `default` { return }
    let before = value
    let ticks: [(Tolerance.Change, Interval)] = [(.earlier, .zero - .tick), (.later, .tick)]
    for (change, tick) in ticks where range.contains(before + tick) {
      if isTarget(path, name, change) { value = before + tick }
    }
  }

  mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) throws {
    let base = path
    var edited: [Element] = []
    for (index, element) in value.enumerated() {
      var element = element
      path = (base.isEmpty ? "" : base + ".") + "\(name)[\(index)]"
      try element.visit(&self)
      var copies = 1
      if isLine(name, of: value.count), isTarget(path, nil, .remove) { copies = 0 }
      if isDoubled(name) {
        let isState = (element as? Stimulus)?.setsState ?? false
        if isTarget(path, nil, .double, isIdempotent: isState) { copies = 2 }
      }
      edited.append(contentsOf: Array(repeating: element, count: copies))
    }
    value = edited
    path = base
  }

  private func isLine(_ name: String, of count: Int) -> Bool {
    isDoubled(name) || ["settings", "nodes"].contains(name)
      || (["timelines", "intents"].contains(name) && count > 1)
  }

  private func isDoubled(_ name: String) -> Bool {
    ["workload", "placements", "answers", "entries"].contains(name)
  }

  mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {}
  mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {}
  mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {}
  mutating func flag(_ name: String, _ value: inout Bool) {}
  mutating func text(_ name: String, _ value: inout String, default: String) {}
  mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {}
}

extension Stimulus {
  /// True if the same stimulus again at the same instant changes nothing.
  fileprivate var setsState: Bool {
    guard let input, times == 1 else { return false }
    switch input {
    case .processKilled, .removed, .rebooted, .kindWithdrawn: return true
    default:
      // The switch or number already has this value.
      let fields = JSONWriter.json(input, .message)
      return fields["on"] != nil || fields["number"] != nil
    }
  }
}
