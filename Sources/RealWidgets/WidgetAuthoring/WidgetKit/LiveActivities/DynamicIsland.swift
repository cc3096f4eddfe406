import Foundation
import WidgetModel

/// The presentations of a Live Activity in the Dynamic Island (LA-14, LA-15).
public struct DynamicIsland {
  typealias Drawing = (Renderer, EnvironmentValues, IslandStyle) -> Rendering

  private let drawings: [(mode: DynamicIslandMode, draw: Drawing)]
  private var style = IslandStyle()
  private var margins: [DynamicIslandMode: String] = [:]

  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    drawings = [
      (.expanded, { $0.render(IslandPart(content: expanded().content, style: $2), in: $1) }),
      (.compactLeading, { $0.render(IslandPart(content: compactLeading(), style: $2), in: $1) }),
      (.compactTrailing, { $0.render(IslandPart(content: compactTrailing(), style: $2), in: $1) }),
      (.minimal, { $0.render(IslandPart(content: minimal(), style: $2), in: $1) }),
    ]
  }

  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var island = self
    island.margins[mode] = "\(length.attributeText) for edges \(edges.rawValue)"
    return island
  }

  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.style.keylineTint = color?.attributeText ?? "default"
    return island
  }

  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.style.url = url
    island.style.urlPlace = CallPlace.here
    return island
  }

  var presentations: [(name: String, draw: (Renderer, EnvironmentValues) -> Rendering)] {
    drawings.map { mode, draw in
      var style = style
      style.margins = margins[mode]
      let chosen = style
      return (mode.name, { draw($0, $1, chosen) })
    }
  }
}

/// The values that an island's modifiers set for each presentation.
struct IslandStyle {
  var keylineTint: String?
  var url: URL?
  var urlPlace = SourcePlace.unknown
  var margins: String?
}

private struct IslandPart<Content: View> {
  let content: Content
  let style: IslandStyle
}

extension IslandPart: View {
  typealias Body = Never

  static func _make(_ view: Self, _ renderer: Renderer) {
    var said = 0
    if let tint = view.style.keylineTint {
      renderer.pending.append((.keylineTint, tint))
      said += 1
    }
    if let margins = view.style.margins {
      renderer.pending.append((.contentMargins, margins))
      said += 1
    }
    if let url = view.style.url {
      renderer.add(
        .widgetURL,
        target: renderer.number(.url(url)),
        text: url.absoluteString,
        place: view.style.urlPlace
      )
      // This URL applies to the presentation; it is not a view's `widgetURL` (VW-01).
      renderer.addAttribute(.islandURL, "true")
      renderer.descend { Content._make(view.content, renderer) }
    } else {
      Content._make(view.content, renderer)
    }
    renderer.pending.removeLast(said)
  }
}

public struct DynamicIslandMode: Hashable, Sendable {
  let name: String

  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
  public static let expanded = DynamicIslandMode(name: "expanded")
}
