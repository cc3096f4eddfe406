import Foundation

/// A kind of store; the only kind here is in memory.
public protocol DataStoreConfiguration: Hashable, Identifiable {
  var name: String { get }
  var schema: Schema? { get set }
}

public struct ModelConfiguration: DataStoreConfiguration, Sendable {
  public struct GroupContainer: Hashable, Sendable {
    let group: String?

    /// The first group in the entitlements, if there is one.
    public static let automatic = GroupContainer(group: nil)
    public static let none = GroupContainer(group: "")
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(group: groupName)
    }
  }

  /// The iCloud database; nothing is synchronized.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String

    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  public let name: String
  public var schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  private let givenURL: URL?

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

  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

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

  public var groupAppContainerIdentifier: String? {
    // The automatic group is the first one that the entitlements list.
    guard let group = groupContainer.group else {
      return CurrentHost.environment?.values(of: .appGroups)?.first
    }
    return group.isEmpty ? nil : group
  }

  public var cloudKitContainerIdentifier: String? {
    [.automatic, .none].contains(cloudKitDatabase) ? nil : cloudKitDatabase.name
  }

  /// The key that configurations of the same file share.
  var storeKey: String {
    givenURL?.path ?? "\(groupAppContainerIdentifier ?? "") \(name)"
  }

  /// True if the code names the file, most likely one in the container of an app group.
  var isGivenURL: Bool { givenURL != nil }

  /// True if an app may store models here: in an app group's container, through iCloud, or if the
  /// entitlements are unknown.
  var isReachedByApp: Bool {
    if isStoredInMemoryOnly { return false }
    guard let environment = CurrentHost.environment, cloudKitContainerIdentifier == nil else {
      return true
    }
    if let givenURL { return GroupContainers.shared.contains(givenURL) }
    if let group = groupContainer.group { return !group.isEmpty }
    return environment.values(of: .appGroups).map { !$0.isEmpty } ?? true
  }

  /// Reports the app group that the store needs (AG-01).
  func noteUse() {
    guard !isStoredInMemoryOnly, let group = groupContainer.group, !group.isEmpty else { return }
    CurrentHost.needs(.appGroups, group)
  }
}
