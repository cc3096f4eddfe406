/// A module with intents that another module takes in.
public protocol AppIntentsPackage {
  /// The modules taken in.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// The code of an App Intents extension.
public protocol AppIntentsExtension {
  /// Creates the extension.
  init()
}
