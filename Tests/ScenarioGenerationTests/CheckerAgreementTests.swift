import PropertyTesting
import Testing
import WidgetModel

@testable import Clauses
@testable import ScenarioGeneration

// Goal: healthy code is healthy by construction, and faults are exactly those that were seeded.
// Method: the checkers of provider and view clauses judge drawn cases; their reports must match the
// seeded faults. Either side may be wrong, so a failure here is a bug in one of the two.
@Suite struct CheckerAgreementTests {
  @Test(arguments: Profile.catalogue)
  func `checkers report what was seeded in drawn scenarios and nothing else`(
    profile: Profile
  ) throws {
    let trial = AgreementTrial()
    let generator = ScenarioGenerator(profile: profile)
    let source = ChoiceSource()
    for number in 0..<200 as Range<UInt64> {
      source.beginRandom(Xoshiro256(seed: 21, number))
      let generated = generator.generate(from: source)
      let (missed, extra) = try trial.disagreement(on: generated)
      #expect(missed.isEmpty, "case \(number)")
      #expect(extra.isEmpty, "case \(number)")
    }
  }

  @Test(arguments: [Profile.iOS14, .iOS26, .strict])
  func `checkers report what was seeded in small scenarios and nothing else`(
    profile: Profile
  ) throws {
    let trial = AgreementTrial()
    let domain = SmallScenarios(profile: profile)
    for index in stride(from: 0, to: domain.count, by: 11) {
      let (missed, extra) = try trial.disagreement(on: domain[index])
      #expect(missed.isEmpty, "small scenario \(index)")
      #expect(extra.isEmpty, "small scenario \(index)")
    }
  }
}
