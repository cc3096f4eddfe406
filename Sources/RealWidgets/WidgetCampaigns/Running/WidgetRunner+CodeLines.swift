import Clauses
import RunRecord
import WidgetModel

extension WidgetRunner {
  /// Runs the last scenario again to describe its events.
  func lines(_ range: Range<Int>) -> [TraceLine] {
    var order = WorkerRequest(running: lastScenario)
    order.wantsLines = true
    switch try? answer(to: order) {
    case .report(let report, _)?:
      hasActivities = !report.activities.lives.isEmpty
      return Array(report.lines[range.clamped(to: 0..<report.lines.count)])
    case .death(let death)?: return PrintedText(death.output).events
    case nil: return []
    }
  }

  /// Runs the last scenario again for the lives of its Live Activities, if it has any.
  func activities(of scenario: Scenario, showing shown: Range<Int>, focus: Int?) -> ActivitiesLine {
    guard hasActivities else { return ActivitiesLine() }
    var order = WorkerRequest(running: lastScenario)
    order.wantsLines = true
    order.focus = Int64(focus ?? -1)
    guard case .report(let report, _)? = try? answer(to: order) else { return ActivitiesLine() }
    return report.activities.pointing(into: shown)
  }

  func located(_ violation: Violation) -> Violation {
    guard violation.source.isEmpty else { return violation }
    let place = place(of: violation)
    return violation.standing(at: place.lines.first?.text ?? "", isOwn: place.isOwn)
  }

  /// Returns the lines around that line, the calls that led there, and the output.
  func code(of violation: Violation) -> CodeLine {
    var code = CodeLine()
    if let lastDeath, !violation.source.isEmpty {
      for call in lastDeath.calls { files.record(call.file) }
      code.calls = lastDeath.calls.prefix(WidgetRunner.callLimit).map {
        PlaceLine($0).call
      }
    } else {
      let lines = place(of: violation).lines
      code.calls = lines.filter { !$0.function.isEmpty }.prefix(WidgetRunner.callLimit)
        .map(\.call)
    }
    code.excerpt = files.excerpt(round: located(violation).source)
    code.output = PrintedText(printed).lines
    code.sampled =
      lastScenario.sampled(for: violation)
      + madeUp.prefix(WidgetRunner.madeUpLimit).map { "made up: \($0)" }
    return code
  }

  private static let callLimit = 12

  private static let madeUpLimit = 6

  /// Stores the places of a violation and returns the number under which they are found again.
  func keep(_ places: PlaceCandidates) -> SourcePlace {
    guard !places.isEmpty else { return .unknown }
    violationPlaces.append(places)
    return SourcePlace(Int32(violationPlaces.count))
  }

  /// Records the case's synthesized values in words, each once.
  func record(madeUp words: [String]) {
    for word in words where !madeUp.contains(word) { madeUp.append(word) }
  }

  /// Returns the lines of a violation's best place, innermost first, and if it is the fault itself.
  ///
  /// Reading lines is slow, so it is done for one violation at a time, and once for each place.
  private func place(of violation: Violation) -> (lines: [PlaceLine], isOwn: Bool) {
    let number = Int(violation.place.number) - 1
    guard violationPlaces.indices.contains(number) else { return ([], false) }
    let candidates = violationPlaces[number]
    let leaked = PrintedText(printed).leakedFunction
    let own = candidates.own.compactMap { PlaceText.text($0, leakedIn: leaked) }
    let texts = own + candidates.near
    let unknown = texts.filter { knownLines[$0] == nil }
    let parts = unknown.map(PlaceText.parts)
    for (place, found) in zip(unknown.indices, lines(of: parts.map(\.place))) {
      let own = found.filter { launch.isUserFile($0.file) }
      let near = own.isEmpty ? launch.lineReader?.linesNear(parts[place].place) ?? [] : []
      let lines = (own + near.filter { launch.isUserFile($0.file) }).map(files.located)
      for line in lines { files.record(line.file) }
      knownLines[unknown[place]] = detailed(lines, parts[place].detail)
    }
    let index = texts.firstIndex { knownLines[$0]?.isEmpty == false }
    return (
      index.flatMap { knownLines[texts[$0]] } ?? [],
      index.map { $0 < own.count } ?? false
    )
  }

  /// Returns the lines with a detail at a place, innermost first; none if there is no such line.
  private func detailed(_ lines: [PlaceLine], _ detail: PlaceText.Detail?) -> [PlaceLine] {
    switch detail {
    case nil: lines
    case .days: telling(.dayLength, lines)
    case .unordered: telling(.unordered, lines)
    case .sample: telling(.sample, lines)
    case .universal: telling(.universalTime, lines)
    case .background: telling(.background, lines)
    case .later: telling(.laterOnly, lines)
    case .private: telling(.privacy, lines)
    case .recommends: telling(.recommendation, lines)
    case .kept:
      if let place = lines.firstIndex(where: { $0.function.hasPrefix("one-time initialization") }) {
        Array(lines[place...])
      } else {
        (LazyLine.declaration(amongCallers: lines) ?? lines.first.flatMap(EarlyReturn.before))
          .map { [$0] + lines } ?? []
      }
    }
  }

  private func telling(_ kind: TellingLine, _ lines: [PlaceLine]) -> [PlaceLine] {
    files.line(kind, first: Set(lines.map(\.file))).map { [$0] + lines } ?? []
  }

  /// Returns the lines of places, from the debug information, else from a worker.
  private func lines(of places: [String]) -> [[PlaceLine]] {
    guard !places.isEmpty else { return [] }
    if let reader = launch.lineReader {
      let read = places.compactMap { reader.lines(of: $0) }
      if read.count == places.count { return read }
    }
    var order = WorkerRequest()
    order.verb = .locate
    order.scenario = lastScenario
    order.places = places
    guard case .report(let report, _)? = try? exchange(order) else { return [] }
    return report.located.map(\.lines)
  }
}
