/// The FoundationNetworking names of the simulated network.
///
/// A file that imports that module would find each name twice; a declaration in its own module
/// takes precedence.
enum NetworkNames {
  /// The types with a simulated counterpart.
  static let all = [
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask",
  ]

  /// Returns the source for a folder that imports the module, public where an interface needs it.
  static func source(isPublic: Bool) -> String {
    "import WidgetAuthoring\n\n"
      + all.map { "\(isPublic ? "public " : "")typealias \($0) = WidgetAuthoring.\($0)\n" }.joined()
  }
}
