/// A target of an Xcode project: the files that it builds, and of what.
public struct ProjectTarget: Sendable {
  /// How a target is built.
  public enum Kind: String, Sendable {
    /// By Xcode, into a product.
    case native
    /// Of other targets alone.
    case aggregate
    /// By another program.
    case externalBuildSystem
  }

  /// A file that belongs to the target.
  public struct File: Hashable, Sendable {
    /// What becomes of the file.
    public enum Role: String, Sendable {
      /// It is compiled.
      case source
      /// It is copied, or compiled into a resource.
      case resource
      /// It is a header.
      case header
      /// It is linked: a framework or library.
      case framework
      /// It is copied into the product by a phase of its own.
      case copied
    }

    /// The absolute path.
    public let path: String
    /// What becomes of it.
    public let role: Role
    /// The flags for the compiler, empty for none.
    public let compilerFlags: String
    /// The platforms to which the file is restricted, such as `ios`; empty for all.
    public let platforms: [String]
    /// Where the project says so.
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

  /// The name.
  public let name: String

  /// How it is built.
  public let kind: Kind

  /// The full product type, such as `com.apple.product-type.app-extension`; empty where the target has none.
  public let productType: String

  /// The configurations, in the order of the file.
  public let configurations: [XcodeProject.Configuration]

  /// The files, each once a role, in the order of the file; those of folders in the order of their paths.
  public let files: [File]

  /// The names of the targets of the same project on which it depends or whose products it links.
  public let dependencies: [String]

  /// The names of the products of packages that it links.
  public let packageProducts: [String]

  /// The names of the targets whose products it embeds.
  public let embedded: [String]

  /// Where the target stands.
  public let location: SourceLocation
}
