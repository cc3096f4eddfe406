import Foundation
import WidgetModel

struct AppIntentProviderHost<Provider: AppIntentTimelineProvider, Content: View>: HostedProvider,
  @unchecked Sendable
{
  let provider: Provider
  let content: (Provider.Entry) -> Content

  var configurationName: String? { "\(Provider.Intent.self)" }

  func configuration(variant: Int, family: Family?) async -> HostedConfiguration {
    await IntentConfigurator<Provider.Intent>(family: family).configuration(variant: variant)
  }

  func offerOptions() async -> [String] {
    await IntentConfigurator<Provider.Intent>(family: nil).offerOptions()
  }

  func placeholder(in context: HostedContext) -> HostedEntry {
    HostedEntry(provider.placeholder(in: TimelineProviderContext(context)), content)
  }

  func snapshot(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedEntry) -> Void
  ) {
    begin {
      let intent = configuration.value as? Provider.Intent ?? Provider.Intent()
      let entry = await provider.snapshot(for: intent, in: TimelineProviderContext(context))
      completion(HostedEntry(entry, content))
    }
  }

  func timeline(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedTimeline) -> Void
  ) {
    begin {
      let intent = configuration.value as? Provider.Intent ?? Provider.Intent()
      let timeline = await provider.timeline(for: intent, in: TimelineProviderContext(context))
      completion(HostedTimeline(timeline, content))
    }
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
