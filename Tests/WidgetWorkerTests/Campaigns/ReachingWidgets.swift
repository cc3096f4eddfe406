import Foundation
import Glibc
import SwiftUI
import WidgetKit

/// A way for code to reach out of its sandbox.
enum Reach: String, CaseIterable, Sendable {
  case read, write, process, connection, name

  /// The kind of the finding that reports it.
  var kind: String {
    switch self {
    case .read, .write: "file"
    case .process: "process"
    case .connection, .name: "connection"
    }
  }

  /// Returns true if it was successful.
  func attempt() -> Bool {
    switch self {
    case .read: FileManager.default.contents(atPath: "/etc/hosts") != nil
    case .write: FileManager.default.createFile(atPath: "/var/tmp/reached", contents: Data())
    case .process: launches("/bin/true")
    case .connection: connects()
    case .name: looksUp("widgets.example")
    }
  }
}

// Foundation's `Process` does not exist where widgets live, but the call beneath it does.
private func launches(_ program: String) -> Bool {
  var process = pid_t()
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
  defer { free(arguments[0]) }
  return posix_spawn(&process, program, nil, nil, &arguments, nil) == 0
}

private func connects() -> Bool {
  let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  guard socket >= 0 else { return false }
  defer { close(socket) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(80).bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
}

private func looksUp(_ name: String) -> Bool {
  var found: UnsafeMutablePointer<addrinfo>?
  guard getaddrinfo(name, "80", nil, &found) == 0 else { return false }
  freeaddrinfo(found)
  return true
}

struct ReachEntry: TimelineEntry {
  let date: Date
}

/// Reaches out each time that it is asked for a timeline.
struct ReachingProvider: TimelineProvider {
  let reach: Reach?

  func placeholder(in context: Context) -> ReachEntry { ReachEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (ReachEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ReachEntry>) -> Void) {
    // A success is a finding of another clause.
    precondition(reach?.attempt() != true, "reached out of the sandbox")
    completion(Timeline(entries: [ReachEntry(date: .now)], policy: .never))
  }
}

/// A widget whose provider reaches out in one way, or in none.
protocol ReachingWidget: Widget {
  var reach: Reach? { get }
}

extension ReachingWidget {
  var body: some WidgetConfiguration {
    let provider = ReachingProvider(reach: reach)
    return StaticConfiguration(kind: reach?.rawValue ?? "content", provider: provider) { entry in
      Text(entry.date, style: .time)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
  }
}

struct ReadingWidget: ReachingWidget { let reach: Reach? = .read }
struct WritingWidget: ReachingWidget { let reach: Reach? = .write }
struct LaunchingWidget: ReachingWidget { let reach: Reach? = .process }
struct ConnectingWidget: ReachingWidget { let reach: Reach? = .connection }
struct AskingWidget: ReachingWidget { let reach: Reach? = .name }
struct ContentWidget: ReachingWidget { let reach: Reach? = nil }

/// One widget for each way, and one that never reaches out.
struct ReachingWidgets: WidgetBundle {
  var body: some Widget {
    ReadingWidget()
    WritingWidget()
    LaunchingWidget()
    ConnectingWidget()
    AskingWidget()
    ContentWidget()
  }
}
