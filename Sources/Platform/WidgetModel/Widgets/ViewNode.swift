/// One node of a view tree: a view, or a modifier that wraps the nodes below it.
public struct ViewNode: Hashable, Sendable {
  /// The kind of the node.
  public var kind: ViewKind = .text

  /// The depth of the node; a root has 0.
  ///
  /// In a scenario, a deeper jump is read as one level, so that the list stays a tree when the
  /// shrinker drops nodes; see ``ViewTree/normalized``.
  public var depth: Int = 0

  /// The number of a URL, or of a control's intent; 0 for none or for a closure.
  public var target: Int = 0

  /// The value that a toggle was built with.
  public var isOn: Bool = false

  /// The text or name for display; it does not influence verdicts.
  public var text: String = ""

  /// The location where the code made the view.
  public var place = SourcePlace.unknown

  /// Creates a node.
  public init(
    _ kind: ViewKind,
    depth: Int = 0,
    target: Int = 0,
    isOn: Bool = false,
    text: String = "",
    place: SourcePlace = .unknown
  ) {
    self.place = place
    self.kind = kind
    self.depth = depth
    self.target = target
    self.isOn = isOn
    self.text = text
  }
}
