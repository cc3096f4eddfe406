/// One expansion of a setting's references.
///
/// A setting being replaced is *open*; a reference to it, by name or as `$(inherited)`, means the
/// value below. So each step goes down, and a cycle ends at the lowest value.
struct SettingExpansion {
  private let levels: SettingLevels

  /// The assignments used so far, that of the setting itself first.
  private(set) var origins: [SettingAssignment] = []

  /// The referenced names without a value.
  private(set) var unresolved: [String] = []

  /// The cycles, unknown operators and excessive values, with their places.
  private(set) var diagnostics: [ProjectDiagnostic] = []

  /// The settings that are being replaced, with the indices of their values among the candidates.
  private var open: [(name: String, place: Int, location: SourceLocation)] = []

  private var candidates: [String: [SettingAssignment]] = [:]
  private var seen: Set<SettingAssignment> = []
  private var depth = 0

  /// The remaining number of bytes that may be read and written.
  private var budget = SettingLevels.workLimit

  /// The place of a text that is not a setting's value.
  private let location: SourceLocation

  init(_ levels: SettingLevels, at location: SourceLocation) {
    self.levels = levels
    self.location = location
  }

  /// Returns the value of a setting, below the open one of its name; `nil` if there is none.
  mutating func value(of name: String) -> String? {
    let found = candidates[name] ?? levels.candidates(name)
    candidates[name] = found
    let place = (open.last { $0.name == name }?.place ?? -1) + 1
    guard place < found.count else { return nil }
    let assignment = found[place]
    if seen.insert(assignment).inserted { origins.append(assignment) }
    open.append((name, place, assignment.location))
    defer { open.removeLast() }
    return expand(assignment.value)
  }

  mutating func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      budget -= text.utf8.count
      return text
    }
    let references = SettingReferences(text)
    return expand(references, 0..<references.bytes.count)
  }

  private mutating func expand(_ references: SettingReferences, _ range: Range<Int>) -> String {
    guard references.bytes[range].contains(UInt8(ascii: "$")) else {
      budget -= range.count
      return references.text(range)
    }
    depth += 1
    defer { depth -= 1 }
    budget -= range.count
    guard depth <= SettingLevels.depthLimit, budget > 0 else {
      return report("the value has more references than a setting needs, and counts as empty")
    }
    var result = ""
    var copied = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      guard references.bytes[index] == UInt8(ascii: "$") else {
        index += 1
        continue
      }
      result += references.text(copied..<index)
      copied = index
      let next = index + 1
      if let reference = references.byStart[index] {
        index = reference.end + 1
        result += value(of: reference, references)
        copied = index
      } else if next < range.upperBound, references.bytes[next] == UInt8(ascii: "$") {
        copied = next
        index += 2
      } else if let end = references.endOfName(from: next, before: range.upperBound) {
        // The old form without brackets is a reference only if the name has a value.
        index = end
        if let value = found(references.text(next..<end)) {
          result += value
          copied = end
        }
      } else {
        index = next
      }
      guard result.utf8.count <= SettingLevels.lengthLimit else {
        return report(
          "the value is longer than \(SettingLevels.lengthLimit) bytes, and counts as empty"
        )
      }
    }
    result += references.text(copied..<range.upperBound)
    budget -= result.utf8.count
    return result
  }

  private mutating func value(
    of reference: SettingReferences.Reference,
    _ references: SettingReferences
  ) -> String {
    let ends = reference.colons + [reference.end]
    // A name may contain another reference, as in `$(ICON_$(CONFIGURATION))`.
    let name = expand(references, reference.start..<ends[0])
    if name.isEmpty { return "" }
    let operators = zip(ends, ends.dropFirst()).map { ($0 + 1)..<$1 }
    let isDefaulted = operators.contains { references.text($0).hasPrefix("default=") }
    guard var value = found(name) ?? (isDefaulted ? "" : nil) else {
      if !unresolved.contains(name) { unresolved.append(name) }
      return references.text((reference.start - 2)..<(reference.end + 1))
    }
    for range in operators { value = apply(range, references, to: value) }
    return value
  }

  /// Returns the value of a name; empty, not `nil`, for an open one with nothing below.
  private mutating func found(_ name: String) -> String? {
    let target = name == "inherited" ? open.last?.name : name
    guard let target else { return "" }
    if let value = value(of: target) { return value }
    guard open.contains(where: { $0.name == target }) else { return nil }
    if open.last?.name != target {
      _ = report(
        "\(target) refers to itself through \(open.last?.name ?? ""), and counts as empty there"
      )
    }
    return ""
  }

  private mutating func apply(
    _ range: Range<Int>,
    _ references: SettingReferences,
    to value: String
  ) -> String {
    let sign = references.bytes[range].firstIndex(of: UInt8(ascii: "="))
    let name = references.text(range.lowerBound..<(sign ?? range.upperBound))
    let argument = sign.map { expand(references, ($0 + 1)..<range.upperBound) }
    if let result = SettingOperator.apply(name, argument, to: value) { return result }
    _ = report("the operator \(name) is not known, and is passed over")
    return value
  }

  private mutating func report(_ message: String) -> String {
    let diagnostic = ProjectDiagnostic(message, at: open.last?.location ?? location)
    if diagnostics.count < SettingLevels.diagnosticLimit, !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    return ""
  }
}
