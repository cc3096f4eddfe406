import Foundation

extension Image {
  /// How an image fills more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Drawn out.
    case stretch
  }

  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It is filled with the foreground's style.
    case template
    /// It keeps them.
    case original
  }

  /// How pixels are enlarged.
  public enum Interpolation: Hashable, Sendable {
    /// Not smoothed.
    case none
    /// Smoothed a little.
    case low
    /// Smoothed.
    case medium
    /// Smoothed most.
    case high
  }

  /// How large an image within text is.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// Which way an image is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Upright.
    case up
    /// Upright, mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down, mirrored.
    case downMirrored
    /// To the left.
    case left
    /// To the left, mirrored.
    case leftMirrored
    /// To the right.
    case right
    /// To the right, mirrored.
    case rightMirrored
  }
}

extension Image {
  /// Lets the image fill its room.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image { adding(.resizable, resizingMode == .tile ? "tile" : "true") }

  /// Sets whether the image keeps its colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    adding(.renderingMode, renderingMode.map { "\($0)" } ?? "default")
  }

  /// Sets how pixels are enlarged.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    adding(.interpolation, "\(interpolation)")
  }

  /// Sets whether edges are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    adding(.antialiased, "\(isAntialiased)")
  }

  /// Sets in which colours a symbol is drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    adding(.symbolRenderingMode, mode?.text ?? "default")
  }
}
