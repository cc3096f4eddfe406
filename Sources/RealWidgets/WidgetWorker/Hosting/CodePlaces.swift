import InterposedCalls
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WorkerProcesses

/// Converts this process's numbers of places into texts that any process of the same program
/// understands.
package enum CodePlaces {
  package static func begin() { CallPlace.tell = isolation_here }

  /// Starts recording where clocks and random numbers are read.
  static func watchReads() { isolation_watch_reads(true) }

  static func endWatch() -> SourcePlace {
    isolation_watch_reads(false)
    return SourcePlace(isolation_read_place(0))
  }

  /// Returns a place of this process as a string, `nil` for an unknown place.
  package static func text(of place: SourcePlace) -> String? {
    guard place.isKnown else { return nil }
    if let name = CallPlace.name(of: place) { return text(of: name) }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { offsets in
      // Writes at most `offsets.count` numbers and returns how many; `prefix` reads only these.
      let count = isolation_place(place.number, offsets.baseAddress, offsets.count)
      guard count > 0 else { return nil }
      return "calls " + offsets.prefix(count).map { String($0, radix: 16) }.joined(separator: " ")
    }
  }

  /// Returns a function of a type as a string, `nil` without a type.
  package static func text(of function: String, in type: Any.Type?) -> String? {
    type.flatMap { text(of: CallPlace.Name.function(function, of: $0)) }
  }

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

  // Unsynchronized: the threads of a worker run one at a time.
  private nonisolated(unsafe) static var linkedTypes: [String: String] = [:]

  /// Returns the lines of a place, innermost first, the harness's own included; empty if unknown.
  package static func lines(of text: String) -> [CodePlace] {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1 else { return [] }
    switch words[0] {
    case "calls":
      let offsets = text.split(separator: " ").dropFirst().compactMap { UInt64($0, radix: 16) }
      return StackSample(offsets: offsets).places()
    case "function" where words.count == 3:
      // The reader subtracts one from each address, to get from a return address to its call.
      let functions = CodeFunctions.own.standing(for: words[1], inMangled: words[2])
      return functions.first.map { StackSample(offsets: [$0.start + 1]).places() } ?? []
    default: return PlaceText.line(of: text).map { [$0] } ?? []
    }
  }
}
