/// A target of an Xcode project, with its files.
public struct ProjectTarget: Sendable {
  /// The ways of building a target.
  public enum Kind: String, Sendable {
    case native
    /// Consists of other targets only.
    case aggregate
    case externalBuildSystem
  }

  /// A file that belongs to the target.
  public struct File: Hashable, Sendable {
    /// The uses of a file.
    public enum Role: String, Sendable {
      case source
      /// Copied, or compiled into a resource.
      case resource
      case header
      case framework
      /// Copied into the product by its own phase.
      case copied
    }

    /// The absolute path.
    public let path: String
    /// The use of the file.
    public let role: Role
    /// The compiler flags, empty for none.
    public let compilerFlags: String
    /// The platforms that the file is restricted to, such as `ios`; empty for all.
    public let platforms: [String]
    /// The location in the project file.
    public let location: SourceLocation

    /// Creates a file of a target.
    public init(
      path: String,
      role: Role,
      compilerFlags: String = "",
      platforms: [String] = [],
      location: SourceLocation
    ) {
      self.path = path
      self.role = role
      self.compilerFlags = compilerFlags
      self.platforms = platforms
      self.location = location
    }
  }

  /// The target's name.
  public let name: String

  /// The way of building it.
  public let kind: Kind

  /// The full product type, such as `com.apple.product-type.app-extension`; empty if there is none.
  public let productType: String

  /// The configurations, in the order of the file.
  public let configurations: [XcodeProject.Configuration]

  /// The files, each once per role, in the order of the file; those of folders sorted by path.
  public let files: [File]

  /// The targets of the same project that it depends on or links.
  public let dependencies: [String]

  /// The names of the package products that it links.
  public let packageProducts: [String]

  /// The names of the targets whose products it embeds.
  public let embedded: [String]

  /// The location in the project file.
  public let location: SourceLocation
}
