// Made by .ci/renew-registry from the files of the clauses; a test compares them.

/// A fault of a widget's code: the vocabulary of generators and examples.
public enum Fault: Int, CaseIterable, Hashable, Sendable {
  /// A timeline request is answered with an entry, as a snapshot is.
  case wrongAnswer
  /// The answer to a placeholder request comes one tick later than the request.
  case slowPlaceholder
  /// The timeline is empty.
  case noEntries
  /// The only entry is dated one tick later than counts as now.
  case notNow
  /// Two entries are one tick closer together than advised.
  case tightEntries
  /// Two entries are one tick closer together than widgets were observed to show.
  case unseenEntries
  /// The timeline has one entry more than advised.
  case manyEntries
  /// The second entry is dated before the first.
  case fallingDates
  /// The content closure builds another tree when it runs again.
  case impureView
  /// The later of two entries is dated one tick earlier than counts as now.
  case staleEntries
  /// The request is never answered.
  case neverAnswered
  /// The request is answered twice.
  case answeredTwice
  /// The answer comes one tick after the soft deadline.
  case slowAnswer
  /// The answer comes one tick after the hard deadline.
  case lateAnswer
  /// The process uses one byte more than allowed.
  case muchMemory
  /// The archive is one byte larger than allowed.
  case largeArchive
  /// A tree has one `widgetURL` around another.
  case severalWidgetURLs
  /// A link is in a family that does not allow links.
  case misplacedLink
  /// A button has a closure as its action.
  case closureControl
  /// The tree has no container background.
  case missingBackground
  /// The tree has a scroll view.
  case forbiddenView
}
