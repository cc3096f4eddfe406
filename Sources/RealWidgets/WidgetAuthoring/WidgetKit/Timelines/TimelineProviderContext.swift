import Foundation
import WidgetModel

public struct TimelineProviderContext: @unchecked Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
  public let environmentVariants: EnvironmentVariants

  @_spi(Hosting) public init(
    family: WidgetFamily,
    isPreview: Bool,
    displaySize: CGSize,
    environments: [EnvironmentValues] = []
  ) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
    environmentVariants = EnvironmentVariants(environments: environments)
  }

  init(_ context: HostedContext) {
    self.init(
      family: WidgetFamily(context.family),
      isPreview: context.isPreview,
      displaySize: CGSize(width: context.width, height: context.height)
    )
  }

  @dynamicMemberLookup public struct EnvironmentVariants {
    let environments: [EnvironmentValues]

    /// The values of a key, or `nil` if the host gave no environments.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      environments.isEmpty ? nil : environments.map { $0[keyPath: keyPath] }
    }

    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }
  }
}
