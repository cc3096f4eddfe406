import Foundation
import Glibc

/// The descriptors of this process that are sockets or memory: the channel and the page among them.
private func descriptors() -> [Int32] {
  (3..<66_000).filter { descriptor in
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFSOCK || kind == S_IFREG
  }
}

private let forged = "{\"report\":{\"events\":40,\"judged\":149}}"

/// A reply as the harness would send it, but for the secret.
private func forgedReply() -> [UInt8] {
  let count = forged.utf8.count
  return (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    + Array(repeating: 7, count: 16)
    + Array(forged.utf8)
}

private func writeEverywhere(_ bytes: [UInt8]) {
  bytes.withUnsafeBytes { bytes in
    for descriptor in descriptors() { _ = write(descriptor, bytes.baseAddress, bytes.count) }
  }
}

private func writeByInstruction(_ bytes: [UInt8]) {
  bytes.withUnsafeBytes { bytes in
    for descriptor in descriptors() {
      SystemCall.make(
        .write,
        Int(descriptor),
        Int(bitPattern: bytes.baseAddress),
        bytes.count
      )
    }
  }
}

extension Attack {
  /// Replies and labels that the code writes in the harness's place.
  static let onChannel: [Attack] = [
    Attack("forged reply") { writeEverywhere(forgedReply()) },
    Attack("forged reply by own instruction") { writeByInstruction(forgedReply()) },
    Attack("forged reply, then exit") {
      writeEverywhere(forgedReply())
      exit(0)
    },
    Attack("forged reply, then exit by own instruction") {
      writeByInstruction(forgedReply())
      SystemCall.make(.exitGroup, 0)
    },
    Attack("forged reply, then crash") {
      writeEverywhere(forgedReply())
      abort()
    },
    Attack("forged reply, then loop") {
      writeEverywhere(forgedReply())
      while true {}
    },
    Attack("forged reply, then wait") {
      writeByInstruction(forgedReply())
      DispatchSemaphore(value: 0).wait()
    },
    Attack("garbage on all descriptors") { writeEverywhere(Array(repeating: 255, count: 4096)) },
    Attack("reads the secret") {
      var bytes = [UInt8](repeating: 0, count: 64)
      for descriptor in descriptors() {
        _ = recv(descriptor, &bytes, bytes.count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
      }
    },
    Attack("copies the channel") {
      for descriptor in descriptors() { SystemCall.make(.duplicate, Int(descriptor)) }
    },
    Attack("opens the page again") {
      for descriptor in descriptors() { _ = open("/proc/self/fd/\(descriptor)", O_RDWR) }
    },
    Attack("maps the page") {
      for descriptor in descriptors() {
        let flags = PROT_READ | PROT_WRITE
        guard let page = mmap(nil, 4096, flags, MAP_SHARED, descriptor, 0), page != MAP_FAILED
        else { continue }
        memset(page, 65, 4096)
      }
    },
    Attack("closes all descriptors", .harmless) {
      for descriptor in Int32(3)..<66_000 { close(descriptor) }
    },
    Attack("closes a range by own instruction", .harmless) {
      SystemCall.make(.closeRange, 3, 65_000)
    },
    Attack("prints a reply", .harmless) { print(forged) },
  ]

  /// Messages and names that claim another cause.
  static let lying: [Attack] = [
    Attack("claims a missing dependency") {
      fatalError("no dependency of type Store was registered")
    },
    Attack("claims a missing dependency in the harness's words") {
      fatalError("no dependency of type Store was added")
    },
    Attack("claims a stand-in") {
      fatalError("no value of Tea can be made for the stand-in Tea.make()")
    },
    Attack("claims a harness error") { fatalError("the request is malformed") },
    Attack("prints the runtime's words, then exits") {
      print("Feed/Provider.swift:12: Fatal error: no dependency of type Store was added")
      exit(0)
    },
    Attack("prints a backtrace, then aborts") {
      print("*** Signal 4: Backtracing from 0x1... done ***")
      abort()
    },
  ]
}
