import ArgumentParser
import CampaignRuns
import RuntimeCommands
import ScenarioGeneration
import WidgetModel

/// The options that try some widgets of a bundle alone.
///
/// Source: SD-12.
struct ChosenWidgets: ParsableArguments {
  @Option(name: .customLong("kind"), help: "Try only widgets of this kind; repeatable.")
  var kinds: [String] = []

  @Option(
    name: .customLong("family"),
    help: "Place widgets only in this family, such as systemSmall; repeatable."
  )
  var families: [String] = []

  /// The options as they stand on a command line.
  var words: [String] {
    CommandWords.repeated("--kind", kinds) + CommandWords.repeated("--family", families)
  }

  /// What is said of them before a run, `nil` where all widgets are tried.
  var note: String? {
    guard !kinds.isEmpty || !families.isEmpty else { return nil }
    let ofKind = kinds.isEmpty ? "" : " of kind " + kinds.joined(separator: " or ")
    let placed = families.isEmpty ? "" : " as " + families.joined(separator: " or ")
    return "only widgets\(ofKind)\(placed) are tried; the others and their clauses are not"
  }

  /// The families that are named.
  ///
  /// - Throws: ``CommandError`` that names what is no family.
  func checkedFamilies() throws -> [Family] {
    try families.map { name in
      if let family = Family(rawValue: name) { return family }
      let all = Family.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError.usage("there is no family \(name); families are \(all)")
    }
  }

  /// Compares the kinds with those that sources spell, before anything is built.
  ///
  /// - Throws: ``CommandError`` for a kind that ends no literal of the sources and that is near one of a `kind:`
  ///   argument; other kinds may be computed, and the bundle says whether it has them.
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

  /// A bundle with what is chosen of it.
  ///
  /// - Throws: ``CommandError`` that names what the bundle does not have.
  func applied(to bundle: BundleInterface) throws -> BundleInterface {
    let families = try checkedFamilies()
    do { return try bundle.choosing(kinds: kinds, families: families) } catch {
      throw CommandError.nothing(error.description)
    }
  }
}
