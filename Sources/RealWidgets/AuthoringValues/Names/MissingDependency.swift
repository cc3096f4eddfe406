/// What code says that ends because it uses a dependency of the app that nobody added.
package enum MissingDependency {
  /// How the message begins.
  package static let complaint = "no dependency of type"
}
