import Foundation
import FoundationNetworking

open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running
    case suspended
    case canceling
    case completed
  }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  public private(set) var taskIdentifier = 0
  public let originalRequest: URLRequest?
  public let currentRequest: URLRequest?
  open var delegate: (any URLSessionTaskDelegate)?
  open var taskDescription: String?
  open var priority = URLSessionTask.defaultPriority
  open var earliestBeginDate: Date?
  open var countOfBytesClientExpectsToSend: Int64 = -1
  open var countOfBytesClientExpectsToReceive: Int64 = -1
  public let progress = Progress(totalUnitCount: 1)

  let session: URLSession

  var place = CallPlace.here

  let lock = NSRecursiveLock()
  private var phase = State.suspended
  private var hasBegun = false
  private var end: NetworkResult?
  private var loadNumber: Int?

  init(session: URLSession, request: URLRequest) {
    self.session = session
    originalRequest = request
    currentRequest = session.configuration.completed(request)
    super.init()
    taskIdentifier = session.enroll(self)
  }

  open var state: State { lock.withLock { phase } }
  open var response: URLResponse? { lock.withLock { end?.response } }
  open var error: (any Error)? { lock.withLock { end?.error } }
  open var countOfBytesReceived: Int64 { lock.withLock { Int64(end?.body.count ?? 0) } }
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? 0 }
  open var countOfBytesSent: Int64 {
    lock.withLock { end == nil ? 0 : countOfBytesExpectedToSend }
  }
  open var countOfBytesExpectedToSend: Int64 { Int64(currentRequest?.httpBody?.count ?? 0) }

  open func resume() {
    let begins = lock.withLock {
      guard phase == .suspended else { return false }
      phase = .running
      defer { hasBegun = true }
      return !hasBegun
    }
    guard begins, let request = currentRequest else { return }
    // Decided outside the lock, because the host environment runs other code.
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

  /// Changes only the state; a request that has started still completes.
  open func suspend() {
    lock.withLock { if phase == .running { phase = .suspended } }
  }

  open func cancel() {
    let isNew = lock.withLock {
      guard phase == .running || phase == .suspended else { return false }
      phase = .canceling
      return true
    }
    guard isNew else { return }
    tellHostOfEnd()
    let url = currentRequest?.url
    // Asynchronous, so the caller never runs a completion within `cancel()`.
    session.delivery.async { [self] in
      finish(NetworkResult(error: URLError.made(.cancelled, for: url)))
    }
  }

  var taskDelegate: (any URLSessionTaskDelegate)? {
    delegate ?? session.delegate as? any URLSessionTaskDelegate
  }

  /// Ends the task once, with whichever of answer, time-out and cancellation comes first.
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

  /// Reports a load that ends with its process; loads of background sessions do not.
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

  func deliver(_ result: NetworkResult) { tellEnd(result) }

  final func tellEnd(_ result: NetworkResult) {
    taskDelegate?.urlSession(session, task: self, didCompleteWithError: result.error)
  }
}

extension URLSessionTask: ProgressReporting {}
