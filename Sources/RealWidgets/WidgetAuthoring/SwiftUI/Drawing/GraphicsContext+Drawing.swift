import Foundation

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    tally.count += 1
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { tally.count += 1 }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    tally.count += 1
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ text: Text, in rect: CGRect) { tally.count += 1 }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) { tally.count += 1 }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    tally.count += 1
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    tally.count += 1
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { tally.count += 1 }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

  /// Returns a symbol for any id.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { ResolvedSymbol() }

  /// Draws into a copy of the context, which shares the count.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {}

  public mutating func translateBy(x: CGFloat, y: CGFloat) {}

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  public mutating func rotate(by angle: Angle) {}

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }
}
