import Foundation

/// A call in a test that needs workers: the worker is the same test program, which runs the same
/// test up to the same call and becomes a worker there.
///
/// So code that a test defines or configures is code that the worker has, too. What comes before the
/// call in the test runs in the worker as well, with a worker's empty environment.
public struct TestCall: Hashable, Sendable {
  /// The test, as its id describes itself, such as `MyTests.Suite/test()/File.swift:12:4`.
  public var test: String

  /// The test's arguments, in any words that are the same in each run.
  public var testCase: String

  /// What the call is about, such as the name of a type.
  public var subject: String

  /// Where the call stands, such as `MyTests/File.swift:14:9`.
  public var place: String

  /// Creates a call.
  public init(test: String, testCase: String = "", subject: String = "", place: String = "") {
    self.test = test
    // Names of private types hold an address, which differs from run to run.
    self.testCase = testCase.replacing(/\(unknown context at \$[0-9a-f]+\)/, with: "")
    self.subject = subject
    self.place = place
  }

  /// What a call has to do in the process in which it is made.
  public enum Role: Hashable, Sendable {
    /// Start workers with this command and judge what they do.
    case parent(WorkerCommand)
    /// Serve as the worker that was asked for.
    case worker
    /// Return as if all were well: another call of this program is the worker.
    case bystander
  }

  /// Finds the role of a call that is being made; to be asked once for each call.
  public func begin() -> Role {
    let identity = "\(name)-\(TestCall.calls.next(name))"
    guard WorkerChannel.isWorker else {
      var command = WorkerCommand(arguments: arguments)
      command.variables[TestCall.variable] = identity
      return .parent(command)
    }
    return ProcessInfo.processInfo.environment[TestCall.variable] == identity
      ? .worker : .bystander
  }

  /// The arguments with which the test program runs this one test, its cases one after the other.
  var arguments: [String] {
    ["--testing-library", "swift-testing", "--no-parallel", "--filter", "^\(pattern)$"]
  }

  /// The test's id as a regular expression that matches nothing else.
  private var pattern: String {
    test.reduce(into: "") { pattern, character in
      if "\\^$.|?*+()[]{}/".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  /// A short name of all that the call is, the same in each run.
  private var name: String {
    let text = [test, testCase, subject, place].joined(separator: "\u{0}")
    // FNV-1a: `Hasher` has another seed in each process.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  private static let variable = "WIDGETCHECK_CALL"
  private static let calls = CallCount()
}

/// Counts the calls that are alike, such as those of a loop.
private final class CallCount: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  func next(_ name: String) -> Int {
    lock.withLock {
      counts[name, default: 0] += 1
      return counts[name, default: 0]
    }
  }
}
