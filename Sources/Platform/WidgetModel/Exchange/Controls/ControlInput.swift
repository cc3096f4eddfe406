/// An input about controls; a control has its widget's number, because it is added only once.
public enum ControlInput: Hashable, Sendable {
  /// A person adds a control to Control Center, the Lock Screen or the Action button.
  case added(WidgetID)
  case removed(WidgetID)
  case tapped(WidgetID)
  /// The app calls `reloadControls(ofKind:)`, or `reloadAllControls()` when the kind is -1 (CT-02).
  case reloadCalled(kind: Int32)
  /// A push to controls arrives (CT-02).
  case pushed
}

extension ControlInput {
  /// The kind that addresses all controls.
  public static let allKinds: Int32 = -1

  var kind: EventKind {
    switch self {
    case .added: .controlAdded
    case .removed: .controlRemoved
    case .tapped: .controlTapped
    case .reloadCalled: .controlsReloaded
    case .pushed: .controlsPushed
    }
  }

  var needsApp: Bool {
    switch self {
    case .added, .reloadCalled, .pushed: true
    case .removed, .tapped: false
    }
  }

  /// The control that the input is about, or `nil` if it concerns several.
  public var control: WidgetID? {
    switch self {
    case .added(let id), .removed(let id), .tapped(let id): id
    case .reloadCalled, .pushed: nil
    }
  }

  /// Returns the input with its control renamed.
  public func renamed(_ name: (WidgetID) -> WidgetID) -> ControlInput {
    switch self {
    case .added(let id): .added(name(id))
    case .removed(let id): .removed(name(id))
    case .tapped(let id): .tapped(name(id))
    case .reloadCalled, .pushed: self
    }
  }

  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    switch self {
    case .added(var id):
      try archive.identifier("widget", &id, in: 0...999)
      self = .added(id)
    case .removed(var id):
      try archive.identifier("widget", &id, in: 0...999)
      self = .removed(id)
    case .tapped(var id):
      try archive.identifier("widget", &id, in: 0...999)
      self = .tapped(id)
    case .reloadCalled(var kind):
      try archive.integer("of", &kind, in: -1...999)
      self = .reloadCalled(kind: kind)
    case .pushed: break
    }
  }

  var words: EventWords {
    switch self {
    case .added(let id):
      EventWords("control added", "a person adds control \(id.number)")
    case .removed(let id):
      EventWords("control removed", "a person removes control \(id.number)")
    case .tapped(let id):
      EventWords("control tapped", "a person taps control \(id.number)")
    case .reloadCalled(ControlInput.allKinds):
      EventWords("reload call for all controls", "the app reloads all controls")
    case .reloadCalled(let kind):
      EventWords("reload call for controls", "the app reloads the controls of kind \(kind)")
    case .pushed: EventWords("push to controls", "a push to controls arrives")
    }
  }
}
