/// The numbers of configurations that have a meaning of their own.
package enum ConfigurationVariant {
  /// The variant of a person who gives a value to each parameter that has none, as on the page of a
  /// widget: where the plain default gives nothing, the widget would show nothing.
  package static let exhibited = 999

  /// The variant of a person who gave a value to each such parameter, before the entities went that were chosen: the
  /// last of those that campaigns draw.
  package static let vanished = drawn - 1

  /// How many variants of a real widget's configuration campaigns draw.
  package static let drawn = 24
}
