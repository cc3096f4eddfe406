import Clauses
import WidgetModel

/// What can be wrong with a widget's code: the vocabulary of the generator and the seeded faults.
public enum Fault: Int, CaseIterable, Hashable, Sendable {
  /// The answer to a timeline request is no timeline.
  case wrongAnswer
  /// The timeline has no entries.
  case noEntries
  /// The earliest entry is dated later than now.
  case notNow
  /// Two entries lie closer together than is advised.
  case tightEntries
  /// The timeline has more entries than is advised.
  case manyEntries
  /// The date of an entry is earlier than that of the entry before it.
  case fallingDates
  /// The content closure makes another tree when it runs again.
  case impureView
  /// The last entry is dated earlier than now.
  case staleEntries
  /// The request is never answered.
  case neverAnswered
  /// The request is answered twice.
  case answeredTwice
  /// The answer comes later than is advised.
  case slowAnswer
  /// The answer comes later than is allowed.
  case lateAnswer
  /// The process uses more memory than is allowed.
  case muchMemory
  /// The archive is larger than is allowed.
  case largeArchive
  /// A tree has several `widgetURL` modifiers.
  case severalWidgetURLs
  /// A link stands in a family that does not allow links.
  case misplacedLink
  /// A button or toggle has no intent.
  case closureControl
  /// The tree has no container background.
  case missingBackground
  /// The tree has a view that widgets cannot show.
  case forbiddenView

  /// The clause that the fault breaks.
  public var clause: ClauseID {
    switch self {
    case .wrongAnswer: "TL-01.provider"
    case .noEntries: "TL-10.provider"
    case .notNow: "TL-10.provider.now"
    case .tightEntries: "TL-14.provider"
    case .manyEntries: "TL-17.provider"
    case .fallingDates: "TL-18.provider"
    case .impureView: "TL-25.view"
    case .staleEntries: "TL-32.provider"
    case .neverAnswered, .answeredTwice: "TL-36.provider"
    case .slowAnswer: "DL-02.provider"
    case .lateAnswer: "DL-03.provider"
    case .muchMemory: "DL-06.provider"
    case .largeArchive: "DL-20.provider"
    case .severalWidgetURLs: "VW-01.view"
    case .misplacedLink: "VW-03.view"
    case .closureControl: "VW-06.view"
    case .missingBackground: "VW-17.view"
    case .forbiddenView: "VW-22.view"
    }
  }
}

/// A set of faults, one bit each.
struct FaultSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  mutating func insert(_ fault: Fault) { self = FaultSet(rawValue: rawValue | 1 << fault.rawValue) }

  /// Drops what an answer's policy makes no fault: a single past entry that stays in force.
  mutating func settle(for answer: ScriptedAnswer) {
    guard answer.entries.count == 1, answer.policy != .atEnd else { return }
    self = FaultSet(rawValue: rawValue & ~(1 << Fault.staleEntries.rawValue))
  }

  func contains(_ fault: Fault) -> Bool { rawValue & 1 << fault.rawValue != 0 }

  /// The faults in their order.
  var list: [Fault] { rawValue == 0 ? [] : Fault.allCases.filter(contains) }
}
