import Foundation
import WidgetModel

/// The entries that previews give widgets; in a plain unit test no host finds any.
@_spi(Hosting) public enum PreviewedEntries {
  /// An item of a preview, before its widget is known.
  struct Content {
    enum Shown {
      case entry(any WidgetAuthoring.TimelineEntry)
      /// A view alone, with the names of the code's types in it.
      case view(any View, types: Set<String>)
    }

    var name: String
    let family: WidgetFamily
    /// The type of the widget; `nil` if the preview names none.
    let widget: String?
    let shown: Shown
  }

  public struct Previewed: @unchecked Sendable {
    public let widget: Int
    /// The preview's name with the entry's number, or the family if it has no name.
    public let name: String
    public let family: Family
    public let entry: HostedEntry
  }

  nonisolated(unsafe) static var shown: [Content] = []

  /// The number of previews that show a view alone or bring their own provider.
  nonisolated(unsafe) static var undrawn = 0

  nonisolated(unsafe) private static var kept: [Content]?

  public static func forgetAll() { kept = nil }

  /// Returns the entries in the order of the previews, and the number of other items: of a view
  /// alone, of a provider of their own, or of no widget of the bundle.
  @MainActor public static func all(
    of widgets: [DeclaredWidget]
  ) async -> (entries: [Previewed], others: Int) {
    let contents = await evaluated()
    let entries = contents.compactMap { content in
      widgets.indices.lazy.compactMap { content.previewed(by: widgets[$0], at: $0) }.first
    }
    return (entries, contents.count - entries.count + undrawn)
  }

  @MainActor private static func evaluated() async -> [Content] {
    if let kept { return kept }
    shown = []
    undrawn = 0
    for type in PreviewedContents.types("_WidgetPreview") {
      await (type as? any _WidgetPreview.Type)?._show()
    }
    PreviewedContents.evaluateProviders(showing: "WidgetPreviewView<")
    defer { shown = [] }
    kept = shown
    return shown
  }

  static func show<Content: View>(_ view: Content, in family: WidgetFamily) {
    shown.append(
      .init(
        name: family.description,
        family: family,
        widget: nil,
        shown: .view(view, types: CodeTypes.names(in: Content.self))
      )
    )
  }

  /// Names the last view, unless it has a name.
  static func name(_ name: String) {
    guard let last = shown.last, last.name == last.family.description else { return }
    shown[shown.count - 1].name = name
  }
}

extension PreviewedEntries.Content {
  /// Returns the entry as a widget draws it, or `nil` if it belongs to another widget.
  fileprivate func previewed(
    by declared: DeclaredWidget,
    at place: Int
  ) -> PreviewedEntries.Previewed? {
    guard case .timeline(let provider) = declared.code, let family = family.model,
      widget == nil || widget == declared.typeName
    else { return nil }
    var entry: HostedEntry?
    switch shown {
    case .entry(let value): entry = provider.entry(showing: value)
    case .view(let view, let types):
      let own = declared.places.content.map { CodeTypes.names(in: $0) } ?? []
      // A view alone names no widget; one that shares a type with it is taken.
      if !own.isDisjoint(with: types) {
        entry = HostedEntry(date: { Date() }, draw: { $0.render(AnyView(view), in: $1) })
      }
    }
    guard var entry else { return nil }
    entry.draw = { [name, draw = entry.draw] renderer, environment in
      var rendering = draw(renderer, environment)
      rendering.tree.attributes.insert(ViewAttribute(.previewDisplayName, name, of: 0), at: 0)
      return rendering
    }
    return .init(widget: place, name: name, family: family, entry: entry)
  }
}

enum CodeTypes {
  /// Returns the qualified names, without the types of this module and of the toolchain.
  static func names(in type: Any.Type) -> Set<String> {
    let text = String(reflecting: type)
      .replacing(/\(unknown context at [^)]*\)\./, with: "")
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return Set(
      words.map(String.init).filter { word in
        guard let module = word.split(separator: ".").first, word.contains(".") else {
          return false
        }
        return !foreign.contains(String(module))
      }
    )
  }

  private static let foreign: Set<String> = [
    String(String(reflecting: CodeTypes.self).prefix { $0 != "." }), "Swift", "Foundation",
    "FoundationEssentials",
  ]
}
