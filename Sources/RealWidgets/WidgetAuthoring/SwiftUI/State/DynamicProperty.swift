public protocol DynamicProperty {
  /// Prepares the property before the view's body is read; never called here.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
