import Foundation
import Testing

@testable import WorkerProcesses

// Goal: no action of code reaches beyond its worker, and each attempt is reported.
@Suite struct SandboxDenialTests {
  /// Returns the notes about attempts in a worker, one per line.
  private func attempt(_ body: @escaping () -> Bool) throws -> String? {
    try TestWorker.start { _ in
      let succeeded = body()
      let notes = SandboxDenials.takeNotes().map { "\($0.kind) \($0.text)" }
      return "\(succeeded) " + notes.joined(separator: ", ")
    }?.ask()
  }

  @Test func `files outside of the home are neither read nor written`() throws {
    let outside = FileManager.default.temporaryDirectory.path + "/widgetcheck-outside-\(getpid())"
    try Data([1]).write(to: URL(fileURLWithPath: outside))
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let answer = try TestWorker.start { path in
      let wrote = FileManager.default.createFile(atPath: path, contents: Data())
      let removed = (try? FileManager.default.removeItem(atPath: path)) != nil
      let read = FileManager.default.contents(atPath: path) != nil
      let moved = rename(path, "mine") == 0
      let linked = symlink(path, "link") == 0 && open("link", O_RDONLY) >= 0
      let notes = SandboxDenials.takeNotes().filter { $0.kind == .file && $0.text == path }
      return "\(wrote) \(removed) \(read) \(moved) \(linked) \(notes.count >= 3)"
    }?.ask(outside)
    guard let answer else { return }
    #expect(answer == "false false false false false true")
    #expect(FileManager.default.fileExists(atPath: outside))
  }

  @Test func `what a program needs of its system can be read`() throws {
    let answer = try attempt {
      let zone = TimeZone(identifier: "Europe/Berlin")
      let random = fopen("/dev/urandom", "r")
      let own = FileManager.default.contents(atPath: "/proc/self/cmdline")
      return zone != nil && random != nil && own != nil
    }
    #expect(answer == nil || answer == "true ")
  }

  @Test func `processes are not started`() throws {
    let answer = try attempt {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/true")
      return (try? process.run()) != nil
    }
    #expect(answer == nil || answer == "false process /bin/true")
  }

  @Test func `connections are not made and names not looked up`() throws {
    let answer = try attempt {
      var hints = addrinfo()
      hints.ai_flags = AI_NUMERICHOST
      var found: UnsafeMutablePointer<addrinfo>?
      let looked = getaddrinfo("example.org", "80", &hints, &found) == 0
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(80).bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      let connected = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      return looked || connected
    }
    #expect(
      answer == nil || answer == "false connection example.org, connection 127.0.0.1:80"
    )
  }

  @Test func `the host itself may do what code may not`() throws {
    let answer = try attempt {
      SandboxDenials.suspended { FileManager.default.contents(atPath: "/etc/hostname") != nil }
        && FileManager.default.contents(atPath: "/etc/hostname") == nil
    }
    #expect(answer == nil || answer == "true file /etc/hostname")
  }
}
