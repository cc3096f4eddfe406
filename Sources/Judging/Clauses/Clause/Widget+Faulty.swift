import WidgetModel

extension Widget {
  /// Returns a small widget, placed at the start, with one answer to every timeline request.
  static func answering(
    _ offsets: Interval...,
    family: Family = .systemSmall,
    change: (inout ScriptedAnswer) -> Void = { _ in }
  ) -> Widget {
    var answer = ScriptedAnswer()
    answer.entries = offsets.map { offset in
      var entry = ScriptedEntry()
      entry.offset = offset
      return entry
    }
    change(&answer)
    var placed = PlacedWidget()
    placed.family = family
    var widget = Widget()
    widget.placements = [placed]
    widget.timelines = [ScriptedCall(answer)]
    return widget
  }

  static func showing(_ nodes: ViewNode..., family: Family = .systemSmall) -> Widget {
    showing(ViewTree(nodes: [ViewNode(.containerBackground)] + nodes), family: family)
  }

  /// Returns a widget whose only entry shows one tree.
  static func showing(_ tree: ViewTree, family: Family = .systemSmall) -> Widget {
    var widget = Widget.answering(.zero, family: family)
    widget.views = [tree]
    return widget
  }
}
