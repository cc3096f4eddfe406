import Foundation

/// A preview of a Live Activity in the code; `#Preview` with content states expands to one.
public protocol _ActivityPreview {
  /// Shows the states of the preview.
  @MainActor static func _show() async
}

/// Takes the states of a preview; what `#Preview` expands to calls it with the preview's arguments.
@MainActor public func _showActivityPreview<Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil,
  as viewKind: ActivityPreviewViewKind,
  using attributes: Attributes,
  widget: @escaping () -> Widget,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) async {
  for state in await contentStates() {
    PreviewedContents.shown.append(.init(attributes: attributes, state: state, isStale: false))
  }
}

/// The contents with which the code's own previews show its Live Activities.
///
/// Types of previews are found by whoever hosts the code; in a plain unit test there are none.
@_spi(Hosting) public enum PreviewedContents {
  /// One content of any type.
  struct Content {
    let attributes: Any
    let state: Any
    let isStale: Bool
  }

  /// Finds the types in the process that conform to a protocol, by its name.
  nonisolated(unsafe) public static var types: (String) -> [Any.Type] = { _ in [] }

  /// Whether previews are left out, as when one of them ended the process.
  nonisolated(unsafe) public static var areLeftOut = false

  /// Hears that previews are about to be evaluated, and that they were.
  nonisolated(unsafe) public static var hears: (_ isBegun: Bool) -> Void = { _ in }

  /// What the preview that is being evaluated has shown.
  @MainActor static var shown: [Content] = []

  /// What all previews have shown, nothing before they were evaluated.
  nonisolated(unsafe) private static var kept: [Content]?

  /// Forgets what the previews have shown, as between two runs.
  public static func forgetAll() {
    kept = nil
    PreviewedEntries.forgetAll()
  }

  /// The contents of one type of Live Activity, in the order in which its previews show them.
  ///
  /// A preview's attributes and states belong together, so all are evaluated at one instant, the first at
  /// which they are asked for, and kept until ``forgetAll()``. Evaluated again hours later,
  /// a constant of the code would still be what it was, and what is made anew would not fit to it.
  @MainActor static func contents<Attributes: ActivityAttributes>(
    of type: Attributes.Type
  ) async -> [(attributes: Attributes, state: Attributes.ContentState, isStale: Bool)] {
    guard !areLeftOut else { return [] }
    return await evaluated().compactMap { content in
      guard let attributes = content.attributes as? Attributes,
        let state = content.state as? Attributes.ContentState
      else { return nil }
      return (attributes, state, content.isStale)
    }
  }

  /// What all previews show, as it was when they were first evaluated.
  @MainActor private static func evaluated() async -> [Content] {
    if let kept { return kept }
    shown = []
    hears(true)
    defer { hears(false) }
    for type in types("_ActivityPreview") {
      await (type as? any _ActivityPreview.Type)?._show()
    }
    evaluateProviders(showing: "ActivityPreviewView<")
    defer { shown = [] }
    kept = shown
    return shown
  }

  /// Evaluates the preview providers whose views contain a type; others may need data that is not here.
  @MainActor static func evaluateProviders(showing marker: String) {
    func evaluate<Provider: PreviewProvider>(_ type: Provider.Type) {
      if String(reflecting: Provider.Previews.self).contains(marker) { _ = type.previews }
    }
    for type in types("PreviewProvider") {
      if let provider = type as? any PreviewProvider.Type { evaluate(provider) }
    }
  }
}

/// What stands for a Live Activity in a preview.
struct ActivityPreviewView<Attributes: ActivityAttributes>: View {
  let kind: ActivityPreviewViewKind

  var body: some View {
    Text(verbatim: String(describing: Attributes.self)).attributed(.preview, "\(kind)")
  }
}

extension ActivityAttributes {
  /// A view of the activity in a preview; it stands for the activity here, and draws its name.
  @MainActor public func previewContext(
    _ contentState: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View {
    PreviewedContents.shown.append(
      .init(attributes: self, state: contentState, isStale: isStale)
    )
    return ActivityPreviewView<Self>(kind: viewKind)
  }
}
