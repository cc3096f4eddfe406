import Foundation
import FoundationNetworking

/// One request of a session, from its making to its end.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// What a task does.
  public enum State: Int, Sendable {
    /// It runs.
    case running
    /// It has not begun, or pauses.
    case suspended
    /// It was cancelled and is about to end.
    case canceling
    /// It has ended.
    case completed
  }

  /// The priority of tasks.
  public static let defaultPriority: Float = 0.5
  /// A low priority.
  public static let lowPriority: Float = 0.25
  /// A high priority.
  public static let highPriority: Float = 0.75

  /// The task's number in its session.
  public private(set) var taskIdentifier = 0
  /// The request as the code made it.
  public let originalRequest: URLRequest?
  /// The request as it was sent.
  public let currentRequest: URLRequest?
  /// Who hears what happens, before the session's delegate.
  open var delegate: (any URLSessionTaskDelegate)?
  /// What the task is for.
  open var taskDescription: String?
  /// How urgent the task is.
  open var priority = URLSessionTask.defaultPriority
  /// The date before which a background task does not begin.
  open var earliestBeginDate: Date?
  /// The bytes that the code expects to send.
  open var countOfBytesClientExpectsToSend: Int64 = -1
  /// The bytes that the code expects to receive.
  open var countOfBytesClientExpectsToReceive: Int64 = -1
  /// How far the task has come.
  public let progress = Progress(totalUnitCount: 1)

  let session: URLSession

  /// Where the code makes the task.
  var place = CallPlace.here

  let lock = NSRecursiveLock()
  private var phase = State.suspended
  private var hasBegun = false
  private var end: NetworkResult?
  /// The number by which the host environment knows the load that is under way.
  private var loadNumber: Int?

  init(session: URLSession, request: URLRequest) {
    self.session = session
    originalRequest = request
    currentRequest = session.configuration.completed(request)
    super.init()
    taskIdentifier = session.enroll(self)
  }

  /// What the task does.
  open var state: State { lock.withLock { phase } }
  /// The answer's headers.
  open var response: URLResponse? { lock.withLock { end?.response } }
  /// Why the task failed.
  open var error: (any Error)? { lock.withLock { end?.error } }
  /// The bytes that have come.
  open var countOfBytesReceived: Int64 { lock.withLock { Int64(end?.body.count ?? 0) } }
  /// The bytes that are expected.
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? 0 }
  /// The bytes that were sent.
  open var countOfBytesSent: Int64 {
    lock.withLock { end == nil ? 0 : countOfBytesExpectedToSend }
  }
  /// The bytes to send.
  open var countOfBytesExpectedToSend: Int64 { Int64(currentRequest?.httpBody?.count ?? 0) }

  /// Begins or goes on.
  open func resume() {
    let begins = lock.withLock {
      guard phase == .suspended else { return false }
      phase = .running
      defer { hasBegun = true }
      return !hasBegun
    }
    guard begins, let request = currentRequest else { return }
    let load = NetworkLoad(request, session.configuration, at: place)
    tellBegin(of: request)
    if load.isWaitingForConnectivity {
      session.delivery.async { [self] in
        taskDelegate?.urlSession(session, taskIsWaitingForConnectivity: self)
      }
    }
    guard load.delay.isFinite else { return }
    session.delivery.asyncAfter(deadline: .now() + load.delay) { [self] in finish(load.result) }
  }

  /// Pauses; what has begun is not stopped here.
  open func suspend() {
    lock.withLock { if phase == .running { phase = .suspended } }
  }

  /// Ends the task with an error.
  open func cancel() {
    let isNew = lock.withLock {
      guard phase == .running || phase == .suspended else { return false }
      phase = .canceling
      return true
    }
    guard isNew else { return }
    tellHostOfEnd()
    let url = currentRequest?.url
    session.delivery.async { [self] in
      finish(NetworkResult(error: URLError.made(.cancelled, for: url)))
    }
  }

  /// Who hears what happens.
  var taskDelegate: (any URLSessionTaskDelegate)? {
    delegate ?? session.delegate as? any URLSessionTaskDelegate
  }

  /// Ends once, whichever of answer, time-out and cancelling comes first.
  func finish(_ result: NetworkResult) {
    let isNew = lock.withLock {
      guard end == nil, phase != .canceling || result.error?.code == .cancelled else {
        return false
      }
      end = result
      phase = .completed
      return true
    }
    guard isNew else { return }
    tellHostOfEnd()
    progress.completedUnitCount = 1
    deliver(result)
    session.dismiss(self)
  }

  /// Tells the host environment of a load that ends with its process; one of a background session
  /// does not.
  private func tellBegin(of request: URLRequest) {
    guard session.configuration.identifier == nil, let url = request.url,
      ["http", "https"].contains(url.scheme?.lowercased()),
      let number = CurrentHost.environment?.beginLoad(of: url)
    else { return }
    lock.withLock { loadNumber = number }
  }

  private func tellHostOfEnd() {
    let number = lock.withLock {
      defer { loadNumber = nil }
      return loadNumber
    }
    if let number { CurrentHost.environment?.endLoad(number) }
  }

  /// Tells whoever waits of the end, on the session's queue.
  func deliver(_ result: NetworkResult) { tellEnd(result) }

  /// Tells the delegate of the end.
  final func tellEnd(_ result: NetworkResult) {
    taskDelegate?.urlSession(session, task: self, didCompleteWithError: result.error)
  }
}

extension URLSessionTask: ProgressReporting {}
