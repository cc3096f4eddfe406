import WidgetModel

/// The gallery has an app's widgets only after the app's first launch.
struct GalleryAwaitsLaunch: ClauseChecker {
  enum Situation: String, ClauseWord {
    case installed = "an app was installed and not launched yet"
    case launched = "an installed app was launched"
  }

  enum Violation: String, ClauseWord {
    case previewed
    case added
  }

  static let clause = Clause(
    Self.self,
    id: "FM-10.runtime",
    title: "the gallery awaits the app's first launch",
    statement: """
      From the time an app is installed until it is in the foreground for the first time, none of its widgets is \
      previewed in the gallery or added to the screen.
      """,
    party: .runtime,
    facts: [.fm10],
    observes: EventKinds(.appInstalled, .foreground, .requested)
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let phone = check.state.phone
    let awaitsLaunch = phone.hasApp && !phone.appWasLaunched
    switch event.body {
    case .input(.appInstalled(true)): if !phone.hasApp { check.see(.installed) }
    case .input(.foreground(true)): if awaitsLaunch { check.see(.launched) }
    case .effect(.requested(let id, let kind, let subject)):
      guard awaitsLaunch, kind == .snapshot || kind == .placeholder else { return }
      check.violated(
        subject.placement.number < 0 ? .previewed : .added,
        request: id,
        comparing: Comparison(expected: "not asked", actual: "asked for a \(kind.rawValue)"),
        "a widget was asked for a \(kind.rawValue) although its app has not been launched since it was installed"
      )
    default: break
    }
  }
}
