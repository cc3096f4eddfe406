import ScenarioCorpus
import ScenarioGeneration
import WidgetModel

/// What a fuzzer begins with: the scenarios of the corpus, and a share of the small ones.
public enum FuzzSeeds {
  /// One file of a fuzzer's corpus.
  public struct File: Hashable, Sendable {
    /// Its name, which no other file has.
    public let name: String
    /// What is in it.
    public let bytes: [UInt8]
  }

  /// The files of some scenarios and of every so many-th small scenario.
  ///
  /// - Parameters:
  ///   - corpus: The scenarios of the corpus.
  ///   - stride: Of so many small scenarios one is taken; at least 1.
  ///   - fuzzer: Whose bytes they are.
  /// - Returns: The files that the fuzzer would run, equal ones once, in an order of their own.
  public static func files(
    of corpus: [Scenario],
    everySmall stride: Int = 16,
    for fuzzer: RuntimeFuzzer
  ) -> [File] {
    let small = SmallScenarios(profile: .iOS26, variesSettings: false)
    let places = Swift.stride(from: 0, to: small.count, by: max(1, stride))
    let chosen = places.map { small[$0].scenario }
    var seen: Set<[UInt8]> = []
    var files: [File] = []
    for (scenarios, prefix) in [(corpus, "corpus"), (chosen, "small")] {
      for (index, scenario) in scenarios.enumerated() {
        let bytes = fuzzer.bytes(of: scenario)
        guard seen.insert(bytes).inserted else { continue }
        files.append(File(name: "\(prefix)-\(index)", bytes: bytes))
      }
    }
    return files
  }
}
