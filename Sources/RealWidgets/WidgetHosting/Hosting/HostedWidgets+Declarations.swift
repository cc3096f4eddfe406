@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// Of which declarations a run has told what they lack.
struct ToldDeclarations {
  /// Whether of those of the bundle as a whole.
  var bundle = false
  /// The widgets that have told which kinds are gone, if any.
  var kinds: Set<WidgetID> = []
  /// The widgets of whose own it has.
  var widgets: Set<WidgetID> = []
  /// The widgets whose push handlers know their tokens.
  var tokens: Set<WidgetID> = []
}

extension HostedWidgets {
  /// Tells what declarations lack, with the first request that asks a provider for something, and which kinds are
  /// gone with the first of any sort.
  ///
  /// Source: FM-08, FM-12, FM-16.
  func noteDeclarations(with request: Request) {
    noteKinds(with: request)
    switch request.kind {
    case .placeholder, .snapshot, .timeline: break
    default: return
    }
    if !told.bundle {
      told.bundle = true
      for widget in widgets where widget.listsNoFamily {
        note(.familiesMissing, widget.kind, at: widget.places.declaration, with: request)
      }
    }
    guard told.widgets.insert(request.widget).inserted else { return }
    let widget = widgets[Int(request.widget.number)]
    for name in widget.missingTexts {
      note(.galleryTextMissing, name, at: widget.places.declaration, with: request)
    }
  }

  /// Tells which kinds of the version that people have are gone, with the widget that tells of them, or that none is.
  ///
  /// Source: FM-08.
  private func noteKinds(with request: Request) {
    guard let withdrawn, told.kinds.insert(request.widget).inserted else { return }
    if withdrawn.isEmpty, told.kinds.count == 1 {
      note(.kindsKept, "", at: .unknown, with: request)
    }
    guard places.indices.contains(Int(request.widget.number)) else { return }
    let place = places[Int(request.widget.number)]
    let gone = withdrawn.filter { $0.teller == place }
    guard let first = gone.first else { return }
    let kinds = gone.map { "\"\($0.kind)\"" }.joined(separator: ", ")
    note(.kindsWithdrawn, kinds, at: first.place, with: request)
  }

  private func note(
    _ kind: SideEffect.Kind,
    _ text: String,
    at place: SourcePlace,
    with request: Request
  ) {
    hostEnvironment.note(SideEffect(kind, text: text, place: place), during: request.id)
  }
}

extension DeclaredWidget {
  /// Whether the declaration lists families and none is among them, not even one of another platform.
  fileprivate var listsNoFamily: Bool {
    guard case .timeline = code, families == [] else { return false }
    return !attributes.contains { $0.name == "otherFamilies" }
  }

  /// The modifiers whose texts the gallery lacks; a configuration intent has texts of its own.
  fileprivate var missingTexts: [String] {
    guard case .timeline(let provider) = code, provider.configurationName == nil else { return [] }
    return [("configurationDisplayName", displayName), ("description", description)]
      .filter(\.1.isEmpty).map(\.0)
  }
}
