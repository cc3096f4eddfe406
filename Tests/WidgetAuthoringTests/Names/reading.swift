import SwiftUI
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// Returns the host's view of a view.
@MainActor func drawing<Content: View>(of view: Content) -> String {
  text(of: Renderer().render(view, in: EnvironmentValues()))
}

/// Returns the host's view of a drawing.
func text(of rendering: Rendering) -> String {
  var lines = rendering.tree.nodes.map { "\($0)" } + rendering.tree.attributes.map { "\($0)" }
  for target in rendering.targets {
    switch target {
    case .url(let url): lines.append("\(url)")
    case .intent(let intent): lines.append(intent.text)
    }
  }
  return lines.joined(separator: "\n")
}

/// Returns the host's view of declarations: their texts, the answers of their code, and the
/// drawings.
@MainActor func text(of widgets: [DeclaredWidget]) async -> String {
  var lines: [String] = []
  for widget in widgets {
    var declared = widget
    declared.typeName = ""
    declared.code = .empty
    lines.append("\(declared)")
    switch widget.code {
    case .empty: lines.append("nothing")
    case .timeline(let provider): lines += await texts(of: provider)
    case .control(let control): lines += await texts(of: control)
    case .activity(let activity): lines += await texts(of: activity)
    }
  }
  return lines.joined(separator: "\n")
}

/// Returns the host's view of a provider, for the first few configurations.
@MainActor private func texts(of provider: any HostedProvider) async -> [String] {
  var lines = [provider.configurationName ?? "static"]
  let context = HostedContext(family: .systemSmall, isPreview: false, width: 158, height: 158)
  for variant in 0..<6 {
    let configuration = await provider.configuration(variant: variant)
    lines.append(configuration.text)
    guard variant == 0 else { continue }
    let timeline = await withCheckedContinuation { answer in
      provider.timeline(for: configuration, in: context) { answer.resume(returning: $0) }
    }
    lines.append("\(timeline.policy)")
    for entry in timeline.entries {
      lines.append("\(entry.date())")
      lines.append(text(of: entry.draw(Renderer(), EnvironmentValues())))
    }
  }
  return lines
}

/// Returns the host's view of a control.
@MainActor private func texts(of control: any HostedControl) async -> [String] {
  let drawing = try? await control.draw(Renderer(), EnvironmentValues())
  try? await control.perform(isOn: true)
  return [
    text(of: control.drawPreview(Renderer(), EnvironmentValues())),
    drawing.map { text(of: $0) } ?? "no drawing",
  ]
}

/// Returns the host's view of a Live Activity.
@MainActor private func texts(of activity: any HostedActivity) async -> [String] {
  guard let shown = try? await activity.content(variant: 0) else {
    return [activity.attributesName, "no content"]
  }
  return [activity.attributesName, "\(shown.size)"]
    + shown.draw(Renderer(), EnvironmentValues()).map { "\($0.name)\n\(text(of: $0.rendering))" }
}
