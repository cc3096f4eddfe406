import PropertyTesting
import WidgetModel

extension ScenarioGenerator {
  /// A hash of the output for some seeds; saved choices recreate a scenario only if it is the same.
  public static let fingerprint: String = {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01B3 }
    let generator = ScenarioGenerator(profile: .iOS26)
    let source = ChoiceSource()
    for seed in 0..<48 as Range<UInt64> {
      source.beginRandom(Xoshiro256(seed: seed))
      let generated = generator.generate(from: source)
      for choice in source.choices {
        mix(choice.value)
        mix(choice.bound)
      }
      for byte in JSONWriter.json(generated.scenario).description.utf8 { mix(UInt64(byte)) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }()
}
