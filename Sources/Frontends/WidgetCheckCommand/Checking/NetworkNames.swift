/// The FoundationNetworking names of the simulated network.
///
/// A file that imports that module, as code for Linux does, would find each name twice. A
/// declaration in the file's own module takes precedence over both.
enum NetworkNames {
  /// The types with a simulated counterpart.
  static let all = [
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask",
  ]

  /// Returns the source to add to a folder with a file that imports the module.
  ///
  /// The names are public if other modules need them, because an interface contains one.
  static func source(isPublic: Bool) -> String {
    "import WidgetAuthoring\n\n"
      + all.map { "\(isPublic ? "public " : "")typealias \($0) = WidgetAuthoring.\($0)\n" }.joined()
  }
}
