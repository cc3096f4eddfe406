/// An input of a runtime: a stimulus of the workload, or an answer of a widget's code.
public enum Input: Hashable, Sendable {
  /// A person put a placed widget on the screen.
  case added(PlacementID)
  /// A person took a placed widget off the screen.
  case removed(PlacementID)
  /// A person chose a different configuration for a placed widget, by its number (AI-18).
  case configured(PlacementID, Int)
  /// A person looks at a widget in the gallery.
  case galleryOpened(WidgetID, Family)
  /// The app called `reloadTimelines(ofKind:)`.
  case reloadCalled(kind: Int)
  /// The app called `reloadAllTimelines()`.
  case reloadAllCalled
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
  /// The system's locale changed to a different number.
  case localeChanged(Int)
  /// The text size changed to a different number.
  case textSizeChanged(Int)
  /// The system reloads every widget because of an event of its own (RB-19, RB-21).
  case systemChanged(SystemChange)
  /// A person installed the app, or removed it with its widgets (FM-10, FM-21).
  case appInstalled(Bool)
  /// An app update arrived that no longer has a widget's kind (FM-08).
  case kindWithdrawn(WidgetID)
  /// The phone's wall clock was moved; positive is forward.
  case clockMoved(Interval)
  /// The phone was restarted; it comes up locked.
  case rebooted
  case processKilled(WidgetID)
  /// A person tapped a node of the displayed tree, or elsewhere in the widget if -1.
  case tapped(PlacementID, node: Int32)
  case activities(ActivityInput)
  case contexts(ContextInput)
  case controls(ControlInput)
  /// A widget's code answered a request.
  case answered(RequestID, AnswerKind, memory: Int64)
  /// Only time passed: the runtime asked to be woken now.
  case woke
  /// The harness asks a widget's code for something that the runtime does not model or receive.
  ///
  /// The request's number is negative, so that it cannot collide with the runtime's own.
  case asked(RequestID, RequestKind, RequestSubject)
  /// A side effect of the code during a request; the runtime receives only a resulting reload call.
  case did(RequestID, SideEffectID)
}

extension Input {
  /// The word for a stimulus in files and reports, simplest first.
  public enum Word: String, CaseIterable, Hashable, Sendable {
    case none, reload, reloadAll, push, foreground, audio, navigation, lock, show, tap, locale
    case textSize, moveClock, reboot, kill, remove, add, gallery, configure
    case system, app, withdraw
    case startActivity, updateActivity, endActivity, swipeActivity, allowActivities
    case pushActivity, allowFrequentPushes, tapActivity, collapseActivity
    case context, relevantConfigurations
    case addControl, removeControl, tapControl, reloadControls, pushControls
    case control, controlAction, options, activity, relevance, preview
  }

  /// Every input with its default fields, in the order of the kinds; stimuli with their words.
  static let defaults: [(word: Word?, input: Input)] =
    [
      (.add, .added(PlacementID(0))), (.remove, .removed(PlacementID(0))),
      (.configure, .configured(PlacementID(0), 0)),
      (.gallery, .galleryOpened(WidgetID(0), .systemSmall)), (.reload, .reloadCalled(kind: 0)),
      (.reloadAll, .reloadAllCalled), (.push, .pushReceived), (.foreground, .foreground(false)),
      (.audio, .audioSession(false)), (.navigation, .navigationSession(false)),
      (.lock, .locked(false)), (.show, .visible(PlacementID(0), false)),
      (.locale, .localeChanged(0)), (.textSize, .textSizeChanged(0)),
      (.system, .systemChanged(.account)), (.app, .appInstalled(false)),
      (.withdraw, .kindWithdrawn(WidgetID(0))),
      (.moveClock, .clockMoved(.zero)),
      (.reboot, .rebooted), (.kill, .processKilled(WidgetID(0))),
      (.tap, .tapped(PlacementID(0), node: -1)),
      (.startActivity, .activities(.started(ActivityID(0), ActivityContent()))),
      (.updateActivity, .activities(.updated(ActivityID(0), ActivityContent()))),
      (.endActivity, .activities(.ended(ActivityID(0), .byDefault))),
      (.swipeActivity, .activities(.swiped(ActivityID(0)))),
      (.allowActivities, .activities(.allowed(false))),
      (
        .pushActivity,
        .activities(
          .pushed(ActivityPush(.update(ActivityContent(), age: .zero), to: ActivityID(0)))
        )
      ),
      (.allowFrequentPushes, .activities(.frequentPushesAllowed(false))),
      (.tapActivity, .activities(.tapped(ActivityID(0), url: 0))),
      (.collapseActivity, .activities(.collapsed(ActivityID(0)))),
      (.context, .contexts(.turned(.standBy, false))),
      (.relevantConfigurations, .contexts(.relevant(WidgetID(0), configurations: 0))),
      (.addControl, .controls(.added(WidgetID(0)))),
      (.removeControl, .controls(.removed(WidgetID(0)))),
      (.tapControl, .controls(.tapped(WidgetID(0)))),
      (.reloadControls, .controls(.reloadCalled(kind: 0))),
      (.pushControls, .controls(.pushed)),
      (nil, .answered(RequestID(0), .returned, memory: 0)), (nil, .woke),
      (nil, .did(RequestID(0), SideEffectID(0))),
    ] + UsedPart.allCases.map { (Word(rawValue: $0.rawValue), .use(widget: 0, $0, variant: 0)) }

