import Foundation

extension UserDefaults {
  /// Writes a URL as an archive, as on Apple's systems.
  ///
  /// Foundation's own method here keeps the path alone, so that a URL of the web is lost.
  public func set(_ url: URL, forKey defaultName: String) {
    let archive = try? NSKeyedArchiver.archivedData(
      withRootObject: NSURL(string: url.absoluteString) ?? url as NSURL,
      requiringSecureCoding: false
    )
    set(url.isFileURL ? url.path as Any? : archive, forKey: defaultName)
  }
}
