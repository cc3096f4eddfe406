import Foundation

/// A kind of store; there is one only, in memory.
public protocol DataStoreConfiguration: Hashable, Identifiable {
  /// The name of the store.
  var name: String { get }
  /// The types of its models.
  var schema: Schema? { get set }
}

/// Where a container keeps models.
public struct ModelConfiguration: DataStoreConfiguration, Sendable {
  /// The app group whose container holds the store.
  public struct GroupContainer: Hashable, Sendable {
    let group: String?

    /// The group that the entitlements list first, if there is one.
    public static let automatic = GroupContainer(group: nil)
    /// No group.
    public static let none = GroupContainer(group: "")
    /// The group with a name.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(group: groupName)
    }
  }

  /// The database of iCloud; nothing is synchronized here.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String

    /// The one that the entitlements list first, if there is one.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// None.
    public static let none = CloudKitDatabase(name: "none")
    /// The private one with a name.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The name of the store.
  public let name: String
  /// The types of its models.
  public var schema: Schema?
  /// Whether the store is no file.
  public let isStoredInMemoryOnly: Bool
  /// Whether models can be saved.
  public let allowsSave: Bool
  /// The app group whose container holds the store.
  public let groupContainer: GroupContainer
  /// The database of iCloud.
  public let cloudKitDatabase: CloudKitDatabase
  /// The file that the code names.
  private let givenURL: URL?

  /// Creates a configuration of a store in memory or in a file.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    givenURL = nil
  }

  /// Creates a configuration of a store in memory or in a file.
  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates a configuration for types of models.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates a configuration of a store in a file.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
    givenURL = url
  }

  /// The name, which tells configurations apart.
  public var id: String { name }

  /// The file of the store, which is never written here.
  public var url: URL {
    if let givenURL { return givenURL }
    if isStoredInMemoryOnly { return URL(fileURLWithPath: "/dev/null") }
    let group = groupAppContainerIdentifier.flatMap {
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
    }
    let folder =
      group?.appendingPathComponent("Library/Application Support")
      ?? FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: "/")
    return folder.appendingPathComponent("\(name).store")
  }

  /// The name of the app group whose container holds the store.
  public var groupAppContainerIdentifier: String? {
    guard let group = groupContainer.group else {
      return CurrentHost.environment?.values(of: .appGroups)?.first
    }
    return group.isEmpty ? nil : group
  }

  /// The name of the database of iCloud.
  public var cloudKitContainerIdentifier: String? {
    [.automatic, .none].contains(cloudKitDatabase) ? nil : cloudKitDatabase.name
  }

  /// What two configurations of the same file have in common.
  var storeKey: String {
    givenURL?.path ?? "\(groupAppContainerIdentifier ?? "") \(name)"
  }

  /// Whether the code names the file, most likely one in the container of an app group.
  var isGivenURL: Bool { givenURL != nil }

  /// Whether an app may store models where this configuration finds them.
  ///
  /// It does so in the container of an app group, or by way of iCloud. Where nobody knows the entitlements, it may.
  var isReachedByApp: Bool {
    if isStoredInMemoryOnly { return false }
    guard let environment = CurrentHost.environment, cloudKitContainerIdentifier == nil else {
      return true
    }
    if let givenURL { return GroupContainers.shared.contains(givenURL) }
    if let group = groupContainer.group { return !group.isEmpty }
    return environment.values(of: .appGroups).map { !$0.isEmpty } ?? true
  }

  /// Tells the host environment which app group the store needs.
  ///
  /// Source: AG-01.
  func noteUse() {
    guard !isStoredInMemoryOnly, let group = groupContainer.group, !group.isEmpty else { return }
    CurrentHost.needs(.appGroups, group)
  }
}
