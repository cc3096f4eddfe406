import Foundation

/// Draws a Live Activity with contents that its code showed, or with sampled ones.
struct ActivityHost<Attributes: ActivityAttributes, Content: View>: HostedActivity,
  @unchecked Sendable
{
  let content: (ActivityViewContext<Attributes>) -> Content
  let dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland

  var attributesName: String { "\(Attributes.self)" }

  func content(variant: Int) async throws -> HostedActivityContent {
    let (context, origin, staleDate) = try await context(variant: abs(variant)).value
    let known = KnownDates(in: context.attributes, context.state)
    let isHeard = ActivityRegistry.shared.hearsStates(of: Attributes.self)
    return HostedActivityContent(
      origin: origin,
      text: ActivityHost.text(of: context.state),
      size: Activity<Attributes>.size(of: context.attributes, context.state),
      knownEnd: staleDate.flatMap { known.contains($0) ? $0 : nil },
      draw: { [content, dynamicIsland] renderer, environment in
        ActivityHost.draw(content, dynamicIsland, context, renderer, environment)
      },
      drawSmall: { [content] renderer, environment in
        var small = environment
        small.activityFamily = .small
        return renderer.render(content(context), in: small)
      },
      // Code that observes states can replace a stale content itself.
      drawAged: staleDate == nil || isHeard
        ? nil
        : { [content, dynamicIsland] isStale, renderer, environment in
          let aged = ActivityViewContext(
            activityID: context.activityID,
            attributes: context.attributes,
            state: context.state,
            isStale: isStale
          )
          return ActivityHost.draw(content, dynamicIsland, aged, renderer, environment)
        }
    )
  }

  func restore(_ remains: ActivityRemains) {
    let decoder = JSONDecoder()
    // Each declaration is offered all activities and restores those of its own attributes.
    guard remains.attributesName == attributesName,
      let attributes = try? decoder.decode(Attributes.self, from: Data(remains.attributes.utf8)),
      let state = try? decoder.decode(
        Attributes.ContentState.self,
        from: Data(remains.state.utf8)
      )
    else { return }
    let content = ActivityContent(state: state, staleDate: remains.staleDate)
    ActivityRegistry.shared.remember(attributes, content)
    ActivityRegistry.shared.add(
      Activity(attributes: attributes, content: content, pushType: nil, start: Date())
    )
  }

  private static func draw(
    _ content: (ActivityViewContext<Attributes>) -> Content,
    _ dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland,
    _ context: ActivityViewContext<Attributes>,
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) -> [(name: String, rendering: Rendering)] {
    [("lockScreen", renderer.render(content(context), in: environment))]
      + dynamicIsland(context).presentations.map { ($0.name, $0.draw(renderer, environment)) }
  }

  private typealias Found = (
    ActivityViewContext<Attributes>, HostedActivityContent.Origin, staleDate: Date?
  )

  private func context(variant: Int) async throws -> HandedOver<Found> {
    let requested = ActivityRegistry.shared.contents(of: Attributes.self).map {
      let context = ActivityViewContext(
        activityID: "request",
        attributes: $0.0,
        state: $0.1.state,
        isStale: $0.1.staleDate.map { $0 <= Date() } ?? false
      )
      return Found(context, .request, staleDate: $0.1.staleDate)
    }
    let made = await requested + previewed().value
    // Sampled states may be impossible, so the code's own are preferred.
    guard made.isEmpty else { return HandedOver(value: made[variant % made.count]) }
    return HandedOver(value: (try sample(variant), .sampled, staleDate: nil))
  }

  @MainActor private func previewed() async -> HandedOver<[Found]> {
    let contents = await PreviewedContents.contents(of: Attributes.self)
    return HandedOver(
      value: contents.map {
        let context = ActivityViewContext(
          activityID: "preview",
          attributes: $0.attributes,
          state: $0.state,
          isStale: $0.isStale
        )
        return (context, .preview, staleDate: nil)
      }
    )
  }

  private func sample(_ variant: Int) throws -> ActivityViewContext<Attributes> {
    let sample = SampleValues(variant: variant)
    do {
      return ActivityViewContext(
        activityID: "sample \(variant)",
        attributes: try sample.value(of: Attributes.self),
        state: try sample.value(of: Attributes.ContentState.self),
        isStale: variant % 4 == 1 || variant / 8 % 2 == 1
      )
    } catch {
      throw UndrawableActivity(
        reason: """
          no request and no preview of the code gives a state, and \(Attributes.ContentState.self) \
          has no value that can be sampled (\(error))
          """
      )
    }
  }

  /// Returns the state on one line of at most 200 characters.
  private static func text(of state: Attributes.ContentState) -> String {
    let text = String(describing: state).split(whereSeparator: \.isNewline).joined(separator: " ")
    return text.count > 200 ? "\(text.prefix(197))..." : text
  }
}
