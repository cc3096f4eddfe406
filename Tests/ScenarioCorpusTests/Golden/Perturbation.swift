import ScenarioCorpus
import WidgetModel

/// One small change of a golden file, which the file should notice.
struct Perturbation: CustomStringConvertible {
  /// The path of the changed line, such as `scenario.workload[2]` or `expect[0]`.
  let line: String

  /// The field whose instant is moved, `nil` if the line itself is removed or doubled.
  let field: String?

  let change: Tolerance.Change

  /// The changed file.
  let file: CorpusFile

  /// True if doubling the line must change nothing at all: locking a locked phone has no effect.
  let isIdempotent: Bool

  var description: String { "\(line)\(field.map { "." + $0 } ?? "") \(change.rawValue)" }

  /// Returns every change of a file: of the scenario's lines and of the expectations.
  static func all(of file: CorpusFile) throws -> [Perturbation] {
    try scenarioSide(of: file) + expectationSide(of: file)
  }

  private static func scenarioSide(of file: CorpusFile) throws -> [Perturbation] {
    var survey = ScenarioEditor(target: nil)
    var copy = file.scenario
    try copy.visit(&survey)
    return try survey.sites.indices.map { index in
      var editor = ScenarioEditor(target: index)
      var changed = file
      try changed.scenario.visit(&editor)
      let isSorted = zip(changed.scenario.workload, changed.scenario.workload.dropFirst())
        .allSatisfy { $0.at <= $1.at }
      if !isSorted {
        changed.scenario.workload = changed.scenario.workload.enumerated()
          .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
      }
      let site = survey.sites[index]
      return Perturbation(
        line: "scenario." + site.line,
        field: site.field,
        change: site.change,
        file: changed,
        isIdempotent: site.isIdempotent
      )
    }
  }

  private static func expectationSide(of file: CorpusFile) -> [Perturbation] {
    guard let golden = file.golden else { return [] }
    return golden.lines.indices.flatMap { index in
      func changed(
        _ field: String?,
        _ change: Tolerance.Change,
        _ edit: (inout Golden) -> Void
      ) -> Perturbation {
        var copy = golden
        edit(&copy)
        var file = file
        file.golden = copy
        return Perturbation(
          line: "expect[\(index)]",
          field: field,
          change: change,
          file: file,
          isIdempotent: false
        )
      }
      let line = golden.lines[index]
      var all = [
        changed(nil, .remove) { $0.lines.remove(at: index) },
        changed(nil, .double) { $0.lines.insert(line, at: index) },
      ]
      let ticks: [(Tolerance.Change, Interval)] = [(.earlier, .zero - .tick), (.later, .tick)]
      for (change, tick) in ticks {
        for (field, time) in line.time.moved(by: tick, clock: file.scenario.device.clock) {
          all.append(changed(field, change) { $0.lines[index].time = time })
        }
        for place in line.fields.indices {
          for value in line.fields[place].moved(by: tick, clock: file.scenario.device.clock) {
            all.append(
              changed(value.field.rawValue, change) { $0.lines[index].fields[place] = value }
            )
          }
        }
      }
      return all
    }
  }
}

extension GoldenTime {
  /// Returns the times with one of their instants moved, each with the name of its field.
  fileprivate func moved(by tick: Interval, clock: WallDate) -> [(String, GoldenTime)] {
    switch self {
    case .anywhere: return []
    case .between(let first, let last):
      return [
        ("between[0]", .between(first.moved(by: tick, clock: clock), last)),
        ("between[1]", .between(first, last.moved(by: tick, clock: clock))),
      ]
    case .at(let moment, let every, let times):
      let at = (
        "at", GoldenTime.at(moment.moved(by: tick, clock: clock), every: every, times: times)
      )
      return times == 1 ? [at] : [at, ("every", .at(moment, every: every + tick, times: times))]
    }
  }
}

extension GoldenMoment {
  fileprivate func moved(by tick: Interval, clock: WallDate) -> GoldenMoment {
    GoldenMoment((instant(clock: clock) + tick) - .start)
  }
}

extension GoldenField.Value {
  /// Returns the values with one of their instants moved.
  fileprivate func moved(by tick: Interval, clock: WallDate) -> [GoldenField.Value] {
    func moved(_ json: JSON) -> JSON? {
      json.text.flatMap(GoldenMoment.init).map { .string($0.moved(by: tick, clock: clock).text) }
    }
    switch field {
    case .until: return moved(json).map { [GoldenField.Value(field, $0)] } ?? []
    case .dates:
      return json.elements.indices.map { index in
        var elements = json.elements
        elements[index] = moved(elements[index]) ?? elements[index]
        return GoldenField.Value(field, .array(elements))
      }
    default: return []
    }
  }
}
