/// Something that is presented in a context, and how.
public struct PresentedItem: Hashable, Sendable {
  /// What.
  public var content: PresentedContent

  /// How.
  public var presentation: Presentation

  /// Creates an item.
  public init(_ content: PresentedContent, _ presentation: Presentation) {
    self.content = content
    self.presentation = presentation
  }

  /// Whether another item is the same content at the same place.
  public func isAboutTheSame(as other: PresentedItem) -> Bool {
    content == other.content && presentation.place == other.presentation.place
  }

  /// The item as it is no more.
  public var gone: PresentedItem {
    PresentedItem(content, Presentation(presentation.place, .none))
  }
}

extension PresentedItem {
  /// Shows every field to an archive; of the contents all but one have the number -1.
  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    var (placement, activity, widget) = (PlacementID(-1), ActivityID(-1), WidgetID(-1))
    switch content {
    case .placement(let id): placement = id
    case .activity(let id): activity = id
    case .widget(let id): widget = id
    }
    try archive.identifier("placement", &placement)
    try archive.identifier("activity", &activity)
    try archive.identifier("widget", &widget)
    content =
      if placement.number >= 0 {
        .placement(placement)
      } else if activity.number >= 0 {
        .activity(activity)
      } else {
        .widget(widget)
      }
    try presentation.visit(&archive)
  }

  /// What is presented, as a reader sees it.
  public var noun: String {
    switch content {
    case .placement(let id): "placement \(id.number)"
    case .activity(let id): "activity \(id.number)"
    case .widget(let id): "widget \(id.number)"
    }
  }

  /// What the effect is called and what it says.
  var words: EventWords {
    let place = presentation.place.inWords
    guard presentation.form != .none else {
      return EventWords("no longer presented", "\(noun) is no longer shown \(place)", .display)
    }
    return EventWords("presented", "\(noun) is shown \(place) \(presentation.text)", .display)
  }
}

/// What is presented in a context of the phone.
public enum PresentedContent: Hashable, Sendable {
  /// A placed widget.
  case placement(PlacementID)
  /// A Live Activity.
  case activity(ActivityID)
  /// A widget that is shown for its relevance alone (RV-03).
  case widget(WidgetID)
}
