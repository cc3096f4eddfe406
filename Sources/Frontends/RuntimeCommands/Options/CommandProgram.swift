import Campaigns
import Clauses
import Synchronization
import WidgetModel
import WidgetRuntime

/// The program that runs the commands: `widgetcheck`, or a runtime's own.
///
/// The parser creates commands without arguments, so they read this from ``current``.
package struct CommandProgram: Sendable {
  package let name: String

  package let usualSubject: String

  /// The possible subjects, as a list for messages.
  package let subjectNames: String

  /// Returns a subject that only this program knows; `nil` for any other name.
  package let subject:
    @Sendable (_ name: String, _ limits: ChildLimits, _ isExact: Bool) throws -> SubjectUnderTest?

  package let notes: @Sendable (Clause) -> [String]

  package let served: @Sendable () -> any Subject

  /// The version of a served runtime, `nil` for its own.
  package let servedVersion: String?

  package init(
    name: String,
    usualSubject: String,
    subjectNames: String,
    servedVersion: String? = nil,
    subject: @escaping @Sendable (String, ChildLimits, Bool) throws -> SubjectUnderTest?,
    notes: @escaping @Sendable (Clause) -> [String] = { _ in [] },
    served: @escaping @Sendable () -> any Subject
  ) {
    self.name = name
    self.usualSubject = usualSubject
    self.subjectNames = subjectNames
    self.servedVersion = servedVersion
    self.subject = subject
    self.notes = notes
    self.served = served
  }

  private static let chosen = Mutex(
    CommandProgram(
      name: "widgetcheck",
      usualSubject: "reference",
      subjectNames: "reference or 'exec:COMMAND'",
      subject: { _, _, _ in nil },
      served: { ReferenceRuntime() }
    )
  )

  /// The program of this process, set once before the command line is read.
  package static var current: CommandProgram {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }
}
