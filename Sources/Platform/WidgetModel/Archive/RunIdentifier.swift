/// A number by which events name something of a run.
public protocol RunIdentifier: Hashable, Sendable {
  var number: Int32 { get set }
}
