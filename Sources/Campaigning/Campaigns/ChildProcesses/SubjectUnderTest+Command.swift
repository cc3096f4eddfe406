import WidgetModel
import WidgetRuntime

extension SubjectUnderTest {
  /// How many runs in a row may be undecided before no other child is started.
  public static let patienceWithChildren = 20

  /// How long one reply of a child may take when nobody says more.
  public static let defaultTimeout = Interval.seconds(10)

  /// A runtime that speaks messages on its standard input and output.
  ///
  /// Each worker has a child process of its own, which it keeps from case to case. What goes wrong makes the
  /// case undecided, and the next one begins with another process.
  ///
  /// - Parameters:
  ///   - command: What `/bin/sh -c` runs.
  ///   - name: The subject's name, `nil` for `exec:` and the command.
  ///   - timeout: How long one reply may take.
  ///   - isExact: Whether it is judged as the reference is.
  ///   - shouldStop: Asked while a reply is waited for.
  /// - Returns: The subject.
  /// - Throws: ``SubjectCommandError`` when the first conversation fails.
  public static func command(
    _ command: String,
    named name: String? = nil,
    timeout: Interval = SubjectUnderTest.defaultTimeout,
    exactly isExact: Bool = false,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws(SubjectCommandError) -> SubjectUnderTest {
    let pool = ChildPool(command, timeout: timeout, shouldStop: shouldStop)
    let hello: Hello
    do {
      hello = try pool.introduce()
    } catch ChildError.notFound(let command) {
      throw .notFound("\(ChildError.notFound(command))")
    } catch ChildError.interrupted {
      throw .interrupted
    } catch {
      throw .noConversation("\(error)")
    }
    let observations = hello.observations
    var subject = SubjectUnderTest(name: name ?? "exec:" + command) { clauses in
      let holder = ChildHolder(pool, observations: observations)
      return RuntimeRunner(
        judging: clauses,
        exactly: isExact,
        observations: observations,
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

/// A reason why nothing can be judged of a subject in another process.
public enum SubjectCommandError: Error, Hashable, CustomStringConvertible {
  /// The shell found no such command.
  case notFound(String)
  /// The first conversation came to no end.
  case noConversation(String)
  /// Somebody asked this process to stop.
  case interrupted

  /// What is wrong, and what to do about it.
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
