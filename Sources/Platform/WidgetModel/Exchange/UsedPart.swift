/// A part of a widget's code that the harness requests itself.
public enum UsedPart: String, CaseIterable, Hashable, Sendable {
  case control
  case controlAction
  /// A person edits the widget's configuration.
  case options
  /// A Live Activity appears; the variant is the number of its content.
  case activity
  /// The system asks for the widget's relevance.
  case relevance
  /// An entry of the code's own previews is drawn; the variant is its number among the widget's.
  case preview

  /// The parts that a person or the system uses; previews exist only for their author.
  public static let onPhones = allCases.filter { $0 != .preview }

  /// The kind of request.
  public var request: RequestKind {
    switch self {
    case .control: .control
    case .controlAction: .controlAction
    case .options: .options
    case .activity: .activity
    case .relevance: .relevance
    case .preview: .preview
    }
  }
}

extension Input {
  /// Returns a stimulus by which the harness requests a part; the simulation numbers the request.
  ///
  /// `variant` is the number of the part's content or configuration, `family` that of a preview.
  public static func use(
    widget: Int,
    _ part: UsedPart,
    variant: Int,
    family: Family = .systemSmall
  ) -> Input {
    var subject = RequestSubject.unplaced(WidgetID(widget), configuration: variant)
    subject.family = family
    return .asked(RequestID(-1), part.request, subject)
  }

  /// The part that the input requests, or `nil` for any other input.
  public var usedPart: UsedPart? {
    guard case .asked(_, let kind, _) = self else { return nil }
    return UsedPart(rawValue: kind.rawValue)
  }
}

extension RequestSubject {
  func use(of kind: RequestKind) -> String {
    switch kind {
    case .control: "a person looks at control \(widget.number)"
    case .controlAction: "a person uses control \(widget.number)"
    case .options: "a person edits the configuration of widget \(widget.number)"
    case .activity:
      "a Live Activity of widget \(widget.number) appears with content \(configuration)"
    case .relevance: "the system asks how relevant widget \(widget.number) is"
    case .preview:
      "preview \(configuration) of widget \(widget.number) is drawn in \(family.rawValue)"
    case .placeholder, .snapshot, .timeline, .intent:
      "the harness asks widget \(widget.number) for \(kind.noun)"
    }
  }
}
