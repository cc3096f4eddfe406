import Foundation

/// The folders of a process by their short names, which Foundation for Linux lacks.
extension URL {
  /// The folder of documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what an app needs to run.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
