import WidgetModel
import WidgetRuntime

extension SubjectUnderTest {
  /// The number of undecided runs in a row after which no further child is started.
  public static let patienceWithChildren = 20

  /// Creates a subject from a shell command that speaks messages on its standard input and output.
  ///
  /// Each worker keeps one child for the cases of a series or the candidates of a shrinker, and
  /// starts a new one after a failure, whose case is undecided. Its default name is `exec:` and the
  /// command.
  ///
  /// - Throws: ``SubjectCommandError`` if the first conversation fails.
  public static func command(
    _ command: String,
    named name: String? = nil,
    limits: ChildLimits = ChildLimits(),
    exactly isExact: Bool = false,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws(SubjectCommandError) -> SubjectUnderTest {
    let program = ChildCommand(command: command, limits: limits, shouldStop: shouldStop)
    let hello: Hello
    do {
      hello = try program.introduce()
    } catch ChildError.notFound(let command) {
      throw .notFound("\(ChildError.notFound(command))")
    } catch ChildError.interrupted {
      throw .interrupted
    } catch {
      throw .noConversation("\(error)")
    }
    let observations = hello.observations
    var subject = SubjectUnderTest(name: name ?? "exec:" + command) { clauses in
      let holder = ChildHolder(program, observations: observations)
      return RuntimeRunner(
        judging: clauses,
        exactly: isExact,
        observations: observations,
        keepsProcess: true,
        prepare: { holder.begin($0) },
        { ChildSubject(holder) }
      )
    }
    subject.observations = observations
    subject.isJudgedExactly = isExact
    subject.title = hello.name
    subject.version = hello.version
    subject.patience = patienceWithChildren
    return subject
  }
}

/// An error in starting a subject in another process.
public enum SubjectCommandError: Error, Hashable, CustomStringConvertible {
  case notFound(String)
  case noConversation(String)
  case interrupted

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .notFound(let problem): problem
    case .noConversation(let problem):
      "nothing was judged: the subject's first conversation, `begin` and `end` of a phone without widgets, "
        + "failed: \(problem)"
    case .interrupted: "interrupted before anything was judged"
    }
  }
}
