/// What a stimulus does to the phone.
public enum Action: Hashable, Sendable {
  /// Nothing; what is left of a stimulus that was shrunk away.
  case none
  /// The app calls `reloadTimelines(ofKind:)`.
  case reload(kind: Int)
  /// The app calls `reloadAllTimelines()`.
  case reloadAll
  /// A widget push arrives.
  case push
  /// The app comes to the foreground or leaves it.
  case foreground(Bool)
  /// The app's audio session starts or ends.
  case audio(Bool)
  /// The app's navigation session starts or ends.
  case navigation(Bool)
  /// The phone is locked or unlocked.
  case lock(Bool)
  /// The page with a placed widget comes into view or leaves it.
  case show(placement: Int, Bool)
  /// A person taps a node of the tree on display, or elsewhere in the widget.
  case tap(placement: Int, node: Int)
  /// The system's locale changes.
  case locale(Int)
  /// The text size changes.
  case textSize(Int)
  /// The phone's clock is moved.
  case moveClock(Interval)
  /// The phone restarts.
  case reboot
  /// A widget's process is killed.
  case kill(widget: Int)
  /// A person takes a placed widget off the screen.
  case remove(placement: Int)
  /// A person looks at a widget in the gallery.
  case gallery(widget: Int, Family)
  /// The harness asks a widget's code for a part that the runtime does not model.
  case use(widget: Int, UsedPart, variant: Int)
}

/// A part of a widget's code that the harness asks for itself.
public enum UsedPart: String, CaseIterable, Hashable, Sendable {
  /// A person looks at a control.
  case control
  /// A person uses a control.
  case controlAction
  /// A person edits the widget's configuration.
  case options
  /// A Live Activity appears; the variant numbers its content.
  case activity
  /// The system asks how relevant the widget is.
  case relevance

  /// The kind of request.
  public var request: RequestKind {
    switch self {
    case .control: .control
    case .controlAction: .controlAction
    case .options: .options
    case .activity: .activity
    case .relevance: .relevance
    }
  }
}

extension Action {
  /// The word for an action in files and reports, simplest first.
  public enum Verb: String, CaseIterable, Hashable, Sendable {
    case none, reload, reloadAll, push, foreground, audio, navigation, lock, show, tap, locale
    case textSize, moveClock, reboot, kill, remove, gallery
    case control, controlAction, options, activity, relevance
  }

  /// The action's word.
  public var verb: Verb {
    switch self {
    case .none: .none
    case .reload: .reload
    case .reloadAll: .reloadAll
    case .push: .push
    case .foreground: .foreground
    case .audio: .audio
    case .navigation: .navigation
    case .lock: .lock
    case .show: .show
    case .tap: .tap
    case .locale: .locale
    case .textSize: .textSize
    case .moveClock: .moveClock
    case .reboot: .reboot
    case .kill: .kill
    case .remove: .remove
    case .gallery: .gallery
    case .use(_, .control, _): .control
    case .use(_, .controlAction, _): .controlAction
    case .use(_, .options, _): .options
    case .use(_, .activity, _): .activity
    case .use(_, .relevance, _): .relevance
    }
  }

  /// What a runtime is told of the action, `nil` for ``none``.
  public var input: Input? {
    switch self {
    case .none: nil
    case .reload(let kind): .reloadCalled(kind: kind)
    case .reloadAll: .reloadAllCalled
    case .push: .pushReceived
    case .foreground(let isOn): .foreground(isOn)
    case .audio(let isOn): .audioSession(isOn)
    case .navigation(let isOn): .navigationSession(isOn)
    case .lock(let isOn): .locked(isOn)
    case .show(let placement, let isOn): .visible(PlacementID(placement), isOn)
    case .tap(let placement, let node):
      .tapped(PlacementID(placement), node: Int32(clamping: node))
    case .locale(let number): .localeChanged(number)
    case .textSize(let number): .textSizeChanged(number)
    case .moveClock(let interval): .clockMoved(interval)
    case .reboot: .rebooted
    case .kill(let widget): .processKilled(WidgetID(widget))
    case .remove(let placement): .removed(PlacementID(placement))
    case .gallery(let widget, let family): .galleryOpened(WidgetID(widget), family)
    case .use(let widget, let part, let variant):
      .asked(
        RequestID(-1),
        part.request,
        RequestSubject(
          widget: WidgetID(widget),
          placement: nil,
          family: .systemSmall,
          configuration: variant
        )
      )
    }
  }

  /// Shows every field to an archive; the fields depend on the word.
  mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var verb = verb
    try archive.choice("do", &verb, isAlwaysWritten: true)
    var number = 0
    var node = -1
    var isOn = false
    var family = Family.systemSmall
    var interval = Interval.zero
    switch self {
    case .reload(let kind): number = kind
    case .foreground(let value), .audio(let value), .navigation(let value), .lock(let value):
      isOn = value
    case .show(let placement, let value): (number, isOn) = (placement, value)
    case .tap(let placement, let target): (number, node) = (placement, target)
    case .locale(let value), .textSize(let value): number = value
    case .moveClock(let value): interval = value
    case .kill(let widget): number = widget
    case .remove(let placement): number = placement
    case .gallery(let widget, let value): (number, family) = (widget, value)
    case .use(let widget, _, let variant): (number, node) = (widget, variant)
    case .none, .reloadAll, .push, .reboot: break
    }
    switch verb {
    case .none: self = .none
    case .reload:
      try archive.integer("kind", &number, in: 0...999)
      self = .reload(kind: number)
    case .reloadAll: self = .reloadAll
    case .push: self = .push
    case .foreground:
      try archive.flag("on", &isOn)
      self = .foreground(isOn)
    case .audio:
      try archive.flag("on", &isOn)
      self = .audio(isOn)
    case .navigation:
      try archive.flag("on", &isOn)
      self = .navigation(isOn)
    case .lock:
      try archive.flag("on", &isOn)
      self = .lock(isOn)
    case .show:
      try archive.integer("placement", &number, in: 0...9999)
      try archive.flag("on", &isOn)
      self = .show(placement: number, isOn)
    case .tap:
      try archive.integer("placement", &number, in: 0...9999)
      try archive.integer("node", &node, in: -1...999, default: -1)
      self = .tap(placement: number, node: node)
    case .locale:
      try archive.integer("number", &number, in: 0...9)
      self = .locale(number)
    case .textSize:
      try archive.integer("number", &number, in: 0...9)
      self = .textSize(number)
    case .moveClock:
      let year = Interval.days(366)
      try archive.interval(
        "by",
        &interval,
        in: (Interval.zero - year)...year,
        default: .zero
      )
      self = .moveClock(interval)
    case .reboot: self = .reboot
    case .kill:
      try archive.integer("widget", &number, in: 0...999)
      self = .kill(widget: number)
    case .remove:
      try archive.integer("placement", &number, in: 0...9999)
      self = .remove(placement: number)
    case .gallery:
      try archive.integer("widget", &number, in: 0...999)
      try archive.choice("family", &family)
      self = .gallery(widget: number, family)
    case .control, .controlAction, .options, .activity, .relevance:
      let part = UsedPart(rawValue: verb.rawValue) ?? .control
      node = max(0, node)
      try archive.integer("widget", &number, in: 0...999)
      try archive.integer("variant", &node, in: 0...999)
      self = .use(widget: number, part, variant: node)
    }
  }
}
