import WidgetModel

extension SeededFault {
  /// A tree has one `widgetURL` round another.
  static let severalWidgetURLs = SeededFault(
    fault: .severalWidgetURLs,
    summary: "A tree has one `widgetURL` round another.",
    faulty: { _ in
      .showing(ViewNode(.widgetURL, depth: 1, target: 1), ViewNode(.widgetURL, depth: 2, target: 2))
    },
    nearMiss: { _ in .showing(ViewNode(.widgetURL, depth: 1, target: 1), ViewNode(.text, depth: 2))
    }
  )
}
