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
      From the installation of an app until it is first in the foreground, its widgets get no \
      placeholder or snapshot requests, neither for the gallery nor for the screen.
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
        comparing: Comparison(expected: "no request", actual: "a \(kind.rawValue) request"),
        "a widget got a \(kind.rawValue) request although its app was not launched after installation"
      )
    default: break
    }
  }
}
