import Foundation

/// A call in a test that needs workers.
///
/// The worker is the same test program: it runs the same test up to the same call and becomes a
/// worker there. So the worker has all code that a test defines or configures. The part of the test
/// before the call also runs in the worker, with a worker's empty environment.
public struct TestCall: Hashable, Sendable {
  /// The test's id, such as `MyTests.Suite/test()/File.swift:12:4`.
  public var test: String

  /// The test's arguments, as a string that is the same in each run.
  public var testCase: String

  /// The call's subject, such as the name of a type.
  public var subject: String

  /// The place of the call, such as `MyTests/File.swift:14:9`.
  public var place: String

  /// Creates a call.
  public init(test: String, testCase: String = "", subject: String = "", place: String = "") {
    self.test = test
    // Names of private types contain an address, which differs from run to run.
    self.testCase = testCase.replacing(/\(unknown context at \$[0-9a-f]+\)/, with: "")
    self.subject = subject
    self.place = place
  }

  /// The role of a call in the process that makes it.
  public enum Role: Hashable, Sendable {
    case parent(WorkerCommand)
    case worker
    /// Return as if all were well: another call of this program is the worker.
    case bystander
  }

  /// Returns the role of the current call; ask once per call.
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

  /// The arguments with which the test program runs only this test, its cases in sequence.
  var arguments: [String] {
    ["--testing-library", "swift-testing", "--no-parallel", "--filter", "^\(pattern)$"]
  }

  /// A regular expression that matches only the test's id.
  private var pattern: String {
    test.reduce(into: "") { pattern, character in
      if "\\^$.|?*+()[]{}/".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  private var name: String {
    let text = [test, testCase, subject, place].joined(separator: "\u{0}")
    // FNV-1a, because `Hasher` has a different seed in each process.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  private static let variable = "WIDGETCHECK_CALL"
  private static let calls = CallCount()
}

/// Counts equal calls, such as those of a loop.
private final class CallCount: @unchecked Sendable {
  // Guards `counts`: tests run in parallel, which the `@unchecked` above relies on.
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  func next(_ name: String) -> Int {
    lock.withLock {
      counts[name, default: 0] += 1
      return counts[name, default: 0]
    }
  }
}
