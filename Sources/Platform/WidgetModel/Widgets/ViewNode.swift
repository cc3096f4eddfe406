/// One node of a view tree: a view, or a modifier that wraps the nodes below it.
public struct ViewNode: Hashable, Sendable {
  /// What the node is.
  public var kind: ViewKind = .text

  /// How deep the node stands, the root being 0.
  ///
  /// In a scenario, a depth that is more than one below its predecessor's is read as one below, so that
  /// a list of nodes stays a tree when the shrinker drops some. What a subject learns is
  /// ``ViewTree/normalized``.
  public var depth: Int = 0

  /// The number of the URL that a link or `widgetURL` leads to, or of the intent that a button or
  /// toggle runs; 0 stands for none, so a button with 0 has a closure as its action.
  public var target: Int = 0

  /// The value that a toggle was built with.
  public var isOn: Bool = false

  /// The text or name that a reader sees; it has no influence on any verdict.
  public var text: String = ""

  /// Where the code made the view.
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
