import Foundation
import FoundationNetworking

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  public typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  private let completion: Completion?

  init(session: URLSession, request: URLRequest, completion: Completion?) {
    self.completion = completion
    super.init(session: session, request: request)
  }

  override func deliver(_ result: NetworkResult) {
    if let completion {
      completion(result.error == nil ? result.body : nil, result.response, result.error)
      return
    }
    guard result.error == nil, let response = result.response,
      let listener = delegate as? any URLSessionDataDelegate
        ?? session.delegate as? any URLSessionDataDelegate
    else { return super.deliver(result) }
    listener.urlSession(session, dataTask: self, didReceive: response) { [self] disposition in
      guard disposition != .cancel else {
        return tellEnd(
          NetworkResult(error: URLError.made(.cancelled, for: currentRequest?.url))
        )
      }
      if !result.body.isEmpty {
        listener.urlSession(session, dataTask: self, didReceive: result.body)
      }
      tellEnd(result)
    }
  }
}

open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  public typealias Completion = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  private let completion: Completion?

  init(session: URLSession, request: URLRequest, completion: Completion?) {
    self.completion = completion
    super.init(session: session, request: request)
  }

  /// Ends the task; there is never resume data.
  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    session.delivery.async { completionHandler(nil) }
  }

  override func deliver(_ result: NetworkResult) {
    guard result.error == nil, let file = TemporaryFile(result.body) else {
      completion?(nil, result.response, result.error ?? URLError(.cannotCreateFile))
      if completion == nil { super.deliver(result) }
      return
    }
    // The file is removed after the callback returns.
    defer { file.remove() }
    if let completion { return completion(file.url, result.response, nil) }
    let listener =
      delegate as? any URLSessionDownloadDelegate
      ?? session.delegate as? any URLSessionDownloadDelegate
    let count = Int64(result.body.count)
    listener?.urlSession(
      session,
      downloadTask: self,
      didWriteData: count,
      totalBytesWritten: count,
      totalBytesExpectedToWrite: count
    )
    listener?.urlSession(session, downloadTask: self, didFinishDownloadingTo: file.url)
    super.deliver(result)
  }
}

struct TemporaryFile {
  let url: URL

  init?(_ body: Data) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
    do { try body.write(to: url) } catch { return nil }
  }

  /// Removes the file if it has not been moved.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
