import WidgetModel

/// The gallery shows a snapshot made for a preview.
struct GallerySnapshot: ClauseChecker {
  enum Situation: String, ClauseWord {
    case firstTime = "a widget opened in a family for the first time"
    case again = "a widget opened in a family again"
  }

  static let optional: [Situation] = [.again]

  enum Violation: String, ClauseWord {
    case notAsked = "not asked"
    case noPreview = "no preview"
  }

  enum Guard: String, ClauseWord {
    case unknownWidget = "a view of an unknown widget or of a control in the gallery"
    case withoutLook = "a gallery snapshot that no view of the gallery awaits"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-05.runtime",
    title: "the gallery requests a snapshot as a preview",
    statement: """
      When a person looks at a widget in the gallery, the runtime requests a snapshot in that \
      family with `isPreview` set.
      """,
    party: .runtime,
    facts: [.tl05],
    assumptions: [.as02],
    observes: EventKinds(.galleryOpened, .requested)
  )

  /// A look at the gallery that awaits its snapshot.
  private struct Look {
    let widget: WidgetID
    let family: Family
    let instant: Instant
    let index: Int?
  }

  private var looks: [Look] = []
  private var seen: [(widget: WidgetID, family: Family)] = []

  mutating func begin(_ state: ObservedState) {
    looks.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    if !looks.isEmpty { judgeDue(event.instant, check) }
    switch event.body {
    case .input(.galleryOpened(let widget, let family)):
      let widgets = check.state.setup.widgets
      let isUnknown =
        !widgets.indices.contains(Int(widget.number))
        || widgets[Int(widget.number)].control.form != .none
      if check.skips(.unknownWidget, if: isUnknown) { return }
      let isKnown = seen.contains { $0.widget == widget && $0.family == family }
      check.see(isKnown ? .again : .firstTime)
      // Enough for all widgets in all families; the bound keeps memory fixed.
      if !isKnown, seen.count < 256 { seen.append((widget, family)) }
      looks.append(Look(widget: widget, family: family, instant: event.instant, index: check.index))
    case .effect(.requested(let id, .snapshot, let subject)):
      guard subject.placement.number < 0 else { return }
      let place = looks.firstIndex { $0.widget == subject.widget && $0.family == subject.family }
      guard let place else { return check.letPass(.withoutLook) }
      looks.remove(at: place)
      guard !subject.isPreview else { return }
      check.violated(
        .noPreview,
        request: id,
        comparing: Comparison(expected: "isPreview set", actual: "isPreview not set"),
        "the gallery's snapshot was not requested as a preview"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { judgeDue(check.now, check) }

  private mutating func judgeDue(_ now: Instant, _ check: ClauseCheck<Self>) {
    let promise = check.profile.interval(.servicePromise)
    while let look = looks.first, now - look.instant > promise {
      looks.removeFirst()
      check.violated(
        .notAsked,
        at: look.index,
        comparing: Comparison(
          expected: "a snapshot requested",
          actual: "none requested",
          limit: check.state.limit(.servicePromise, since: look.instant)
        ),
        """
        the gallery was opened at \(look.instant) for widget \(look.widget.number) in \
        \(look.family.rawValue), but no snapshot was requested
        """
      )
    }
  }
}
