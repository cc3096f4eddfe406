/// A preview of a widget with entries in the code; `#Preview` with a timeline expands to one.
public protocol _WidgetPreview {
  /// Shows the entries of the preview.
  @MainActor static func _show() async
}

/// Takes the entries of a preview; the expansion of `#Preview` calls it with the preview's arguments.
@MainActor public func _showWidgetPreview<Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping () -> Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) async {
  let entries = await timeline()
  for (index, entry) in entries.enumerated() {
    let number = entries.count > 1 ? " \(index + 1)" : ""
    PreviewedEntries.shown.append(
      PreviewedEntries.Content(
        name: (name ?? family.description) + number,
        family: family,
        widget: _typeName(Widget.self, qualified: false),
        shown: .entry(entry)
      )
    )
  }
}

/// Counts a preview with a provider of its own, whose answers are not drawn.
@MainActor public func _showWidgetPreview<Widget, Provider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) async {
  PreviewedEntries.undrawn += 1
}

/// Counts a preview with a provider and an intent of its own, whose answers are not drawn.
@MainActor public func _showWidgetPreview<Widget, Provider, Intent>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: Intent,
  widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) async {
  PreviewedEntries.undrawn += 1
}

/// Counts a preview of a view alone, which is not drawn.
@MainActor public func _countViewPreview() { PreviewedEntries.undrawn += 1 }
