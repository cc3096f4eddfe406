import Foundation
import WidgetModel

struct WidgetURLContent<Content: View> {
  let content: Content
  let url: URL

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
  /// Sets the URL that a tap opens; `nil` changes nothing.
  @ViewBuilder public nonisolated func widgetURL(_ url: URL?) -> some View {
    if let url {
      WidgetURLContent(content: self, url: url)
    } else {
      self
    }
  }

  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    attributed(.widgetAccentable, "\(accentable)")
  }

  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    attributed(.widgetCurvesContent, "\(curvesContent)")
  }

  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    attributed(.activityBackgroundTint, color?.attributeText ?? "default")
  }

  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    attributed(.activitySystemActionForegroundColor, color?.attributeText ?? "default")
  }

  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    attributed(.dynamicIslandVerticalPlacement, verticalPlacement.text)
  }

  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View {
    LabelledContent(content: self, label: label())
  }

  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    LabelledContent(content: self, label: Text(labelKey))
  }

  @_disfavoredOverload public nonisolated func widgetLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    LabelledContent(content: self, label: Text(label))
  }
}

struct LabelledContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabelledContent: View {
  typealias Body = Never

  static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.group)
    renderer.addAttribute(.view, "widgetLabel")
    renderer.descend {
      Content._make(view.content, renderer)
      renderer.pending.append((.role, "label"))
      Label._make(view.label, renderer)
      renderer.pending.removeLast()
    }
  }
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  let text: String

  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(text: "default")
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    text: "belowIfTooWide"
  )
}
