import WidgetModel

extension Input {
  /// Returns stimuli of a word, or inputs of a kind, with values from their whole ranges.
  package static func samples(of plain: Input?) -> [Input] {
    distinct(plain) { try $0.visitFields(&$1) }
  }
}

extension Effect {
  /// Returns effects of a kind, with values from their whole ranges.
  package static func samples(of kind: EventKind) -> [Effect] {
    distinct(plain(kind)) { try $0.visitFields(&$1) }
  }
}

private func distinct<Event: Hashable>(
  _ plain: Event?,
  _ visit: (inout Event, inout SampleReader) throws -> Void
) -> [Event] {
  guard let plain else { return [] }
  var samples = [plain]
  for number in 0..<SampleReader.count {
    var (sample, reader) = (plain, SampleReader(number))
    // Reading samples never throws.
    try? visit(&sample, &reader)  // A reader of samples never throws.
    if !samples.contains(sample) { samples.append(sample) }
  }
  return samples
}
