import Foundation
import Glibc
import WidgetKit

/// Something that hostile code does to pass unseen, to reach out or to stop the harness.
struct Attack: Sendable {
  /// The outcomes that are right; a run that holds is right only if nothing was attacked in effect.
  enum Outcome: String, Sendable {
    /// A finding names the widget.
    case found
    /// The run cannot tell, and says so.
    case undecided
    /// The call does nothing, as in a sandbox, and the widget is judged by what it shows.
    case harmless
  }

  let name: String
  let outcome: Outcome
  let commit: @Sendable () -> Void

  init(_ name: String, _ outcome: Outcome = .found, _ commit: @escaping @Sendable () -> Void) {
    self.name = name
    self.outcome = outcome
    self.commit = commit
  }

  static let all: [Attack] = heldByFilter + stuck + ending + lying

  /// The attacks that only a filter on system calls stops.
  ///
  /// Without one, some would end the harness.
  static let heldByFilter: [Attack] = reachingOut + onOthers + onChannel + onFilter + exhausting

  static func named(_ name: String) -> Attack? { all.first { $0.name == name } }
}

/// System calls in the ways that code has to make them.
enum SystemCall {
  typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  /// The library's function, past the interposed one.
  static let ofLibrary: Function? = {
    guard let library = dlopen("libc.so.6", RTLD_LAZY), let symbol = dlsym(library, "syscall")
    else { return nil }
    // The function takes seven words, or fewer.
    return unsafeBitCast(symbol, to: Function.self)
  }()

  /// Instructions of the code's own.
  static let own: Function? = {
    #if arch(x86_64)
      let code: [UInt8] = [
        0x48, 0x89, 0xf8, 0x48, 0x89, 0xf7, 0x48, 0x89, 0xd6, 0x48, 0x89, 0xca, 0x4d, 0x89, 0xc2,
        0x4d, 0x89, 0xc8, 0x4c, 0x8b, 0x4c, 0x24, 0x08, 0x0f, 0x05, 0xc3,
      ]
    #else
      let code: [UInt8] = [
        0xe8, 0x03, 0x00, 0xaa, 0xe0, 0x03, 0x01, 0xaa, 0xe1, 0x03, 0x02, 0xaa, 0xe2, 0x03, 0x03,
        0xaa, 0xe3, 0x03, 0x04, 0xaa, 0xe4, 0x03, 0x05, 0xaa, 0xe5, 0x03, 0x06, 0xaa, 0x01, 0x00,
        0x00, 0xd4, 0xc0, 0x03, 0x5f, 0xd6,
      ]
    #endif
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let page = mmap(nil, 4096, PROT_READ | PROT_WRITE, flags, -1, 0), page != MAP_FAILED
    else { return nil }
    page.copyMemory(from: code, byteCount: code.count)
    mprotect(page, 4096, PROT_READ | PROT_EXEC)
    // The page holds a function of seven words, and is never unmapped.
    return unsafeBitCast(page, to: Function.self)
  }()

  /// Makes a call by instructions of the code's own.
  @discardableResult
  static func make(
    _ number: Number,
    _ a: Int = 0,
    _ b: Int = 0,
    _ c: Int = 0,
    _ d: Int = 0,
    _ e: Int = 0,
    _ f: Int = 0
  ) -> Int {
    own?(number.rawValue, a, b, c, d, e, f) ?? -1
  }

  #if arch(x86_64)
    /// The numbers of calls.
    enum Number: Int {
      case read = 0, write = 1, close = 3, protect = 10, pause = 34, sleep = 35, connect = 42
      case sendTo = 44, socket = 41, bind = 49, listen = 50, clone = 56, execute = 59, exit = 60
      case kill = 62, truncate = 76, trace = 101, newSession = 112, control = 157, mount = 165
      case sharedMemory = 29, duplicate = 32, wait = 202, exitGroup = 231, threadKill = 234
      case openAt = 257, linkAt = 265, changeMode = 268, unshare = 272, limit = 302
      case writeMemory = 311, renameAt = 316, filter = 317, signalProcess = 424, ring = 425
      case openProcess = 434, closeRange = 436
    }
  #else
    /// The numbers of calls; there is no `pause`, and waiting for no descriptor is as good.
    enum Number: Int {
      case read = 63, write = 64, close = 57, protect = 226, pause = 73, sleep = 101, connect = 203
      case sendTo = 206, socket = 198, bind = 200, listen = 201, clone = 220, execute = 221
      case exit = 93, kill = 129, truncate = 45, trace = 117, newSession = 157, control = 167
      case mount = 40, sharedMemory = 194, duplicate = 23, wait = 98, exitGroup = 94
      case threadKill = 131, openAt = 56, linkAt = 37, changeMode = 53, unshare = 97, limit = 261
      case writeMemory = 271, renameAt = 276, filter = 277, signalProcess = 424, ring = 425
      case openProcess = 434, closeRange = 436
    }
  #endif

  /// The address of a text that is never freed.
  static func text(_ text: String) -> Int { Int(bitPattern: strdup(text)) }
}
