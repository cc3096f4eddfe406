import Foundation
import FoundationNetworking

extension URLSession {
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

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
