import Foundation
import WidgetModel

/// A view that a tap anywhere leads from to a URL.
struct WidgetURLContent<Content: View> {
  let content: Content
  let url: URL

  /// Where the code asks for the URL.
  let place = CallPlace.here
}

extension WidgetURLContent: View {
  typealias Body = Never

  static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(
      .widgetURL,
      target: renderer.number(.url(view.url)),
      text: view.url.absoluteString,
      place: view.place
    )
    renderer.descend(into: view.content)
  }
}

extension View {
  /// Sets where a tap anywhere leads; without a URL it changes nothing.
  @ViewBuilder public nonisolated func widgetURL(_ url: URL?) -> some View {
    if let url {
      WidgetURLContent(content: self, url: url)
    } else {
      self
    }
  }

  /// Sets whether the view belongs to the accented group.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    attributed(.widgetAccentable, "\(accentable)")
  }

  /// Bends the view along the edge of a watch.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    attributed(.widgetCurvesContent, "\(curvesContent)")
  }

  /// Sets the background of a Live Activity.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    attributed(.activityBackgroundTint, color?.attributeText ?? "default")
  }

  /// Sets the colour of a Live Activity's buttons.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    attributed(.activitySystemActionForegroundColor, color?.attributeText ?? "default")
  }

  /// Sets where a view stands in the Dynamic Island.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    attributed(.dynamicIslandVerticalPlacement, verticalPlacement.text)
  }

  /// Sets the text beside an accessory.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View {
    LabelledContent(content: self, label: label())
  }

  /// Sets the text beside an accessory.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    LabelledContent(content: self, label: Text(labelKey))
  }

  /// Sets the text beside an accessory.
  @_disfavoredOverload public nonisolated func widgetLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    LabelledContent(content: self, label: Text(label))
  }
}

/// An accessory with a label beside it.
struct LabelledContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabelledContent: View {
  typealias Body = Never

  static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.group)
    renderer.note(.view, "widgetLabel")
    renderer.descend {
      Content._make(view.content, renderer)
      renderer.pending.append((.role, "label"))
      Label._make(view.label, renderer)
      renderer.pending.removeLast()
    }
  }
}

/// Where a view stands beside the camera of a Dynamic Island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  let text: String

  /// As the system places it.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(text: "default")
  /// Below, if it is too wide.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    text: "belowIfTooWide"
  )
}
