import Foundation

extension UserDefaults {
  /// Writes a URL as an archive, as Apple does; Foundation here stores only the path.
  public func set(_ url: URL, forKey defaultName: String) {
    let archive = try? NSKeyedArchiver.archivedData(
      withRootObject: NSURL(string: url.absoluteString) ?? url as NSURL,
      requiringSecureCoding: false
    )
    set(url.isFileURL ? url.path as Any? : archive, forKey: defaultName)
  }
}
