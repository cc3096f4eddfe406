import Foundation
import WidgetModel

extension View {
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let side = edges == .all ? "" : edges.text
    let distance = length?.attributeText ?? (side.isEmpty ? "default" : "")
    return attributed(
      .padding,
      side.isEmpty || distance.isEmpty ? side + distance : "\(side) \(distance)"
    )
  }

  public nonisolated func padding(_ length: CGFloat) -> some View {
    attributed(.padding, length.attributeText)
  }

  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    attributed(.padding, insets.text)
  }

  @inlinable public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    attributed(
      .frame,
      Self.frameText(width, height, alignment)
    )
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    attributed(
      .frame,
      Self.frameText(
        [
          ("minWidth ", minWidth), ("idealWidth ", idealWidth), ("maxWidth ", maxWidth),
          ("minHeight ", minHeight), ("idealHeight ", idealHeight), ("maxHeight ", maxHeight),
        ],
        alignment
      )
    )
  }

  @available(*, deprecated, message: "give the frame a size")
  public nonisolated func frame() -> some View { self }

  /// The usual frame's text, made without an array of lengths: rows of marks have many.
  @usableFromInline nonisolated static func frameText(
    _ width: CGFloat?,
    _ height: CGFloat?,
    _ alignment: Alignment
  ) -> String {
    guard let width, let height, alignment == .center else {
      return frameText([("width ", width), ("height ", height)], alignment)
    }
    guard let across = SmallWhole(width), let down = SmallWhole(height) else {
      return "width \(width.attributeText) height \(height.attributeText)"
    }
    return String("width ", across, " height ", down)
  }

  private nonisolated static func frameText(
    _ lengths: [(name: String, length: CGFloat?)],
    _ alignment: Alignment
  ) -> String {
    var text = ""
    for (name, length) in lengths {
      guard let length else { continue }
      if !text.isEmpty { text += " " }
      text += name
      text += length.attributeText
    }
    guard alignment != .center else { return text }
    return text.isEmpty ? alignment.text : "\(text) \(alignment.text)"
  }

  public nonisolated func fixedSize() -> some View {
    attributed(.fixedSize, "both")
  }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    attributed(
      .fixedSize,
      horizontal ? (vertical ? "both" : "horizontal") : vertical ? "vertical" : "none"
    )
  }

  public nonisolated func layoutPriority(_ value: Double) -> some View {
    attributed(.layoutPriority, value.attributeText)
  }

  public nonisolated func offset(_ offset: CGSize) -> some View {
    attributed(.offset, offset.attributeText)
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    attributed(.offset, "\(x.attributeText) \(y.attributeText)")
  }

  public nonisolated func position(_ position: CGPoint) -> some View {
    attributed(.position, position.attributeText)
  }

  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    attributed(.position, "\(x.attributeText) \(y.attributeText)")
  }

  public nonisolated func zIndex(_ value: Double) -> some View {
    attributed(.zIndex, value.attributeText)
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    attributed(
      .aspectRatio,
      (aspectRatio.map { $0.attributeText + " " } ?? "") + contentMode.rawValue
    )
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    attributed(
      .aspectRatio,
      "\((aspectRatio.width / aspectRatio.height).attributeText) \(contentMode.rawValue)"
    )
  }

  public nonisolated func scaledToFit() -> some View {
    attributed(.aspectRatio, "fit")
  }

  public nonisolated func scaledToFill() -> some View {
    attributed(.aspectRatio, "fill")
  }

  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    attributed(.alignmentGuide, guide.text)
  }

  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    attributed(.alignmentGuide, guide.text)
  }

  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    attributed(.ignoresSafeArea, edges.text)
  }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    attributed(.ignoresSafeArea, edges.text)
  }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    attributed(.contentMargins, "\(edges.text) \(length?.attributeText ?? "default")")
  }

  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    attributed(.contentMargins, length.attributeText)
  }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    attributed(.contentMargins, insets.text)
  }

  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    attributed(.gridCellColumns, "\(count)")
  }

  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    attributed(.gridCellUnsizedAxes, axes.text)
  }

  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    attributed(.gridCellAnchor, anchor.text)
  }

  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    attributed(.gridColumnAlignment, guide.text)
  }

  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    attributed(.containerRelativeFrame, axes.text)
  }

  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    attributed(.containerRelativeFrame, "\(axes.text) \(span)/\(count)")
  }

  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    attributed(.coordinateSpace, "\(name.name)")
  }

  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    attributed(.coordinateSpace, "\(name)")
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
