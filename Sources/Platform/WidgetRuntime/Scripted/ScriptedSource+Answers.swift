import WidgetModel

extension ScriptedSource {
  /// Returns the answer of a widget's code, with dates counted from the request.
  func answer(to pending: Pending) -> Answer {
    let widget = Int(pending.widget.number)
    // A control's action that the harness requests itself does not run the script: it just returns.
    guard pending.kind != .intent, pending.kind != .controlAction || pending.request.isOfHarness
    else {
      let intent = intent(of: widget, pending.call)
      let body: Answer.Body = intent.outcome == .returns ? .returned : .threw
      return Answer(body, to: pending.request, memory: intent.memory)
    }
    guard !pending.request.isOfHarness else { return Answer(.returned, to: pending.request) }
    guard pending.call >= 0 else {
      if pending.kind == .control { return Answer(.value(false), to: pending.request) }
      let plain = view(-1, of: widget)
      guard pending.kind == .timeline else { return Answer(.entry(plain), to: pending.request) }
      let entry = TimelineEntry(date: pending.wall, view: plain)
      return Answer(
        .timeline(Timeline(entries: [entry], policy: .never)),
        to: pending.request
      )
    }
    let scripted = widgets[widget].calls(of: pending.kind)[pending.call].answers[pending.answer]
    let body: Answer.Body =
      switch scripted.kind {
      case .timeline: .timeline(timeline(scripted, of: widget, since: pending.wall))
      case .entry: .entry(view(scripted.entries.first?.view ?? -1, of: widget))
      case .error: .threw
      case .value: .value(scripted.isOn)
      }
    return Answer(body, to: pending.request, memory: scripted.memory)
  }

  private func timeline(
    _ scripted: ScriptedAnswer,
    of widget: Int,
    since wall: WallDate
  ) -> Timeline {
    var entries: [TimelineEntry] = []
    entries.reserveCapacity(scripted.entries.count)
    for entry in scripted.entries {
      entries.append(
        TimelineEntry(
          date: wall + entry.offset,
          view: view(entry.view, of: widget),
          viewAgain: view(entry.isImpure ? entry.view + 1 : entry.view, of: widget)
        )
      )
    }
    let policy: ReloadPolicy =
      switch scripted.policy {
      case .never: .never
      case .atEnd: .atEnd
      case .after: .after(wall + scripted.after)
      }
    let size = Interval(microseconds: scripted.entrySize) * Int64(entries.count)
    return Timeline(entries: entries, policy: policy, archiveSize: size.microseconds)
  }
}
