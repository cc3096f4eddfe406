/// The names of FoundationNetworking that stand for the simulated network.
///
/// A file that imports that module itself, as code for Linux does, meets each of these names twice. A
/// declaration of the file's own module comes before both.
enum NetworkNames {
  /// The types with a simulated twin.
  static let all = [
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask",
  ]

  /// The file to add to a folder of which a file imports the module.
  ///
  /// - Parameter isPublic: Whether others may see them, as where a module's interface names one.
  /// - Returns: The text of the file.
  static func source(isPublic: Bool) -> String {
    "import WidgetAuthoring\n\n"
      + all.map { "\(isPublic ? "public " : "")typealias \($0) = WidgetAuthoring.\($0)\n" }.joined()
  }
}
