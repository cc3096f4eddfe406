import Foundation
import WidgetModel

/// Runs a provider of relevant entries; a response is one entry, dated when it was requested.
struct RelevanceProviderHost<Provider: RelevanceEntriesProvider, Content: View>: HostedProvider,
  @unchecked Sendable
{
  let provider: Provider
  let content: (Provider.Entry) -> Content

  var configurationName: String? { "\(Provider.Configuration.self)" }

  func configuration(variant: Int, family: Family?) async -> HostedConfiguration {
    await IntentConfigurator<Provider.Configuration>(family: family)
      .configuration(variant: variant)
  }

  func offerOptions() async -> [String] {
    await IntentConfigurator<Provider.Configuration>(family: nil).offerOptions()
  }

  func placeholder(in context: HostedContext) -> HostedEntry {
    entry(provider.placeholder(context: .init(isPreview: context.isPreview)), at: Date())
  }

  func snapshot(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedEntry) -> Void
  ) {
    begin {
      // A provider that throws gives no answer.
      guard let found = try? await entry(for: configuration, in: context) else { return }
      completion(entry(found, at: Date()))
    }
  }

  func timeline(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedTimeline) -> Void
  ) {
    snapshot(for: configuration, in: context) {
      completion(HostedTimeline(entries: [$0], policy: .never))
    }
  }

  func entry(showing previewed: Any) -> HostedEntry? {
    (previewed as? Provider.Entry).map { entry($0, at: Date()) }
  }

  func relevance() async { await provider.relevance().recordRelevance(from: Provider.self) }

  private func entry(
    for configuration: HostedConfiguration,
    in context: HostedContext
  ) async throws -> Provider.Entry {
    try await provider.entry(
      configuration: configuration.value as? Provider.Configuration ?? Provider.Configuration(),
      context: .init(isPreview: context.isPreview)
    )
  }

  private func entry(_ entry: Provider.Entry, at date: Date) -> HostedEntry {
    let content = content
    return HostedEntry(date: { date }) { renderer, environment in
      renderer.render(content(entry), in: environment)
    }
  }
}
