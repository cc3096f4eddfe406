import ArgumentParser
import CampaignRuns
import RuntimeCommands
import ScenarioGeneration
import WidgetModel

/// The options that select some widgets of a bundle (SD-12).
struct ChosenWidgets: ParsableArguments {
  @Option(name: .customLong("kind"), help: "Try only widgets of this kind; repeatable.")
  var kinds: [String] = []

  @Option(
    name: .customLong("family"),
    help: "Place widgets only in this family, such as systemSmall; repeatable."
  )
  var families: [String] = []

  var words: [String] {
    CommandWords.repeated("--kind", kinds) + CommandWords.repeated("--family", families)
  }

  /// The note before a run, `nil` if all widgets are tested.
  var note: String? {
    guard !kinds.isEmpty || !families.isEmpty else { return nil }
    let ofKind = kinds.isEmpty ? "" : " of kind " + kinds.joined(separator: " or ")
    let placed = families.isEmpty ? "" : " as " + families.joined(separator: " or ")
    return "only widgets\(ofKind)\(placed) are tried; the others and their clauses are not"
  }

  /// Returns the selected families, or throws a ``CommandError`` for an unknown one.
  func checkedFamilies() throws -> [Family] {
    try families.map { name in
      if let family = Family(rawValue: name) { return family }
      let all = Family.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError.usage("there is no family \(name); families are \(all)")
    }
  }

  /// Compares the kinds with those in the sources, before anything is built.
  ///
  /// - Throws: ``CommandError`` for a kind that ends no literal but resembles a `kind:` argument;
  /// others may be computed.
  func checkKinds(in sources: [String]) throws {
    let spelled = Set(
      sources.flatMap {
        $0.matches(of: /\bkind:?\s*(?::\s*String\s*)?=?\s*"([^"\\]+)"/).map { String($0.1) }
      }
    )
    for kind in kinds where !sources.contains(where: { $0.contains(kind + "\"") }) {
      guard let nearest = Suggestion.nearest(to: kind, of: spelled.sorted()) else { continue }
      let all = spelled.sorted().joined(separator: ", ")
      throw CommandError.usage(
        "no source has the kind \"\(kind)\"; did you mean \(nearest)? (kinds: \(all))"
      )
    }
  }

  /// Returns a bundle restricted to the selection, or throws a ``CommandError`` if it lacks that.
  func applied(to bundle: BundleInterface) throws -> BundleInterface {
    let families = try checkedFamilies()
    do { return try bundle.choosing(kinds: kinds, families: families) } catch {
      throw CommandError.nothing(error.description)
    }
  }
}
