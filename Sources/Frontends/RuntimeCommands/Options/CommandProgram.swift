import Campaigns
import Clauses
import Synchronization
import WidgetModel
import WidgetRuntime

/// The program that runs the commands: `widgetcheck`, or that of somebody's runtime.
///
/// Commands are made by the parser of the command line, which nobody can hand anything; so they look here.
package struct CommandProgram: Sendable {
  /// How it is called in help and messages.
  package let name: String

  /// The subject that is judged when nobody says so.
  package let usualSubject: String

  /// The subjects that can be named, as a message lists them.
  package let subjectNames: String

  /// Finds a subject that only this program knows; `nil` where the name is none of them.
  package let subject:
    @Sendable (_ name: String, _ limits: ChildLimits, _ isExact: Bool) throws -> SubjectUnderTest?

  /// What more is to be said of a clause, a line each.
  package let notes: @Sendable (Clause) -> [String]

  /// Makes the runtime that `serve` puts behind a pipe.
  package let served: @Sendable () -> any Subject

  /// The version that a served runtime gives itself, `nil` for its own.
  package let servedVersion: String?

  /// Creates a program.
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

  /// The program that this process is: set once, before the command line is read.
  package static var current: CommandProgram {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }
}
