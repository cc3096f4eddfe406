/// The number of something in a run, by which events name it.
public protocol RunIdentifier: Hashable, Sendable {
  /// The number.
  var number: Int32 { get set }
}
