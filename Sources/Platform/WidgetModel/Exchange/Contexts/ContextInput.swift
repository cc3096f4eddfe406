/// A phone's situation that changes where or how widgets and Live Activities appear (RV-09, RV-10,
/// LA-39, LA-40, RV-12, RV-15).
public enum PhoneContext: String, CaseIterable, Hashable, Sendable {
  case standBy
  case carPlay
  /// A watch that mirrors the phone is within range.
  case watch
  case landscape
  /// The person is far away from the widgets that are mounted in a room.
  case afar
}

extension PhoneContext {
  /// The contexts of a phone; the others are of a room with mounted widgets.
  public static let ofPhones: [PhoneContext] = [.standBy, .carPlay, .watch, .landscape]
}

/// An input about the contexts in which a runtime shows something.
public enum ContextInput: Hashable, Sendable {
  /// A person brings the phone into a context, or out of it.
  case turned(PhoneContext, Bool)
  /// The number of relevant configurations of a widget changes, as its `relevance()` reports
  /// (RV-03).
  case relevant(WidgetID, configurations: Int32)
}

extension ContextInput {
  var kind: EventKind {
    switch self {
    case .turned: .contextChanged
    case .relevant: .relevanceChanged
    }
  }

  var needsApp: Bool {
    switch self {
    case .turned: false
    case .relevant: true
    }
  }

  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    switch self {
    case .turned(var context, var isOn):
      try archive.choice("what", &context)
      try archive.flag("on", &isOn)
      self = .turned(context, isOn)
    case .relevant(var widget, var number):
      try archive.identifier("widget", &widget, in: 0...999)
      try archive.integer("number", &number, in: 0...999)
      self = .relevant(widget, configurations: number)
    }
  }

  var words: EventWords {
    switch self {
    case .turned(.standBy, true): EventWords("StandBy begins", "the phone goes into StandBy")
    case .turned(.standBy, false): EventWords("StandBy ends", "the phone leaves StandBy")
    case .turned(.carPlay, true): EventWords("CarPlay begins", "the phone is connected to CarPlay")
    case .turned(.carPlay, false): EventWords("CarPlay ends", "the phone leaves CarPlay")
    case .turned(.watch, true): EventWords("watch comes", "the watch comes within range")
    case .turned(.watch, false): EventWords("watch goes", "the watch goes out of range")
    case .turned(.landscape, true): EventWords("landscape", "the phone is turned to landscape")
    case .turned(.landscape, false): EventWords("portrait", "the phone is turned to portrait")
    case .turned(.afar, true): EventWords("person goes", "the person goes far away")
    case .turned(.afar, false): EventWords("person comes", "the person comes near")
    case .relevant(let widget, let number):
      EventWords(
        "relevance changed",
        "\(amount(number, "configuration")) of widget \(widget.number) relevant"
      )
    }
  }
}
