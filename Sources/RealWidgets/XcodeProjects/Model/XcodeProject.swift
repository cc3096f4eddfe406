/// The content of an Xcode project, from either file format.
public struct XcodeProject: Sendable {
  /// A configuration of a project or target, such as `Release`.
  public struct Configuration: Sendable {
    /// The configuration's name.
    public let name: String
    /// The absolute path of its configuration file, `nil` for none.
    public let file: String?
    /// The settings in the project file itself.
    public let settings: [SettingAssignment]

    /// Creates a configuration.
    public init(name: String, file: String?, settings: [SettingAssignment]) {
      self.name = name
      self.file = file
      self.settings = settings
    }
  }

  /// A local Swift package that the project refers to.
  public struct LocalPackage: Hashable, Sendable {
    /// The absolute path of its folder.
    public let path: String
    /// The location of the reference.
    public let location: SourceLocation

    /// Creates a reference to a local package.
    public init(path: String, location: SourceLocation) {
      self.path = path
      self.location = location
    }
  }

  /// A remote Swift package.
  public struct RemotePackage: Hashable, Sendable {
    /// The address of its repository.
    public let address: String
    /// The location of the reference.
    public let location: SourceLocation

    /// Creates a reference to a remote package.
    public init(address: String, location: SourceLocation) {
      self.address = address
      self.location = location
    }
  }

  /// The name of the project, without its extension.
  public let name: String

  /// The absolute path of the file that was read.
  public let file: String

  /// The absolute path that the project's paths are relative to: `SRCROOT`.
  public let folder: String

  /// The configurations of the project, in the order of the file.
  public let configurations: [Configuration]

  /// The configuration to build by default.
  public let defaultConfiguration: String?

  /// The targets, in the order of the file.
  public let targets: [ProjectTarget]

  /// The local packages.
  public let localPackages: [LocalPackage]

  /// The remote packages.
  public let remotePackages: [RemotePackage]

  /// The languages, without `Base`.
  public let localizations: [String]

  /// The parts of the project that were skipped.
  public internal(set) var diagnostics: [ProjectDiagnostic]
}
