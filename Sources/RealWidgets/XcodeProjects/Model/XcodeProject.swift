/// What an Xcode project says, whichever of the two file formats says it.
public struct XcodeProject: Sendable {
  /// A configuration of a project or target, such as `Release`.
  public struct Configuration: Sendable {
    /// Its name.
    public let name: String
    /// The absolute path of the configuration file under it, `nil` for none.
    public let file: String?
    /// The settings that stand in the project file itself.
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
    /// Where the project refers to it.
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
    /// Where the project refers to it.
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

  /// The absolute path of the folder from which the project's paths lead: `SRCROOT`.
  public let folder: String

  /// The configurations of the project, in the order of the file.
  public let configurations: [Configuration]

  /// The configuration to build where nothing names one.
  public let defaultConfiguration: String?

  /// The targets, in the order of the file.
  public let targets: [ProjectTarget]

  /// The local packages.
  public let localPackages: [LocalPackage]

  /// The remote packages.
  public let remotePackages: [RemotePackage]

  /// The languages, `Base` left out.
  public let localizations: [String]

  /// What the reader did not understand and passed over, each a sentence.
  public internal(set) var diagnostics: [ProjectDiagnostic]
}
