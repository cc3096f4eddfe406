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
  /// An entry of the code's own previews is drawn; the variant numbers it among the widget's.
  case preview

  /// The parts that a person or the system uses; previews are there for their author alone.
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
  /// A stimulus by which the harness asks a widget's code for a part.
  ///
  /// - Parameters:
  ///   - widget: The place of the widget in the scenario.
  ///   - part: The part.
  ///   - variant: The number of the part's content or configuration.
  ///   - family: The family of a preview.
  /// - Returns: The stimulus; the simulation chooses the request's number.
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

  /// The part that the input asks for, `nil` of any other input.
  public var usedPart: UsedPart? {
    guard case .asked(_, let kind, _) = self else { return nil }
    return UsedPart(rawValue: kind.rawValue)
  }
}

extension RequestSubject {
  /// Who uses a part of the widget, in a sentence.
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
