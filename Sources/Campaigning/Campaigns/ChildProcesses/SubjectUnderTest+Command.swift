import WidgetModel
import WidgetRuntime

extension SubjectUnderTest {
  /// How many runs in a row may be undecided before no other child is started.
  public static let patienceWithChildren = 20

  /// A runtime that speaks messages on its standard input and output.
  ///
  /// Each worker has a child process of its own, which it keeps for the cases of one series, and for a candidate of
  /// a shrinker from the one before. What goes wrong makes the case undecided, and the next one begins with another
  /// process.
  ///
  /// - Parameters:
  ///   - command: What `/bin/sh -c` runs.
  ///   - name: The subject's name, `nil` for `exec:` and the command.
  ///   - limits: How long one reply may take, and one case.
  ///   - isExact: Whether it is judged as the reference is.
  ///   - shouldStop: Asked while a reply is waited for.
  /// - Returns: The subject.
  /// - Throws: ``SubjectCommandError`` when the first conversation fails.
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
