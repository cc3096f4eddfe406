import Foundation
import WidgetModel

struct StaticProviderHost<Provider: TimelineProvider, Content: View>: HostedProvider,
  @unchecked Sendable
{
  let provider: Provider
  let content: (Provider.Entry) -> Content

  var configurationName: String? { nil }

  func configuration(variant: Int, family: Family?) async -> HostedConfiguration {
    HostedConfiguration()
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
      in: TimelineProviderContext(context),
      completion: handedOver { completion(HostedTimeline($0, content)) }
    )
  }

  func entry(showing previewed: Any) -> HostedEntry? {
    (previewed as? Provider.Entry).map { HostedEntry($0, content) }
  }

  func relevance() async { await provider.relevance().recordRelevance(from: Provider.self) }
}
