/// A preview of a widget, to which `#Preview` with a timeline expands.
public protocol _WidgetPreview {
  @MainActor static func _show() async
}

/// Records the entries of a preview; the expansion of `#Preview` calls this with its arguments.
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

@MainActor public func _showWidgetPreview<Widget, Provider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) async {
  PreviewedEntries.undrawn += 1
}

@MainActor public func _showWidgetPreview<Widget, Provider, Intent>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: Intent,
  widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) async {
  PreviewedEntries.undrawn += 1
}

@MainActor public func _countViewPreview() { PreviewedEntries.undrawn += 1 }
