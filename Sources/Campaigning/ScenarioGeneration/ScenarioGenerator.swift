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

  /// The real widgets for which scenarios are drawn, `nil` when widgets are drawn too.
  public let bundle: BundleInterface?

  /// Whether cases change how the budget counts and whose it is.
  public let variesSettings: Bool

  private let resolved: Profile
  private let boundaries: Boundaries

  /// Creates a generator for a profile.
  ///
  /// - Parameters:
  ///   - profile: The profile with the user's changes.
  ///   - settings: The values that the user changed.
  ///   - bundle: The real widgets, `nil` to draw widgets with scripts.
  ///   - variesSettings: Whether cases change how the budget counts and whose it is, which a runtime of
  ///     somebody else's need not know.
  public init(
    profile: Profile,
    settings: [Setting] = [],
    bundle: BundleInterface? = nil,
    variesSettings: Bool = true
  ) {
    self.profile = profile.name
    self.settings = settings
    self.bundle = bundle
    self.variesSettings = variesSettings
    resolved = profile
    boundaries = Boundaries(profile)
  }

  /// Draws one scenario.
  public func generate(from source: ChoiceSource) -> GeneratedScenario {
    var drawing = Drawing(
      source: source,
      boundaries: boundaries,
      isOfRealWidgets: bundle != nil
    )
    var scenario = Scenario()
    scenario.profile = profile
    scenario.settings = settings
    if let bundle {
      scenario.length = drawing.drawDays()
      scenario.device = drawing.drawSurroundedDevice(bundle.givenDates)
      drawing.place(bundle, into: &scenario)
      drawing.drawUse(of: bundle, into: &scenario)
    } else {
      scenario.length = drawing.drawLength()
      scenario.device = drawing.drawDevice()
      if variesSettings { scenario.settings += drawSettings(&drawing) }
      drawing.drawWidgets(into: &scenario)
      drawing.drawWorkload(into: &scenario)
      drawing.drawActivities(into: &scenario)
      drawing.drawContexts(into: &scenario)
      drawing.drawControls(into: &scenario)
      drawing.drawMounting(into: &scenario)
      drawing.drawKindNumbers(into: &scenario)
    }
    drawing.note(scenario)
    return GeneratedScenario(scenario: scenario, seeded: drawing.seeded)
  }

  /// Draws what the case changes of the profile; what follows is drawn for the profile as it is then.
  private func drawSettings(_ drawing: inout Drawing) -> [Setting] {
    let drawn = drawing.drawSettings(besides: settings)
    guard !drawn.isEmpty else { return [] }
    var profile = resolved
    for setting in drawn { profile[setting.key] = setting.key.unit.value(setting.value) ?? 0 }
    drawing.boundaries = Boundaries(profile)
    return drawn
  }
}
