/// Something that is presented in a context, with its presentation.
public struct PresentedItem: Hashable, Sendable {
  /// The content.
  public var content: PresentedContent

  /// The presentation.
  public var presentation: Presentation

  /// Creates an item.
  public init(_ content: PresentedContent, _ presentation: Presentation) {
    self.content = content
    self.presentation = presentation
  }

  /// Returns true if another item is the same content in the same place.
  public func isAboutTheSame(as other: PresentedItem) -> Bool {
    content == other.content && presentation.place == other.presentation.place
  }

  /// The item with the presentation removed.
  public var gone: PresentedItem {
    PresentedItem(content, Presentation(presentation.place, .none))
  }
}

extension PresentedItem {
  /// Lists every field for an archive; all kinds of content but one have the number -1.
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

  /// A description of the content.
  public var noun: String {
    switch content {
    case .placement(let id): "placement \(id.number)"
    case .activity(let id): "activity \(id.number)"
    case .widget(let id): "widget \(id.number)"
    }
  }

  var words: EventWords {
    let place = presentation.place.inWords
    guard presentation.form != .none else {
      return EventWords("no longer presented", "\(noun) is no longer shown \(place)", .display)
    }
    return EventWords("presented", "\(noun) is shown \(place) \(presentation.text)", .display)
  }
}

/// The content that is presented in a context of the phone.
public enum PresentedContent: Hashable, Sendable {
  case placement(PlacementID)
  case activity(ActivityID)
  /// A widget that is shown only because it is relevant (RV-03).
  case widget(WidgetID)
}
