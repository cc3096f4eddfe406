import Foundation

/// Draws a Live Activity with contents that its code showed, or with contents drawn up for it.
struct ActivityHost<Attributes: ActivityAttributes, Content: View>: HostedActivity,
  @unchecked Sendable
{
  let content: (ActivityViewContext<Attributes>) -> Content
  let dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland

  var attributesName: String { "\(Attributes.self)" }

  func presentations(
    variant: Int,
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) -> HostedPresentations? {
    guard let context = context(variant: variant) else { return nil }
    var presentations = HostedPresentations(
      contentSize: Activity<Attributes>.size(of: context.attributes, context.state),
      renderings: [("lockScreen", renderer.render(content(context), in: environment))]
    )
    let island = dynamicIsland(context)
    for (name, draw) in island.presentations {
      presentations.renderings.append((name, draw(renderer, environment)))
    }
    return presentations
  }

  /// The content of a variant: first those that the code showed, then those drawn up for it.
  private func context(variant: Int) -> ActivityViewContext<Attributes>? {
    let known = ActivityRegistry.shared.contents(of: Attributes.self)
    if known.indices.contains(variant) {
      let (attributes, content) = known[variant]
      return ActivityViewContext(
        activityID: "known \(variant)",
        attributes: attributes,
        state: content.state,
        isStale: content.staleDate.map { $0 <= Date() } ?? false
      )
    }
    let sample = SampleValues(variant: abs(variant) - min(known.count, abs(variant)))
    guard
      let attributes = try? sample.value(of: Attributes.self),
      let state = try? sample.value(of: Attributes.ContentState.self)
    else { return nil }
    return ActivityViewContext(
      activityID: "sample \(sample.variant)",
      attributes: attributes,
      state: state,
      // Every other round of samples is stale.
      isStale: sample.variant % 8 >= 4
    )
  }
}
