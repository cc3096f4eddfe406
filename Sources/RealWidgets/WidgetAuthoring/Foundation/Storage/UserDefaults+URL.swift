import Foundation

extension UserDefaults {
  /// Writes a URL as an archive, as on Apple's platforms.
  ///
  /// Foundation's own method here stores only the path, which loses web URLs.
  public func set(_ url: URL, forKey defaultName: String) {
    let archive = try? NSKeyedArchiver.archivedData(
      withRootObject: NSURL(string: url.absoluteString) ?? url as NSURL,
      requiringSecureCoding: false
    )
    set(url.isFileURL ? url.path as Any? : archive, forKey: defaultName)
  }
}
