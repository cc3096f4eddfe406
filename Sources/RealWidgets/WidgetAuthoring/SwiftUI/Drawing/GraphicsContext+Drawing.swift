import Foundation

extension GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    tally.count += 1
  }

  /// Strokes an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { tally.count += 1 }

  /// Strokes an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    tally.count += 1
  }

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { tally.count += 1 }

  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { tally.count += 1 }

  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    tally.count += 1
  }

  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    tally.count += 1
  }

  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { tally.count += 1 }

  /// Gets a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }

  /// Gets a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

  /// Gets a view ready that is among the symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { ResolvedSymbol() }

  /// Draws on a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Cuts what is drawn from now on.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {}

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}

  /// Makes what is drawn from now on larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) {}

  /// Changes all that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// How a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are taken as linear.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How an outline cuts.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is inside is cut away.
    public static let inverse = ClipOptions(rawValue: 1)
  }
}
