import Foundation
import Synchronization
import Testing
import WidgetKit

@_spi(Hosting) @testable import WidgetAuthoring

// Goal: requests end as the host environment says, in each way in which code can make them.
// Method: answers without delay; delays and timeouts are read from the load, so nothing waits.
@Suite struct URLSessionTests {
  let url = URL(string: "https://example.com/songs") ?? URL(fileURLWithPath: "/")

  private func success(_ text: String) -> (URLRequest) -> NetworkOutcome {
    { _ in
      NetworkOutcome(
        delay: 0,
        body: .response(status: 201, headers: ["A": "b"], body: Data(text.utf8))
      )
    }
  }

  @Test func `the async form gives body and headers and notifies the host environment`()
    async throws
  {
    try await onHost { host in
      host.answer = success("hello")
      let (body, response) = try await URLSession.shared.data(from: url)
      #expect(String(decoding: body, as: UTF8.self) == "hello")
      let http = try #require(response as? HTTPURLResponse)
      #expect(http.statusCode == 201)
      #expect(http.value(forHTTPHeaderField: "a") == "b")
      #expect(host.texts(.networkRequested) == ["https://example.com/songs"])
    }
  }

  @Test func `the closure form gives the error of an offline phone`() async {
    await onHost { host in
      host.answer = { _ in NetworkOutcome(delay: 0, body: .failure(.notConnected)) }
      let code: URLError.Code? = await withCheckedContinuation { continuation in
        URLSession.shared.dataTask(with: url) { body, _, error in
          #expect(body == nil)
          continuation.resume(returning: (error as? URLError)?.code)
        }.resume()
      }
      #expect(code == .notConnectedToInternet)
    }
  }

  @Test func `without a host environment every request fails`() async {
    let request = URLRequest(url: url)
    await onHost { _ in
      CurrentHost.environment = nil
      await #expect(throws: URLError.self) { try await URLSession.shared.data(for: request) }
    }
  }

  @Test func `a time-out of the request or the configuration comes before a late answer`() async {
    await onHost { host in
      host.answer = { _ in NetworkOutcome(delay: 100, body: .failure(.connectionLost)) }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = 7
      var request = URLRequest(url: url)
      #expect(NetworkLoad(request, configuration).delay == 7)
      request.timeoutInterval = 3
      let load = NetworkLoad(request, configuration)
      #expect(load.delay == 3)
      #expect(load.result.error?.code == .timedOut)
    }
  }

  @Test func `a session that waits for a network waits its whole time`() async {
    await onHost { host in
      host.answer = { _ in NetworkOutcome(delay: 0, body: .failure(.notConnected)) }
      let load = NetworkLoad(URLRequest(url: url), .background(withIdentifier: "a"))
      #expect(load.isWaitingForConnectivity)
      #expect(load.delay == 7 * 24 * 60 * 60)
    }
  }

  @Test func `a cancelled task reports that once`() async {
    await onHost { host in
      host.answer = { _ in NetworkOutcome(delay: 1000, body: .failure(.timedOut)) }
      let code: URLError.Code? = await withCheckedContinuation { continuation in
        let task = URLSession.shared.dataTask(with: url) { _, _, error in
          continuation.resume(returning: (error as? URLError)?.code)
        }
        task.resume()
        task.cancel()
        task.cancel()
      }
      #expect(code == .cancelled)
    }
  }

  @Test func `cancelling awaiting code cancels its task`() async {
    await onHost { host in
      host.answer = { _ in NetworkOutcome(delay: 1000, body: .failure(.timedOut)) }
      let work = Task { [url] in try await URLSession.shared.data(from: url) }
      work.cancel()
      await #expect(throws: URLError.self) { try await work.value }
    }
  }

  @Test func `a download gives a file that is gone after the closure`() async {
    await onHost { host in
      host.answer = success("file")
      let (place, text): (URL?, String?) = await withCheckedContinuation { continuation in
        URLSession.shared.downloadTask(with: url) { place, _, _ in
          let text = place.flatMap { FileManager.default.contents(atPath: $0.path) }
          continuation.resume(returning: (place, text.map { String(decoding: $0, as: UTF8.self) }))
        }.resume()
      }
      #expect(text == "file")
      // The closure has returned when the session has forgotten the task.
      while await !URLSession.shared.allTasks.isEmpty { await Task.yield() }
      #expect(place.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    }
  }

  final class Listener: NSObject, URLSessionDataDelegate {
    let seen = Mutex<[String]>([])
    let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) { self.end = end }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      seen.withLock { $0.append(String(decoding: data, as: UTF8.self)) }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didCompleteWithError error: (any Error)?
    ) {
      seen.withLock { $0.append(error == nil ? "end" : "error") }
      end()
    }
  }

  @Test func `a delegate hears body and end`() async {
    await onHost { host in
      host.answer = success("body")
      let seen: [String] = await withCheckedContinuation { continuation in
        let kept = Mutex<Listener?>(nil)
        let listener = Listener {
          continuation.resume(returning: kept.withLock { $0?.seen.withLock { $0 } } ?? [])
        }
        kept.withLock { $0 = listener }
        let session = URLSession(
          configuration: .background(withIdentifier: "x"),
          delegate: listener,
          delegateQueue: nil
        )
        session.dataTask(with: url).resume()
      }
      #expect(seen == ["body", "end"])
    }
  }

  @Test func `the configuration's headers complete a request`() async throws {
    try await onHost { host in
      let seen = Mutex<String?>(nil)
      host.answer = { request in
        seen.withLock { $0 = request.value(forHTTPHeaderField: "Token") }
        return NetworkOutcome(delay: 0, body: .response(status: 200, headers: [:], body: Data()))
      }
      let configuration = URLSessionConfiguration.default
      configuration.httpAdditionalHeaders = ["Token": "t"]
      _ = try await URLSession(configuration: configuration).data(from: url)
      #expect(seen.withLock { $0 } == "t")
    }
  }

  @Test func `Data of a URL loads from the host environment and reads files as ever`() async throws
  {
    try await onHost { host in
      host.answer = success("remote")
      let loaded = try Data(contentsOf: url)
      #expect(loaded == Data("remote".utf8))
      #expect(host.texts(.networkRequested) == [url.absoluteString])
      #expect(throws: (any Error).self) {
        try Data(contentsOf: URL(fileURLWithPath: "/nowhere/at/all"))
      }
    }
  }

  @Test func `a publisher sends the body or the error`() async {
    await onHost { host in
      host.answer = success("published")
      let publisher = URLSession.shared.dataTaskPublisher(for: url)
        .map { String(decoding: $0.data, as: UTF8.self) }
        .replaceError(with: "failed")
      var seen: [String] = []
      for await text in publisher.values { seen.append(text) }
      #expect(seen == ["published"])
    }
  }

  @Test func `lines of a body come one after the other`() async throws {
    try await onHost { host in
      host.answer = success("a\nb")
      let (bytes, _) = try await URLSession.shared.bytes(from: url)
      var lines: [String] = []
      for try await line in bytes.lines { lines.append(line) }
      #expect(lines == ["a", "b"])
    }
  }
}
