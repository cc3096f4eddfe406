import Foundation
import FoundationNetworking

extension URLSession {
  /// Makes a task that tells the delegate.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(session: self, request: request, completion: nil)
  }

  /// Makes a task that tells the delegate.
  public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// Makes a task that calls a closure at its end.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(session: self, request: request, completion: completionHandler)
  }

  /// Makes a task that calls a closure at its end.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task that sends a body and tells the delegate.
  public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(session: self, request: request.sending(bodyData), completion: nil)
  }

  /// Makes a task that sends a file and tells the delegate.
  public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    uploadTask(with: request, from: FileManager.default.contents(atPath: fileURL.path) ?? Data())
  }

  /// Makes a task that sends a body and calls a closure at its end.
  public func uploadTask(
    with request: URLRequest,
    from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(
      session: self,
      request: request.sending(bodyData),
      completion: completionHandler
    )
  }

  /// Makes a task that sends a file and calls a closure at its end.
  public func uploadTask(
    with request: URLRequest,
    fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    uploadTask(
      with: request,
      from: FileManager.default.contents(atPath: fileURL.path),
      completionHandler: completionHandler
    )
  }

  /// Makes a task that loads into a file and tells the delegate.
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(session: self, request: request, completion: nil)
  }

  /// Makes a task that loads into a file and tells the delegate.
  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Makes a task that loads into a file and calls a closure at its end.
  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(session: self, request: request, completion: completionHandler)
  }

  /// Makes a task that loads into a file and calls a closure at its end.
  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
}

extension URLRequest {
  /// The request with a body.
  fileprivate func sending(_ body: Data?) -> URLRequest {
    var request = self
    request.httpBody = body
    return request
  }
}
