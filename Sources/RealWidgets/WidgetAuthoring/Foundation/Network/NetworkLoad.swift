import Foundation
import FoundationNetworking
import WidgetModel

struct NetworkResult: Sendable {
  var response: URLResponse?
  var body = Data()
  var error: URLError?
}

struct NetworkLoad {
  /// The seconds until the end; may be infinite.
  var delay: TimeInterval
  var result: NetworkResult
  /// True if the request waits for a network that never appears.
  var isWaitingForConnectivity = false

  /// Asks the host for the outcome and applies time-outs; file and data URLs are read directly and
  /// do not count as network requests.
  init(
    _ request: URLRequest,
    _ configuration: URLSessionConfiguration,
    at place: SourcePlace? = nil
  ) {
    guard let url = request.url, let scheme = url.scheme?.lowercased() else {
      self.init(failing: .badURL, request.url)
      return
    }
    switch scheme {
    case "http", "https": self.init(asking: request, of: url, configuration, at: place)
    case "file": self.init(reading: url)
    case "data": self.init(decoding: url)
    default: self.init(failing: .unsupportedURL, url)
    }
  }

  private init(failing code: URLError.Code, _ url: URL?) {
    delay = 0
    result = NetworkResult(error: URLError.made(code, for: url))
  }

  private init(reading url: URL) {
    guard let body = FileManager.default.contents(atPath: url.path) else {
      self.init(failing: .fileDoesNotExist, url)
      return
    }
    self.init(giving: body, of: url)
  }

  private init(decoding url: URL) {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else {
      self.init(failing: .badURL, url)
      return
    }
    let content = String(text[text.index(after: comma)...])
    let body =
      text[..<comma].hasSuffix(";base64")
      ? Data(base64Encoded: content) : content.removingPercentEncoding.map { Data($0.utf8) }
    self.init(giving: body ?? Data(), of: url)
  }

  private init(giving body: Data, of url: URL) {
    delay = 0
    result = NetworkResult(
      response: URLResponse(
        url: url,
        mimeType: nil,
        expectedContentLength: body.count,
        textEncodingName: nil
      ),
      body: body
    )
  }

  private init(
    asking request: URLRequest,
    of url: URL,
    _ configuration: URLSessionConfiguration,
    at place: SourcePlace?
  ) {
    let own = configuration.ownLimit(of: request)
    CurrentHost.record(.networkRequested, amount: own, at: place, url.absoluteString)
    if let body = request.httpBody {
      CurrentHost.environment?.noteSent(body, to: url, at: place ?? CallPlace.here)
    }
    if let mistake = EncodedTexts.mistake(in: url) {
      CurrentHost.record(
        mistake.sideEffect,
        at: mistake.place.isKnown ? mistake.place : place,
        mistake.text
      )
    }
    configuration.noteUseInBackground(at: place)
    let outcome =
      CurrentHost.environment?.outcome(of: request)
      ?? NetworkOutcome(delay: 0, body: .failure(.notConnected))
    let limit = configuration.limit(of: request)
    // The result of a background session arrives after the host's request.
    if configuration.identifier == nil {
      let brings = outcome.body.isSuccess && outcome.delay <= limit
      CurrentHost.environment?.noteLoad(brings: brings)
    }
    if case .failure(.notConnected) = outcome.body, configuration.waitsForConnectivity {
      self.init(failing: .timedOut, url)
      delay = configuration.timeoutIntervalForResource
      isWaitingForConnectivity = true
    } else if outcome.delay > limit {
      self.init(failing: .timedOut, url)
      delay = limit
    } else {
      self.init(delay: max(0, outcome.delay), result: outcome.body.result(of: url))
      if request.asksForWhole, outcome.body.isSuccess {
        let isRepeated = CurrentHost.environment?.noteBrought(url) ?? false
        if isRepeated { CurrentHost.record(.loadRepeated, at: place, url.absoluteString) }
      }
    }
  }

  private init(delay: TimeInterval, result: NetworkResult) {
    self.delay = delay
    self.result = result
  }
}

extension URLRequest {
  /// True if the request only asks for its URL, and for all of it.
  fileprivate var asksForWhole: Bool {
    (httpMethod ?? "GET") == "GET" && httpBody == nil && value(forHTTPHeaderField: "Range") == nil
  }
}

extension NetworkOutcome.Body {
  fileprivate var isSuccess: Bool {
    if case .response(200..<300, _, _) = self { true } else { false }
  }

  fileprivate func result(of url: URL) -> NetworkResult {
    switch self {
    case .failure(let code):
      NetworkResult(error: URLError.made(code.code, for: url))
    case .response(let status, let headers, let body):
      NetworkResult(
        response: HTTPURLResponse(
          url: url,
          statusCode: status,
          httpVersion: "HTTP/1.1",
          headerFields: headers
        ),
        body: body
      )
    }
  }
}

extension NetworkOutcome.URLErrorCode {
  fileprivate var code: URLError.Code {
    switch self {
    case .timedOut: .timedOut
    case .connectionLost: .networkConnectionLost
    case .notConnected: .notConnectedToInternet
    }
  }
}

extension URLError {
  static func made(_ code: URLError.Code, for url: URL?) -> URLError {
    var details: [String: Any] = [
      NSLocalizedDescriptionKey: "The request failed with the error \(code.rawValue)."
    ]
    if let url { details[NSURLErrorFailingURLErrorKey] = url }
    return URLError(code, userInfo: details)
  }
}
