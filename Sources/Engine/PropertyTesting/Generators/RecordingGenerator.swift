/// A generator that can also state the choices of a value that exists already.
///
/// Where a value comes from outside, its choices let it be replayed, mutated and shrunk as if it had
/// been drawn: a constant that is known to break programs, an example from a bug report.
///
/// ```swift
/// let texts = Strings(.unicode, count: 0...20)
/// if let choices = texts.choices(of: "it's") {
///   shrinker.shrink(choices, keeping: failure)
/// }
/// ```
public protocol RecordingGenerator<Value>: Generator {
  /// States the choices that make a value, after which a replay of them gives the value again.
  ///
  /// - Returns: Whether the generator makes such a value; if not, what was recorded means nothing.
  func record(_ value: Value, in source: ChoiceSource) -> Bool
}

extension RecordingGenerator {
  /// The choices that make a value, or nil when the generator does not make it.
  public func choices(of value: Value) -> [UInt64]? {
    let source = ChoiceSource()
    source.beginRecording()
    return record(value, in: source) && !source.isRejected ? source.values : nil
  }
}
