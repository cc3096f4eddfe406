import AuthoringValues
import Foundation
import FoundationNetworking
import WidgetModel

extension NetworkFixtures {
  /// The minimum delay of an answer in a slow network, in seconds.
  private static let slowDelay: TimeInterval = 10

  package func outcome(of request: URLRequest, in mode: Surroundings.Network) -> NetworkOutcome {
    if entry(for: request) == nil { OutsideData.shared.noteMissing(request) }
    return switch mode {
    case .fixtures: answer(to: request)
    case .offline: NetworkOutcome(delay: 0, body: .failure(.notConnected))
    case .slow: slowed(answer(to: request))
    case .silent: NetworkOutcome(delay: .infinity, body: .failure(.timedOut))
    case .serverError: Self.page(500, "Internal Server Error")
    case .notFound: Self.page(404, "Not Found")
    case .malformed: spoiled(answer(to: request), for: request)
    }
  }

  private func entry(for request: URLRequest) -> Entry? {
    let url = request.url?.absoluteString ?? ""
    let method = request.httpMethod ?? "GET"
    return entries.first {
      url.hasPrefix($0.prefix) && ($0.method ?? method).uppercased() == method.uppercased()
    }
  }

  private func answer(to request: URLRequest) -> NetworkOutcome {
    guard let entry = entry(for: request),
      entry.isSuccess || !OutsideData.shared.replacesFailures
    else {
      let body = OutsideData.shared.body(for: request)
      return NetworkOutcome(
        delay: Self.delay,
        body: .response(status: 200, headers: Self.headers(of: body), body: body)
      )
    }
    // The body of an error response is not data that the code has to decode.
    OutsideData.shared.give(entry.isSuccess ? entry.body : Data())
    return NetworkOutcome(
      delay: entry.delay,
      body: .response(status: entry.status, headers: entry.headers, body: entry.body)
    )
  }

  private static func headers(of body: Data) -> [String: String] {
    body.isEmpty ? [:] : ["Content-Type": "application/json"]
  }

  private func slowed(_ outcome: NetworkOutcome) -> NetworkOutcome {
    NetworkOutcome(delay: max(outcome.delay, Self.slowDelay), body: outcome.body)
  }

  /// Returns the answer with half its body and some bytes changed, the same for equal requests.
  private func spoiled(_ outcome: NetworkOutcome, for request: URLRequest) -> NetworkOutcome {
    guard case .response(let status, let headers, let body) = outcome.body else { return outcome }
    var noise = Noise(seed: request.url?.absoluteString ?? "")
    var bytes = [UInt8](body.isEmpty ? Data(#"{"cut": ["#.utf8) : body.prefix((body.count + 1) / 2))
    for _ in 0...bytes.count / 64 {
      bytes[Int(noise.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: noise.next())
    }
    return NetworkOutcome(
      delay: outcome.delay,
      body: .response(status: status, headers: headers, body: Data(bytes))
    )
  }

  private static func page(_ status: Int, _ text: String) -> NetworkOutcome {
    NetworkOutcome(
      delay: delay,
      body: .response(
        status: status,
        headers: ["Content-Type": "text/html"],
        body: Data("<html><body>\(text)</body></html>".utf8)
      )
    )
  }
}

extension NetworkFixtures.Entry {
  fileprivate var isSuccess: Bool { (200..<300).contains(status) }
}
