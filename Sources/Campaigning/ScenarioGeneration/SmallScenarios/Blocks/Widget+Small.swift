import WidgetModel

extension Widget {
  /// Returns a widget with one small placement that repeats its answers at every timeline request.
  static func small(_ answers: ScriptedAnswer...) -> Widget {
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    var call = ScriptedCall()
    call.answers = answers
    widget.timelines = [call]
    return widget
  }
}
