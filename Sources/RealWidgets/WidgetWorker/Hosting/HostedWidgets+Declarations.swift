@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// The declarations whose gaps a run has reported, each once.
struct ReportedDeclarations {
  var bundle = false
  var kinds: Set<WidgetID> = []
  var packaging = false
  var controls = false
  var unsteady: Set<WidgetID> = []
  var widgets: Set<WidgetID> = []
  var needs: Set<WidgetID> = []
  /// The widgets whose push handlers have received their tokens.
  var tokens: Set<WidgetID> = []
}

extension HostedWidgets {
  /// Records what declarations lack, with the first request for content or a control's value
  /// (CT-08, FM-08, FM-12, FM-16, RV-04, WC-14).
  ///
  /// Withdrawn kinds are recorded with the first request of any kind.
  func noteDeclarations(with request: Request) {
    noteKinds(with: request)
    notePackaging(with: request)
    noteNeeds(with: request)
    noteUnsteadyKind(with: request)
    switch request.kind {
    case .placeholder, .snapshot, .timeline: break
    case .control: return noteControlNames(with: request)
    default: return
    }
    if !told.bundle {
      told.bundle = true
      for widget in widgets where widget.listsNoFamily {
        record(.familiesMissing, widget.kind, at: widget.places.declaration, with: request)
      }
    }
    guard told.widgets.insert(request.widget).inserted else { return }
    let widget = widgets[Int(request.widget.number)]
    if let kind = widget.associatedKind,
      kind == widget.kind || !declaredKinds.contains(kind)
    {
      record(.associatedKindMissing, kind, at: widget.places.declaration, with: request)
    }
    for name in widget.missingTexts {
      record(.galleryTextMissing, name, at: widget.places.declaration, with: request)
    }
  }

  /// Records once that a declaration has a different kind each time it is made.
  private func noteUnsteadyKind(with request: Request) {
    let number = Int(request.widget.number)
    guard let unsteady = unsteady[number], told.unsteady.insert(request.widget).inserted else {
      return
    }
    record(
      .kindUnsteady,
      "\"\(unsteady.before)\", then \"\(unsteady.now)\"",
      at: widgets[number].places.declaration,
      with: request
    )
  }

  /// Records once if the extension and its app fit together, for a known project (AG-01, VW-14).
  private func notePackaging(with request: Request) {
    guard !told.packaging else { return }
    told.packaging = true
    for need in hostEnvironment.earlyNeeds.told() {
      hostEnvironment.record(need, during: request.id)
    }
    for setting in TargetSetting.packaging where hostEnvironment.values(of: setting) != nil {
      let faults = hostEnvironment.settings.faults.filter { $0.setting == setting }
      for fault in faults {
        let place = CallPlace.line(ofFile: fault.file, Int(fault.line))
        let effect = SideEffect(needing: setting, fault.text, isAllowed: false, at: place)
        hostEnvironment.record(effect, during: request.id)
      }
      guard faults.isEmpty else { continue }
      let effect = SideEffect(needing: setting, "", isAllowed: true, at: .unknown)
      hostEnvironment.record(effect, during: request.id)
    }
  }

  /// Records once the target settings that a declaration needs, if the settings are known (WC-14).
  private func noteNeeds(with request: Request) {
    let number = Int(request.widget.number)
    guard widgets.indices.contains(number), told.needs.insert(request.widget).inserted else {
      return
    }
    let widget = widgets[number]
    guard widget.isPushEnabled, let values = hostEnvironment.values(of: .pushes) else { return }
    recordNeed(for: .pushes, isAllowed: !values.isEmpty, of: widget, with: request)
  }

  /// Records if a locked phone shows a Lock Screen widget's drawing, if the settings are known
  /// (VW-33).
  ///
  /// A drawing that is unredacted as a whole needs no setting.
  func noteShownWhenLocked(_ view: ViewID, with request: Request) {
    guard request.family.isAccessory, request.kind != .placeholder,
      let values = hostEnvironment.values(of: .shownWhenLocked)
    else { return }
    let isShown = !values.isEmpty || gallery.views[Int(view.number)].isUnredacted
    let widget = widgets[Int(request.widget.number)]
    recordNeed(for: .shownWhenLocked, isAllowed: isShown, of: widget, with: request)
  }

