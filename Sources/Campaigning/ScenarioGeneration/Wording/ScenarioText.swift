import WidgetModel

/// The human-readable form of a scenario: one line per item, with readable times.
public enum ScenarioText {
  /// Returns the lines of a scenario: the phone, the widgets with their code, then the workload.
  ///
  /// Strings are quoted with control characters escaped, but not escaped for any markup.
  public static func lines(of scenario: Scenario) -> [String] {
    var lines = [heading(scenario)]
    for setting in scenario.settings {
      lines.append("setting \(setting.key.rawValue) = \(setting.value)")
    }
    var placement = 0
    for (number, widget) in scenario.widgets.enumerated() {
      lines += WidgetText.lines(of: widget, number: number, firstPlacement: placement)
      placement += widget.placements.count
    }
    for stimulus in scenario.workload { lines.append(line(of: stimulus)) }
    return lines
  }

  /// Returns a stimulus on one line, such as `at 5m: the app reloads kind 0, every 5m x 36`.
  public static func line(of stimulus: Stimulus) -> String {
    let repetition = stimulus.times > 1 ? ", every \(stimulus.every) x \(stimulus.times)" : ""
    let what = stimulus.input?.sentence ?? "nothing"
    return "at \(stimulus.at): \(what)\(repetition)"
  }

  private static func heading(_ scenario: Scenario) -> String {
    let device = scenario.device
    var line = "\(scenario.profile) for \(scenario.length)"
    if device.clock != .defaultStart { line += ", clock at \(device.clock)" }
    if device.isLocked { line += ", locked" }
    if device.locale != 0 {
      line += ", locale \(device.locale) (\(PhoneLocale.identifier(device.locale)))"
    }
    if device.textSize != 0 { line += ", text size \(device.textSize)" }
    return line + circumstances(device.surroundings)
  }

  private static func circumstances(_ surroundings: Surroundings) -> String {
    var line = ""
    if surroundings.zone != .utc { line += ", in \(surroundings.zone.rawValue)" }
    if surroundings.network != .fixtures { line += ", network: \(surroundings.network.rawValue)" }
    if surroundings.store != .present { line += ", shared data: \(surroundings.store.rawValue)" }
    if surroundings.values != .ordinary { line += ", values: \(surroundings.values.rawValue)" }
    if surroundings.appearance != .light { line += ", \(surroundings.appearance.rawValue)" }
    if surroundings.rendering != .fullColor { line += ", \(surroundings.rendering.rawValue)" }
    if surroundings.activitiesAreDenied { line += ", Live Activities switched off" }
    if surroundings.locationIsDenied { line += ", location not allowed" }
    return line
  }
}
