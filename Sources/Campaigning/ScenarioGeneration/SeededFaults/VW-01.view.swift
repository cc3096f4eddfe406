import WidgetModel

extension PlantedBug {
  /// A tree has one `widgetURL` round another.
  static let severalWidgetURLs = PlantedBug(
    fault: .severalWidgetURLs,
    summary: "A tree has one `widgetURL` round another.",
    plant: { _ in
      .showing(ViewNode(.widgetURL, depth: 1, target: 1), ViewNode(.widgetURL, depth: 2, target: 2))
    },
    nearMiss: { _ in .showing(ViewNode(.widgetURL, depth: 1, target: 1), ViewNode(.text, depth: 2))
    }
  )
}
