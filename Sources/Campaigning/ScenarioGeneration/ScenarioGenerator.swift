import PropertyTesting
import WidgetModel

/// Generates whole scenarios for one profile: widgets, their scripted code, placements and a
/// workload.
///
/// A case first decides which features it uses; most are off. Sizes and times are biased to the
/// profile's boundaries and to likely events of the widgets drawn before. In every choice 0 is the
/// simplest answer, and everything that can be deleted has its own span.
public struct ScenarioGenerator: Generator {
  /// The name of every scenario's profile.
  public let profile: String

  /// The settings that every scenario changes.
  public let settings: [Setting]

  /// The real widgets of the scenarios, `nil` if widgets are drawn as well.
  public let bundle: BundleInterface?

  /// True if cases change the model and scope of the budget.
  public let variesSettings: Bool

  private let resolved: Profile
  private let boundaries: Boundaries

  /// Creates a generator for a profile with the user's changes, which `settings` lists.
  ///
  /// Without a `bundle` of real widgets, cases have scripted ones. With `variesSettings`, cases
  /// change the model and scope of the budget, which a third-party runtime need not support.
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
      scenario.length = DeviceDrawing.drawDays(with: &drawing)
      scenario.device = DeviceDrawing.drawSurroundedDevice(bundle.givenDates, with: &drawing)
      RealWidgetDrawing.place(bundle, into: &scenario, with: &drawing)
      RealWidgetDrawing.drawUse(of: bundle, into: &scenario, with: &drawing)
    } else {
      // The order matters: later parts refer to the length, the boundaries and the widgets.
      scenario.length = DeviceDrawing.drawLength(with: &drawing)
      scenario.device = DeviceDrawing.drawDevice(with: &drawing)
      if variesSettings { scenario.settings += drawSettings(&drawing) }
      FamilyDrawing.drawWidgets(into: &scenario, with: &drawing)
      WorkloadDrawing.drawWorkload(into: &scenario, with: &drawing)
      WorkloadDrawing.drawActivities(into: &scenario, with: &drawing)
      WorkloadDrawing.drawContexts(into: &scenario, with: &drawing)
      WorkloadDrawing.drawControls(into: &scenario, with: &drawing)
      ContextDrawing.drawMounting(into: &scenario, with: &drawing)
      FamilyDrawing.drawKindNumbers(into: &scenario, with: drawing)
    }
    drawing.count(scenario)
    return GeneratedScenario(scenario: scenario, seeded: drawing.seeded)
  }

  /// Draws the case's changes of the profile, and updates the boundaries for all later draws.
  private func drawSettings(_ drawing: inout Drawing) -> [Setting] {
    let drawn = ReloadDrawing.drawSettings(besides: settings, with: &drawing)
    guard !drawn.isEmpty else { return [] }
    var profile = resolved
    for setting in drawn { profile[setting.key] = setting.key.unit.value(setting.value) ?? 0 }
    drawing.boundaries = Boundaries(profile)
    return drawn
  }
}
