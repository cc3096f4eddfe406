import Foundation
import FoundationNetworking
import WidgetModel

extension URLSession {
  public func data(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> (Data, URLResponse) {
    try await load(request, delegate, CallPlace.line(fileID, line))
  }

  public func data(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> (Data, URLResponse) {
    try await load(URLRequest(url: url), delegate, CallPlace.line(fileID, line))
  }

  public func upload(
    for request: URLRequest,
    from bodyData: Data,
    delegate: (any URLSessionTaskDelegate)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> (Data, URLResponse) {
    var request = request
    request.httpBody = bodyData
    return try await load(request, delegate, CallPlace.line(fileID, line))
  }

  public func upload(
    for request: URLRequest,
    fromFile fileURL: URL,
    delegate: (any URLSessionTaskDelegate)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> (Data, URLResponse) {
    try await upload(
      for: request,
      from: Data(contentsOf: fileURL),
      delegate: delegate,
      fileID: fileID,
      line: line
    )
  }

  public func download(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> (URL, URLResponse) {
    let (body, response) = try await load(request, delegate, CallPlace.line(fileID, line))
    guard let file = TemporaryFile(body) else { throw URLError(.cannotCreateFile) }
    return (file.url, response)
  }

  public func download(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> (URL, URLResponse) {
    try await download(
      for: URLRequest(url: url),
      delegate: delegate,
      fileID: fileID,
      line: line
    )
  }

  /// Loads a body byte by byte; here it is complete before the first byte is read.
  public func bytes(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> (AsyncBytes, URLResponse) {
    let (body, response) = try await load(request, delegate, CallPlace.line(fileID, line))
    return (AsyncBytes(body: body), response)
  }

  public func bytes(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(
      for: URLRequest(url: url),
      delegate: delegate,
      fileID: fileID,
      line: line
    )
  }

  private func load(
    _ request: URLRequest,
    _ delegate: (any URLSessionTaskDelegate)?,
    _ place: SourcePlace
  ) async throws -> (Data, URLResponse) {
    // Holds the task, because cancellation may come before it is created.
    let waiting = WaitingTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { body, response, error in
          if let body, let response {
            continuation.resume(returning: (body, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        task.delegate = delegate
        task.place = place
        waiting.begin(task)
      }
    } onCancel: {
      waiting.cancel()
    }
  }
}

/// A task that code waits for, and that may be cancelled before it is created.
private final class WaitingTask: @unchecked Sendable {
  private let lock = NSLock()
  private var task: URLSessionTask?
  private var isCancelled = false

  func begin(_ task: URLSessionTask) {
    let isLate = lock.withLock {
      self.task = task
      return isCancelled
    }
    if isLate { task.cancel() } else { task.resume() }
  }

  func cancel() {
    let begun = lock.withLock {
      isCancelled = true
      return task
    }
    begun?.cancel()
  }
}
