import Clauses
import Conformance
import WidgetModel

extension WidgetRunner {
  /// Runs the last scenario once more for its events in words.
  func lines(_ range: Range<Int>) -> [TraceLine] {
    var order = WorkerOrder()
    order.verb = .run
    order.scenario = lastScenario
    order.wantsLines = true
    switch try? answer(to: order) {
    case .report(let report, _)?:
      return Array(report.lines[range.clamped(to: 0..<report.lines.count)])
    case .death(let death)?: return PrintedText(death.output).events
    case nil: return []
    }
  }

  /// The line of the checked code in which a breach of the last case stands.
  func source(of breach: Breach) -> String {
    guard breach.source.isEmpty else { return breach.source }
    return place(of: breach).first?.text ?? ""
  }

  /// The lines round that line, the calls that led there, and what was printed.
  func code(of breach: Breach) -> CodeLine {
    var code = CodeLine()
    if let lastDeath, !breach.source.isEmpty {
      for call in lastDeath.calls { files.note(call.file) }
      code.calls = lastDeath.calls.prefix(WidgetRunner.callLimit).map {
        TextLine(PlaceLine($0).call)
      }
    } else {
      let lines = place(of: breach)
      code.calls = lines.filter { !$0.function.isEmpty }.prefix(WidgetRunner.callLimit)
        .map { TextLine($0.call) }
    }
    code.excerpt = files.excerpt(round: source(of: breach))
    code.output = PrintedText(printed).lines
    code.drawnUp = lastScenario.drawnUp(for: breach).map { TextLine($0) }
    return code
  }

  /// The calls of the code that a finding lists at most.
  private static let callLimit = 12

  /// The lines of the checked code for the best place of a breach that has any, innermost first.
  ///
  /// Reading lines takes long, so a worker is asked for those of one breach alone, and each place once.
  private func place(of breach: Breach) -> [PlaceLine] {
    let number = Int(breach.place.number) - 1
    guard breachPlaces.indices.contains(number) else { return [] }
    let texts = breachPlaces[number]
    let unknown = texts.filter { located[$0] == nil }
    if !unknown.isEmpty {
      var order = WorkerOrder()
      order.verb = .locate
      order.scenario = lastScenario
      order.places = unknown.map { TextLine($0) }
      guard case .report(let report, _)? = try? exchange(order) else { return [] }
      for (text, found) in zip(unknown, report.located) {
        located[text] = found.lines.filter { launch.isUserFile($0.file) }
        for line in located[text] ?? [] { files.note(line.file) }
      }
    }
    return texts.lazy.compactMap { self.located[$0] }.first { !$0.isEmpty } ?? []
  }
}
