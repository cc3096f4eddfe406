import PropertyTesting
import WidgetModel

@testable import ScenarioGeneration

/// The scenarios on which mutants are tried, each with a fixed index and made on demand.
///
/// The profiles take turns, and under each of them small scenarios, in a spread order, with random
/// ones.
struct MutantScenarios: Sendable {
  /// A profile with some of its values changed.
  typealias Variation = (profile: String, changes: [(ProfileKey, Int64)])

  /// The generators of scenarios under one profile.
  private struct Source: Sendable {
    let small: SmallScenarios
    let step: Int
    let generator: ScenarioGenerator

    func random(_ number: Int) -> Scenario {
      let choices = ChoiceSource()
      choices.beginRandom(Xoshiro256(seed: UInt64(number)), size: number % 101)
      return generator.generate(from: choices).scenario
    }
  }

  private let sources: [Source]

  init(_ variations: [Variation]) {
    sources = variations.compactMap { variation in
      guard var profile = Profile.named(variation.profile) else { return nil }
      for (key, value) in variation.changes { profile[key] = value }
      let settings = variation.changes.map { Setting($0.0, $0.1) }
      let small = SmallScenarios(profile: profile, settings: settings)
      return Source(
        small: small,
        step: spread(over: small.count),
        generator: ScenarioGenerator(profile: profile, settings: settings)
      )
    }
  }

  /// The scenario of an index, which may be arbitrarily large.
  subscript(place: Int) -> Scenario {
    let source = sources[place % sources.count]
    let (half, isRandom) = (place / sources.count).quotientAndRemainder(dividingBy: 2)
    if isRandom == 0 {
      let (number, _) = half.multipliedReportingOverflow(by: source.step)
      return source.small[number % source.small.count].scenario
    }
    return source.random(half)
  }
}

extension MutantScenarios {
  /// Returns the name of the scenario at an index, which survives most changes of the generators.
  ///
  /// It consists of the index of the profile, and then either the block and the number in it of a
  /// small scenario, or the number among the random ones.
  func name(of place: Int) -> String {
    let (half, isRandom) = (place / sources.count).quotientAndRemainder(dividingBy: 2)
    let source = place % sources.count
    guard isRandom == 0 else { return "\(source) random \(half)" }
    let (number, _) = half.multipliedReportingOverflow(by: sources[source].step)
    let small = sources[source].small
    let name = small.name(of: number % small.count)
    return "\(source) \(name.block) \(name.number)"
  }

  /// Returns the scenario of a name, `nil` if there is none any more.
  func scenario(named name: String) -> Scenario? {
    let words = name.split(separator: " ")
    guard words.count > 2, let source = Int(words[0]), let number = Int(words[words.count - 1]),
      sources.indices.contains(source)
    else { return nil }
    let block = words[1..<words.count - 1].joined(separator: " ")
    guard block != "random" else { return sources[source].random(number) }
    let small = sources[source].small
    return small.index(of: (block, number)).map { small[$0].scenario }
  }
}

/// Returns a stride that visits every number below `count` once, and neighbours late.
private func spread(over count: Int) -> Int {
  var step = max(1, count * 5 / 8)
  while greatestCommonDivisor(step, count) != 1 { step += 1 }
  return step
}

private func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
  var (left, right) = (left, right)
  while right != 0 { (left, right) = (right, left % right) }
  return left
}
