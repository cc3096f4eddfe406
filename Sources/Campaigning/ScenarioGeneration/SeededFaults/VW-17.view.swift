import WidgetModel

extension SeededFault {
  /// The tree has no container background.
  static let missingBackground = SeededFault(
    fault: .missingBackground,
    summary: "The tree has no container background.",
    faulty: { _ in .showing(ViewTree(nodes: [ViewNode(.text)])) },
    nearMiss: { _ in .showing(ViewTree(nodes: [ViewNode(.containerBackground)])) }
  )
}
