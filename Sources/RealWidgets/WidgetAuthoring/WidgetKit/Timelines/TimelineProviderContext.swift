import Foundation
import WidgetModel

/// What a provider learns of the place for which it answers.
///
/// Only the system makes contexts, so there is no public way to create one.
public struct TimelineProviderContext: @unchecked Sendable {
  /// The family.
  public let family: WidgetFamily
  /// Whether the answer feeds the gallery.
  public let isPreview: Bool
  /// The size of the place in points.
  public let displaySize: CGSize
  /// The values of the environment in which the widget may be drawn.
  public let environmentVariants: EnvironmentVariants

  /// Creates a context.
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

  /// The values of the environment in which the widget may be drawn.
  @dynamicMemberLookup public struct EnvironmentVariants {
    let environments: [EnvironmentValues]

    /// The values that a key may have, `nil` when the system draws for no particular ones.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      environments.isEmpty ? nil : environments.map { $0[keyPath: keyPath] }
    }

    /// The values that a key may have, `nil` when the system draws for no particular ones.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }
  }
}
