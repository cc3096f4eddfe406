import Foundation
import FoundationNetworking

/// Loads from the network of the host environment: nothing ever leaves the process.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session for whoever needs no configuration.
  public static let shared = URLSession(configuration: .default)

  /// A copy of the configuration.
  public let configuration: URLSessionConfiguration
  /// Who hears what happens.
  public private(set) var delegate: (any URLSessionDelegate)?
  /// The queue on which it is told.
  public let delegateQueue: OperationQueue
  /// What the session is for.
  open var sessionDescription: String?

  /// Where news is delivered, one after the other.
  let delivery: DispatchQueue
  private let lock = NSLock()
  private var isInvalid = false
  private var lastIdentifier = 0
  private var running: [Int: URLSessionTask] = [:]

  /// Creates a session.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Creates a session with a delegate.
  public init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration =
      configuration.copy() as? URLSessionConfiguration ?? URLSessionConfiguration.default
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
    delivery =
      queue == .main
      ? .main : queue?.underlyingQueue ?? DispatchQueue(label: "URLSession.delivery")
  }

  /// Whether a session's challenge is met.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// With credentials.
    case useCredential
    /// As the system does.
    case performDefaultHandling
    /// Not, and the request ends.
    case cancelAuthenticationChallenge
    /// Not with these.
    case rejectProtectionSpace
  }

  /// Whether a task goes on after the headers.
  public enum ResponseDisposition: Int, Sendable {
    /// It ends.
    case cancel
    /// It goes on.
    case allow
    /// It goes on as a download.
    case becomeDownload
    /// It goes on as a stream.
    case becomeStream
  }

  /// Takes no more tasks; those that run may end.
  open func finishTasksAndInvalidate() {
    lock.withLock { isInvalid = true }
    endIfIdle()
  }

  /// Takes no more tasks and cancels those that run.
  open func invalidateAndCancel() {
    let tasks = lock.withLock {
      isInvalid = true
      return running.values.sorted { $0.taskIdentifier < $1.taskIdentifier }
    }
    for task in tasks { task.cancel() }
    endIfIdle()
  }

  /// Forgets what was kept; nothing is.
  open func reset(completionHandler: @escaping @Sendable () -> Void) {
    delivery.async(execute: completionHandler)
  }

  /// Writes what was kept; nothing is.
  open func flush(completionHandler: @escaping @Sendable () -> Void) {
    delivery.async(execute: completionHandler)
  }

  /// Tells the tasks that run.
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    let tasks = lock.withLock { running.values.sorted { $0.taskIdentifier < $1.taskIdentifier } }
    delivery.async { completionHandler(tasks) }
  }

  /// The tasks that run.
  open var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { next in getAllTasks { next.resume(returning: $0) } }
    }
  }

  /// Gives a task its number.
  func enroll(_ task: URLSessionTask) -> Int {
    lock.withLock {
      lastIdentifier += 1
      running[lastIdentifier] = task
      return lastIdentifier
    }
  }

  /// Lets an ended task go.
  func dismiss(_ task: URLSessionTask) {
    lock.withLock { running[task.taskIdentifier] = nil }
    endIfIdle()
  }

  private func endIfIdle() {
    let ended = lock.withLock { () -> (any URLSessionDelegate)? in
      guard running.isEmpty else { return nil }
      guard isInvalid else { return configuration.identifier == nil ? nil : delegate }
      defer { delegate = nil }
      return delegate
    }
    guard let ended else { return }
    delivery.async { [self] in
      if configuration.identifier != nil {
        ended.urlSessionDidFinishEvents(forBackgroundURLSession: self)
      }
      if lock.withLock({ isInvalid }) { ended.urlSession(self, didBecomeInvalidWithError: nil) }
    }
  }
}
