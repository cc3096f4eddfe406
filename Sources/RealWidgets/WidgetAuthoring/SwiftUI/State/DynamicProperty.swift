/// A stored property of a view that the system provides for.
public protocol DynamicProperty {
  /// Prepares the property before the view's body is read; never called here.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
