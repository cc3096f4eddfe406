import InterposedCalls
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WorkerProcesses

/// What the numbers of places stand for in this process, in a form that means the same in another
/// process of the same program.
package enum CodePlaces {
  /// Has the code's calls numbered from now on.
  package static func begin() { CallPlace.tell = isolation_here }

  /// Begins to keep where clocks and random numbers are read.
  static func watchReads() { isolation_watch_reads(true) }

  /// Ends the watch, and gives the first place that was kept.
  static func endWatch() -> SourcePlace {
    isolation_watch_reads(false)
    return SourcePlace(isolation_read_place(0))
  }

  /// A place as a text.
  ///
  /// - Parameter place: A place of this process.
  /// - Returns: The text, `nil` for an unknown place.
  package static func text(of place: SourcePlace) -> String? {
    guard place.isKnown else { return nil }
    if let name = CallPlace.name(of: place) { return text(of: name) }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { offsets in
      let count = isolation_place(place.number, offsets.baseAddress, offsets.count)
      guard count > 0 else { return nil }
      return "calls " + offsets.prefix(count).map { String($0, radix: 16) }.joined(separator: " ")
    }
  }

  /// A function of a type as a text, `nil` without a type.
  package static func text(of function: String, in type: Any.Type?) -> String? {
    type.flatMap { text(of: CallPlace.Name.function(function, of: $0)) }
  }

  /// The name of a type as the linker knows it.
  static func linkedName(of type: Any.Type) -> String { linked(_mangledTypeName(type) ?? "") }

  private static func text(of name: CallPlace.Name) -> String {
    switch name {
    case .line(let fileID, let line): PlaceText.text(line: line, file: fileID)
    case .function(let name, let type): "function \(name) \(linked(type))"
    }
  }

  private static func linked(_ type: String) -> String {
    if let known = linkedTypes[type] { return known }
    let name = CodeFunctions.own.linked(type)
    linkedTypes[type] = name
    return name
  }

  // In a worker one thing happens at a time.
  private nonisolated(unsafe) static var linkedTypes: [String: String] = [:]

  /// The lines of a place, innermost first; those of our own code are among them.
  ///
  /// - Parameter text: A place of any process of this program.
  /// - Returns: Its lines, empty where none is known.
  package static func lines(of text: String) -> [CodePlace] {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1 else { return [] }
    switch words[0] {
    case "calls":
      let offsets = text.split(separator: " ").dropFirst().compactMap { UInt64($0, radix: 16) }
      return StackSample(offsets: offsets).places()
    case "function" where words.count == 3:
      // The reader takes one off each address, to get from a return address to its call.
      let functions = CodeFunctions.own.standing(for: words[1], inMangled: words[2])
      return functions.first.map { StackSample(offsets: [$0.start + 1]).places() } ?? []
    default: return PlaceText.line(of: text).map { [$0] } ?? []
    }
  }
}
