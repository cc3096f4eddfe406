/// What a runtime is told: a stimulus of the workload, or an answer of a widget's code.
public enum Input: Hashable, Sendable {
  /// A person put a placed widget on the screen.
  case added(PlacementID)
  /// A person took a placed widget off the screen.
  case removed(PlacementID)
  /// A person looks at a widget in the gallery.
  case galleryOpened(WidgetID, Family)
  /// The app called `reloadTimelines(ofKind:)`.
  case reloadCalled(kind: Int)
  /// The app called `reloadAllTimelines()`.
  case reloadAllCalled
  /// A widget push arrived.
  case pushReceived
  /// The app came to the foreground or left it.
  case foreground(Bool)
  /// The app's audio session became active or ended.
  case audioSession(Bool)
  /// The app's navigation session became active or ended.
  case navigationSession(Bool)
  /// The phone was locked or unlocked.
  case locked(Bool)
  /// The page with a placed widget came into view or left it.
  case visible(PlacementID, Bool)
  /// The system's locale changed to another number.
  case localeChanged(Int)
  /// The text size changed to another number.
  case textSizeChanged(Int)
  /// The phone's wall clock was moved; positive is forwards.
  case clockMoved(Interval)
  /// The phone was restarted; it comes up locked.
  case rebooted
  /// A widget's process was killed.
  case processKilled(WidgetID)
  /// A person tapped a node of the tree on display, or elsewhere in the widget when -1.
  case tapped(PlacementID, node: Int32)
  /// A widget's code answered a request.
  case answered(RequestID, AnswerKind, memory: Int64)
  /// Nothing but time: the runtime asked to be woken now.
  case woke
  /// The harness itself asks a widget's code for what the runtime does not model.
  ///
  /// The runtime is not told. The request's number is negative, so that it meets none of the
  /// runtime's own.
  case asked(RequestID, RequestKind, RequestSubject)
  /// A widget's code did something besides answering, while it worked on a request.
  ///
  /// The runtime is told of a reload call that follows from it, and of nothing else.
  case did(RequestID, SideEffectID)
}

/// What kind of answer an ``Input/answered(_:_:memory:)`` brings.
public enum AnswerKind: Hashable, Sendable {
  /// A timeline, made known before the answer.
  case timeline(TimelineID)
  /// One entry's view, made known before the answer.
  case entry(ViewID)
  /// The intent returned.
  case returned
  /// The code threw an error.
  case threw
}
