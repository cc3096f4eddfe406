import Foundation

extension Image {
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }
}

extension Image {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image { adding(.resizable, resizingMode == .tile ? "tile" : "true") }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    adding(.renderingMode, renderingMode.map { "\($0)" } ?? "default")
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    adding(.interpolation, "\(interpolation)")
  }

  public func antialiased(_ isAntialiased: Bool) -> Image {
    adding(.antialiased, "\(isAntialiased)")
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    adding(.symbolRenderingMode, mode?.text ?? "default")
  }
}
