import ScenarioCorpus
import ScenarioGeneration
import WidgetModel

/// The initial inputs of a fuzzer: the scenarios of the corpus, and a sample of the small ones.
public enum FuzzSeeds {
  /// One file of a fuzzer's corpus.
  public struct File: Hashable, Sendable {
    /// The name, unique among the files.
    public let name: String
    /// The contents.
    public let bytes: [UInt8]
  }

  /// Returns the files of the given scenarios and of every n-th small scenario, without duplicates.
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
        // Scenarios that differ only in settings or texts have equal bytes.
        guard seen.insert(bytes).inserted else { continue }
        files.append(File(name: "\(prefix)-\(index)", bytes: bytes))
      }
    }
    return files
  }
}
