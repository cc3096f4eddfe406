import Foundation
import FoundationNetworking

extension URLSession {
  /// Publishes the body of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the body at a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Publishes a body with its headers, or the error.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// A body with its headers.
    public typealias Output = (data: Data, response: URLResponse)
    /// An error of the loading system.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that loads.
    public let session: URLSession

    /// Begins to load when the subscriber asks.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let subscriber = Unchecked(AnySubscriber(subscriber))
      let task = session.dataTask(with: request) { body, response, error in
        if let body, let response {
          _ = subscriber.value.receive((data: body, response: response))
          subscriber.value.receive(completion: .finished)
        } else {
          let error = error as? URLError ?? URLError(.unknown)
          subscriber.value.receive(completion: .failure(error))
        }
      }
      subscriber.value.receive(
        subscription: ClosureSubscription(
          onRequest: { if $0 > .none { task.resume() } },
          onCancel: task.cancel
        )
      )
    }
  }
}
