import Foundation

/// What becomes of labels that do not fit beside each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// What the system chooses.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution()
  /// One is left out, by what comes first.
  public static func greedy(
    priority: Double = 0,
    minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution()
  }
  /// They are cut off.
  public static let truncate = AxisValueLabelCollisionResolution()
}

/// The direction of a label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// What the system chooses.
  public static let automatic = AxisValueLabelOrientation()
  /// From side to side.
  public static let horizontal = AxisValueLabelOrientation()
  /// From bottom to top.
  public static let vertical = AxisValueLabelOrientation()
  /// From top to bottom.
  public static let verticalReversed = AxisValueLabelOrientation()
}

/// The text at a value of an axis.
///
/// Views that code makes are drawn beneath the chart; texts of the system's making are not.
public struct AxisValueLabel<Content: View> {
  private let content: Content

  /// Creates a label of views.
  public nonisolated init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension AxisValueLabel: AxisMark {
  /// Draws the views.
  public static func _draw(_ mark: Self, _ renderer: Renderer) {
    Content._make(mark.content, renderer)
  }
}

extension AxisValueLabel where Content == EmptyView {
  /// Creates a label with the value itself.
  public nonisolated init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    content = EmptyView()
  }

  /// Creates a label with the value in a format.
  public nonisolated init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    content = EmptyView()
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with a text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    content = Text(titleKey)
  }

  /// Creates a label with a text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    content = Text(title)
  }
}
