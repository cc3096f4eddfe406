import Foundation
import WidgetModel

/// Runs a provider with a SiriKit intent: variant 0 has no values, as when a person only adds the
/// widget; then come its recommendations and last a filled intent.
struct IntentProviderHost<Provider: IntentTimelineProvider, Content: View>: HostedProvider,
  @unchecked Sendable
{
  let provider: Provider
  let content: (Provider.Entry) -> Content

  var configurationName: String? { "\(Provider.Intent.self)" }

  func configuration(variant: Int, family: Family?) async -> HostedConfiguration {
    // The variants repeat after the plain, the recommended and the filled intent.
    let recommended = provider.recommendations()
    let isExhibited = variant == ConfigurationVariant.exhibited
    let choice = isExhibited ? 1 : variant % (recommended.count + 2)
    guard choice > 0 else { return HostedConfiguration(value: Provider.Intent()) }
    guard choice <= recommended.count else {
      let filled = IntentFilling.filled(Provider.Intent())
      return HostedConfiguration(value: filled, text: IntentFilling.text(of: filled))
    }
    let recommendation = recommended[choice - 1]
    return HostedConfiguration(
      value: recommendation.intent,
      text: recommendation.description.string(in: EnvironmentValues())
    )
  }

  func offerOptions() async -> [String] { [] }

  func placeholder(in context: HostedContext) -> HostedEntry {
    HostedEntry(provider.placeholder(in: TimelineProviderContext(context)), content)
  }

  func snapshot(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedEntry) -> Void
  ) {
    provider.getSnapshot(
      for: configuration.value as? Provider.Intent ?? Provider.Intent(),
      in: TimelineProviderContext(context),
      completion: handedOver { completion(HostedEntry($0, content)) }
    )
  }

  func timeline(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedTimeline) -> Void
  ) {
    provider.getTimeline(
      for: configuration.value as? Provider.Intent ?? Provider.Intent(),
      in: TimelineProviderContext(context),
      completion: handedOver { completion(HostedTimeline($0, content)) }
    )
  }

  func recommend() {
    DoubledRecommendations.reportDuplicate(from: Provider.self) {
      provider.recommendations().map(\.description)
    }
  }

  func entry(showing previewed: Any) -> HostedEntry? {
    (previewed as? Provider.Entry).map { HostedEntry($0, content) }
  }

  func relevance() async {
    recommend()
    await provider.relevance().recordRelevance(from: Provider.self)
  }
}
