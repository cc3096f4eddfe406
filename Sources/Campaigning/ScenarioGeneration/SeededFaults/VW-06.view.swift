import WidgetModel

extension SeededFault {
  /// A button has a closure as its action.
  static let closureControl = SeededFault(
    fault: .closureControl,
    summary: "A button has a closure as its action.",
    faulty: { _ in .showing(ViewNode(.button, depth: 1)) },
    nearMiss: { _ in .showing(ViewNode(.button, depth: 1, target: 1)) }
  )
}
