import PropertyTesting
import WidgetModel

/// Draws whole scenarios for one profile: widgets, their code's script, placements and a workload.
///
/// A case first decides which features it uses at all; most are off. Sizes and times are biased to
/// the boundaries of the profile and to the moments at which the widgets drawn before are likely to
/// do something. Every decision is a choice in which 0 is the simplest answer, and everything that
/// can be taken out stands in a span of its own.
public struct ScenarioGenerator: Generator {
  /// The name of the profile that every scenario has.
  public let profile: String

  /// The profile's values that every scenario changes.
  public let settings: [Setting]

  private let boundaries: Boundaries

  /// Creates a generator; `nil` when there is no such profile or a setting does not fit its key.
  ///
  /// - Parameters:
  ///   - profile: The name of the profile.
  ///   - settings: Values of the profile that the user changed.

  public init?(profile: String = Scenario.defaultProfile, settings: [Setting] = []) {
    var scenario = Scenario()
    scenario.profile = profile
    scenario.settings = settings
    guard let resolved = scenario.resolvedProfile else { return nil }
    self.profile = profile
    self.settings = settings
    boundaries = Boundaries(resolved)
  }

  /// Draws one scenario.
  public func generate(from source: ChoiceSource) -> GeneratedScenario {
    var drawing = Drawing(source: source, boundaries: boundaries)
    var scenario = Scenario()
    scenario.profile = profile
    scenario.settings = settings
    scenario.length = drawing.drawLength()
    scenario.device = drawing.drawDevice()
    drawing.drawWidgets(into: &scenario)
    drawing.drawWorkload(into: &scenario)
    drawing.note(scenario)
    return GeneratedScenario(scenario: scenario, planted: drawing.planted)
  }
}