  /// The kind of the input.
  public var kind: EventKind {
    switch self {
    case .added: .added
    case .removed: .removed
    case .configured: .configured
    case .galleryOpened: .galleryOpened
    case .reloadCalled: .reloadCalled
    case .reloadAllCalled: .reloadAllCalled
    case .pushReceived: .pushReceived
    case .foreground: .foreground
    case .audioSession: .audioSession
    case .navigationSession: .navigationSession
    case .locked: .locked
    case .visible: .visible
    case .localeChanged: .localeChanged
    case .textSizeChanged: .textSizeChanged
    case .systemChanged: .systemChanged
    case .appInstalled: .appInstalled
    case .kindWithdrawn: .kindWithdrawn
    case .clockMoved: .clockMoved
    case .rebooted: .rebooted
    case .processKilled: .processKilled
    case .tapped: .tapped
    case .activities(let input): input.kind
    case .contexts(let input): input.kind
    case .controls(let input): input.kind
    case .answered: .answered
    case .woke: .woke
    case .asked: .asked
    case .did: .did
    }
  }

  func words(in trace: Trace) -> EventWords {
    switch self {
    case .added(let id): EventWords("widget added", "a person adds placement \(id.number)")
    case .removed(let id): EventWords("widget removed", "placement \(id.number) is removed")
    case .configured(let id, let number):
      EventWords(
        "configuration edited",
        "a person chooses configuration \(number) for placement \(id.number)"
      )
    case .galleryOpened(let id, let family):
      EventWords("gallery opened", "the gallery shows widget \(id.number) as \(family.rawValue)")
    case .reloadCalled(let kind): EventWords("reload call", "the app reloads kind \(kind)")
    case .reloadAllCalled: EventWords("reload call for all", "the app reloads all widgets")
    case .pushReceived: EventWords("widget push", "a widget push arrives")
    case .foreground(true): EventWords("app in front", "the app comes to the foreground")
    case .foreground(false): EventWords("app leaves", "the app leaves the foreground")
    case .audioSession(true): EventWords("audio starts", "the app's audio session starts")
    case .audioSession(false): EventWords("audio ends", "the app's audio session ends")
    case .navigationSession(true):
      EventWords("navigation starts", "the app's navigation session starts")
    case .navigationSession(false):
      EventWords("navigation ends", "the app's navigation session ends")
    case .locked(true): EventWords("phone locked", "the phone is locked")
    case .locked(false): EventWords("phone unlocked", "the phone is unlocked")
    case .visible(let id, true):
      EventWords("comes into view", "placement \(id.number) comes into view")
    case .visible(let id, false):
      EventWords("leaves the view", "placement \(id.number) goes out of view")
    case .localeChanged(let number):
      EventWords("locale changed", "the locale becomes \(number)")
    case .textSizeChanged(let number):
      EventWords("text size changed", "the text size becomes \(number)")
    case .systemChanged(let change): EventWords("system change", change.words)
    case .appInstalled(true): EventWords("app installed", "a person installs the app")
    case .appInstalled(false): EventWords("app removed", "a person removes the app")
    case .kindWithdrawn(let widget):
      EventWords("kind withdrawn", "an update of the app has widget \(widget.number) no more")
    case .clockMoved(let by) where by < .zero:
      EventWords("clock moved", "the clock is set back by \(Interval.zero - by)")
    case .clockMoved(let by): EventWords("clock moved", "the clock is set ahead by \(by)")
    case .rebooted: EventWords("phone restarted", "the phone restarts")
    case .processKilled(let id):
      EventWords("process killed", "the process of widget \(id.number) is killed")
    case .tapped(let id, let node) where node < 0:
      EventWords("tap", "a tap on placement \(id.number)")
    case .tapped(let id, let node):
      EventWords("tap", "a tap on node \(node) of placement \(id.number)")
    case .activities(let input): input.words
    case .contexts(let input): input.words
    case .controls(let input): input.words
    case .answered(let id, let answer, let memory):
      EventWords(answer.name, Input.sentence(id, answer.text(in: trace), memory), .provider)
    case .woke: EventWords("time passes", "time passes")
    case .asked(let id, let kind, let subject):
      EventWords(
        "harness asks",
        subject.use(of: kind) + (id.number < -1 ? " (request \(id.number))" : "")
      )
    case .did(let id, let sideEffect):
      EventWords(
        trace.sideEffect(sideEffect)?.kind.name ?? "code at work",
        "during request \(id.number): "
          + (trace.sideEffect(sideEffect)?.description ?? "something unknown"),
        .provider
      )
    }
  }

  private static func sentence(_ id: RequestID, _ text: String, _ memory: Int64) -> String {
    let used = memory > 0 ? ", \(amount(memory, "byte")) of memory" : ""
    return "answers request \(id.number): \(text)\(used)"
  }
}
