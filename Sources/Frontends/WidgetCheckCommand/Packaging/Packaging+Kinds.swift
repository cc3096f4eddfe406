import Foundation
import WidgetCampaigns
import WidgetModel
import XcodeProjects

extension Packaging {
  /// The reloaded kinds that no widget has; `nil` if none resolves, or a widget's does not (CR-64).
  var kindFaults: [TargetSettings.Fault]? {
    let extensions = target.project.targets.filter { $0.productType == target.target.productType }
    // A module of the repository may declare widgets and the constants for their kinds.
    let ofExtensions = Set(
      extensions.flatMap { target.files(of: $0).swift }
        + modules.flatMap { $0.folder.files.map(\.path) }
    )
    let files = ofExtensions.union(apps.flatMap(\.files.swift)).sorted().compactMap { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map { KindFile(path: path, text: $0) }
    }
    let reloads = files.flatMap { file in file.reloads.map { (file, $0) } }
    guard !reloads.isEmpty else { return nil }
    var kinds: Set<String> = []
    for file in files where ofExtensions.contains(file.path) {
      for declared in file.declared {
        let values = KindFile.values(of: declared, in: file, files)
        guard !values.isEmpty else { return nil }
        kinds.formUnion(values)
      }
    }
    guard !kinds.isEmpty else { return nil }
    var isKnown = false
    let faults = reloads.compactMap { file, reload -> TargetSettings.Fault? in
      let values = KindFile.values(of: reload.kind, in: file, files)
      guard let first = values.min() else { return nil }
      isKnown = true
      guard values.isDisjoint(with: kinds) else { return nil }
      let nearest = Suggestion.nearest(to: first, of: kinds.sorted())
      return TargetSettings.Fault(
        .kinds,
        "\(reload.call) reloads \"\(first)\", which is the kind of no widget"
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
        file: file.path,
        line: reload.line
      )
    }
    return isKnown ? faults : nil
  }
}

/// The parts of a Swift file that name kinds of widgets.
struct KindFile {
  struct Reload {
    let call: String
    /// The kind as the code writes it.
    let kind: String
    /// The line, from 1.
    let line: Int
  }

  let path: String

  let text: String

  var reloads: [Reload] {
    guard text.contains("ofKind") else { return [] }
    let call = /(reloadTimelines|reloadControls|invalidateRelevance)\(\s*ofKind:\s*([^)\n]+)\)/
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(rows, SourceLines.code(of: text)).enumerated().flatMap { number, row in
      row.0.matches(of: call).compactMap { match in
        // Ignore matches in comments.
        guard row.1.contains(match.1) else { return nil }
        return Reload(call: String(match.1), kind: String(match.2), line: number + 1)
      }
    }
  }

  var declared: [String] {
    guard text.contains("Configuration") else { return [] }
    return text.matches(of: /Configuration(?:<[^>(]*>)?\(\s*kind:\s*([^,\n)]+)/).map {
      String($0.1).trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns the possible texts of an expression, a literal or a file's constant, its own first;
  /// none if unknown.
  static func values(of expression: String, in file: KindFile, _ files: [KindFile]) -> Set<String> {
    if let literal = expression.wholeMatch(of: /"((?:[^"\\]|\\.)*)"/) {
      return SwiftLiteral.value(of: literal.1).map { [$0] } ?? []
    }
    guard expression.wholeMatch(of: /[A-Za-z_][\w.]*/) != nil else { return [] }
    var path = expression.split(separator: ".").map(String.init)
    let isCase = path.last == "rawValue"
    if isCase { path.removeLast() }
    guard let name = path.popLast() else { return [] }
    let owner = path.last.flatMap { ["Self", "self"].contains($0) ? nil : $0 }
    let places = owner.map { owner in files.filter { $0.declares(owner) } } ?? [file]
    let near = Set(places.flatMap { $0.constants(name, isCase: isCase) })
    guard near.isEmpty, owner == nil else { return near }
    return Set(files.flatMap { $0.constants(name, isCase: isCase) })
  }

  private func declares(_ type: String) -> Bool {
    text.contains(type)
      && text.matches(of: /\b(?:struct|enum|class|actor|extension)\s+([\w.]+)/).contains {
        $0.1.split(separator: ".").last.map(String.init) == type
      }
  }

  private func constants(_ name: String, isCase: Bool) -> [String] {
    guard text.contains(name) else { return [] }
    let constant =
      /(let|var|case)\s+(\w+)\s*(?::\s*String\s*)?(?:=\s*|\{\s*(?:return\s+)?)"((?:[^"\\]|\\.)*)"/
    var values = text.matches(of: constant).filter {
      $0.2 == name && ($0.1 == "case") == isCase
    }
    .compactMap { SwiftLiteral.value(of: $0.3) }
    // A case without a raw value has its own name as the value.
    if isCase, values.isEmpty {
      let plain = text.matches(of: /\bcase\s+([\w,\s]+)/).flatMap {
        $0.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      }
      if plain.contains(where: { $0 == name }) { values = [name] }
    }
    return values
  }
}
