import Foundation

/// A preview of a Live Activity, to which `#Preview` with content states expands.
public protocol _ActivityPreview {
  @MainActor static func _show() async
}

/// Records the states of a preview; the expansion of `#Preview` calls this with its arguments.
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

/// The contents that previews give Live Activities; in a plain unit test no host finds any.
@_spi(Hosting) public enum PreviewedContents {
  struct Content {
    let attributes: Any
    let state: Any
    let isStale: Bool
  }

  /// Finds the types in the process that conform to a protocol, given its name.
  nonisolated(unsafe) public static var types: (String) -> [Any.Type] = { _ in [] }

  /// True if previews are skipped, for example after one of them ended the process.
  nonisolated(unsafe) public static var areLeftOut = false

  /// Called when the evaluation of previews begins and ends.
  nonisolated(unsafe) public static var hears: (_ isBegun: Bool) -> Void = { _ in }

  @MainActor static var shown: [Content] = []

  nonisolated(unsafe) private static var kept: [Content]?

  public static func forgetAll() {
    kept = nil
    PreviewedEntries.forgetAll()
  }

  /// Returns one type's contents in the order of its previews.
  ///
  /// All previews are evaluated once and kept until ``forgetAll()``: evaluated again hours later,
  /// new states would not match constants made the first time.
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

  @MainActor private static func evaluated() async -> [Content] {
    if let kept { return kept }
    shown = []
    // A preview may end the process; the host must know that one was under way.
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

  /// Evaluates only providers whose views contain a type; others may need data missing here.
  @MainActor static func evaluateProviders(showing marker: String) {
    func evaluate<Provider: PreviewProvider>(_ type: Provider.Type) {
      if String(reflecting: Provider.Previews.self).contains(marker) { _ = type.previews }
    }
    for type in types("PreviewProvider") {
      if let provider = type as? any PreviewProvider.Type { evaluate(provider) }
    }
  }
}

/// A Live Activity in a preview, drawn as its name.
struct ActivityPreviewView<Attributes: ActivityAttributes>: View {
  let kind: ActivityPreviewViewKind

  var body: some View {
    Text(verbatim: String(describing: Attributes.self)).attributed(.preview, "\(kind)")
  }
}

extension ActivityAttributes {
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
