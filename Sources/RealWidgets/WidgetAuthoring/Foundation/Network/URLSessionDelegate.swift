import Foundation
import FoundationNetworking

/// Hears what happens to a session.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
  /// Hears that the session takes no more tasks.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Is asked for credentials; nothing here asks.
  @preconcurrency func urlSession(
    _ session: URLSession,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  )
  /// Hears that a background session has nothing more to tell.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
  /// Ignores it.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  /// Leaves it to the system.
  public func urlSession(
    _ session: URLSession,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.performDefaultHandling, nil)
  }
  /// Ignores it.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// Hears what happens to a task.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Hears that a task has ended.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  )
  /// Hears that a task waits for a network.
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
  /// Hears that a task was made.
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
  /// Hears how much was sent.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  )
}

extension URLSessionTaskDelegate {
  /// Ignores it.
  public func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {}
  /// Ignores it.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
  /// Ignores it.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// Ignores it.
  public func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {}
}

/// Hears what a data task receives.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Is asked whether to go on after the headers.
  @preconcurrency func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  )
  /// Receives the body.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  /// Goes on.
  public func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
  }
  /// Ignores it.
  public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
  {
  }
}

/// Hears what a download task receives.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Gets the file, which is gone afterwards.
  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  )
  /// Hears how much has come.
  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64,
    totalBytesExpectedToWrite: Int64
  )
}

extension URLSessionDownloadDelegate {
  /// Ignores it.
  public func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64,
    totalBytesExpectedToWrite: Int64
  ) {}
}