  private func recordNeed(
    for setting: TargetSetting,
    isAllowed: Bool,
    of widget: DeclaredWidget,
    with request: Request
  ) {
    let effect = SideEffect(
      needing: setting,
      "\"\(widget.kind)\"",
      isAllowed: isAllowed,
      at: widget.places.declaration
    )
    hostEnvironment.record(effect, during: request.id)
  }

  /// Records the withdrawn kinds with the widget that reports them, or that there are none (FM-08).
  private func noteKinds(with request: Request) {
    guard let withdrawn, told.kinds.insert(request.widget).inserted else { return }
    if withdrawn.isEmpty, told.kinds.count == 1 {
      record(.kindsKept, "", at: .unknown, with: request)
    }
    guard places.indices.contains(Int(request.widget.number)) else { return }
    let place = places[Int(request.widget.number)]
    let gone = withdrawn.filter { $0.teller == place }
    guard let first = gone.first else { return }
    let kinds = gone.map { "\"\($0.kind)\"" }.joined(separator: ", ")
    record(.kindsWithdrawn, kinds, at: first.place, with: request)
  }

  /// Records that several controls have no name but the app's (CT-08).
  private func noteControlNames(with request: Request) {
    guard !told.controls else { return }
    told.controls = true
    let nameless = widgets.filter(\.isNamelessControl)
    guard nameless.count > 1 else { return }
    let kinds = nameless.map { "\"\($0.kind)\"" }.joined(separator: ", ")
    record(.controlNameMissing, kinds, at: nameless[1].places.declaration, with: request)
  }

  /// Records the value in a control's preview and the time that it took (CT-03).
  func recordPreview(_ preview: Rendering, within microseconds: Int64, of request: Request) {
    let toggle = preview.tree.nodes.first { $0.kind == .toggle }
    let provider = widgets[Int(request.widget.number)].places.provider
    hostEnvironment.record(
      SideEffect(
        .controlPreviewed,
        amount: microseconds,
        text: toggle.map { $0.isOn ? "on" : "off" } ?? "",
        place: provider.map { CallPlace.function("previewValue", of: $0) } ?? .unknown
      ),
      during: request.id
    )
  }

  private func record(
    _ kind: SideEffect.Kind,
    _ text: String,
    at place: SourcePlace,
    with request: Request
  ) {
    hostEnvironment.record(SideEffect(kind, text: text, place: place), during: request.id)
  }
}

extension DeclaredWidget {
  fileprivate var isNamelessControl: Bool {
    guard case .control = code else { return false }
    return displayName.isEmpty
  }

  /// True if the declaration lists families and none of any platform is among them.
  fileprivate var listsNoFamily: Bool {
    guard case .timeline = code, families == [] else { return false }
    return !attributes.contains { $0.name == "otherFamilies" }
  }

  /// The kind of the widget that this one replaces, from its last modifier.
  fileprivate var associatedKind: String? {
    let said = attributes.last { $0.name == "associatedKind" }?.value
    return said == "none" ? nil : said
  }

  /// The modifiers missing for the gallery; a configuration intent has texts of its own.
  fileprivate var missingTexts: [String] {
    guard case .timeline(let provider) = code, provider.configurationName == nil else { return [] }
    return [("configurationDisplayName", displayName), ("description", description)]
      .filter(\.1.isEmpty).map(\.0)
  }
}

extension ViewTree {
  /// True if all of the tree except container backgrounds is under `unredacted()`.
  var isUnredacted: Bool {
    let parents = parents
    let leaves = Set(nodes.indices).subtracting(parents)
    return !leaves.isEmpty
      && leaves.allSatisfy { leaf in
        var place = leaf
        while nodes.indices.contains(place) {
          if attribute(.unredacted, of: place) != nil { return true }
          let parent = parents[place]
          if attribute(.role, of: place) == "background", nodes.indices.contains(parent),
            nodes[parent].kind == .containerBackground
          {
            return true
          }
          place = parent
        }
        return nodes[leaf].kind == .spacer
      }
  }
}
