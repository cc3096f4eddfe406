import Foundation
import FoundationNetworking

/// A session on the host environment's network; nothing leaves the process.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  public private(set) var delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue
  open var sessionDescription: String?

  /// The serial queue on which callbacks are delivered.
  let delivery: DispatchQueue
  private let lock = NSLock()
  private var isInvalid = false
  private var lastIdentifier = 0
  private var running: [Int: URLSessionTask] = [:]

  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  public init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    // A copy, so later changes of the configuration have no effect.
    self.configuration =
      configuration.copy() as? URLSessionConfiguration ?? URLSessionConfiguration.default
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
    delivery =
      queue == .main
      ? .main : queue?.underlyingQueue ?? DispatchQueue(label: "URLSession.delivery")
  }

  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential
    case performDefaultHandling
    case cancelAuthenticationChallenge
    case rejectProtectionSpace
  }

  public enum ResponseDisposition: Int, Sendable {
    case cancel
    case allow
    case becomeDownload
    case becomeStream
  }

  open func finishTasksAndInvalidate() {
    lock.withLock { isInvalid = true }
    endIfIdle()
  }

  open func invalidateAndCancel() {
    let tasks = lock.withLock {
      isInvalid = true
      // Sorted, because the order of a dictionary differs from run to run.
      return running.values.sorted { $0.taskIdentifier < $1.taskIdentifier }
    }
    for task in tasks { task.cancel() }
    endIfIdle()
  }

  /// Only calls back, because nothing is cached.
  open func reset(completionHandler: @escaping @Sendable () -> Void) {
    delivery.async(execute: completionHandler)
  }

  open func flush(completionHandler: @escaping @Sendable () -> Void) {
    delivery.async(execute: completionHandler)
  }

  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    let tasks = lock.withLock { running.values.sorted { $0.taskIdentifier < $1.taskIdentifier } }
    delivery.async { completionHandler(tasks) }
  }

  open var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { next in getAllTasks { next.resume(returning: $0) } }
    }
  }

  func enroll(_ task: URLSessionTask) -> Int {
    lock.withLock {
      lastIdentifier += 1
      running[lastIdentifier] = task
      return lastIdentifier
    }
  }

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
