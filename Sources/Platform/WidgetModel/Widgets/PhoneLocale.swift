/// The locales that a phone's locale numbers represent where real code runs.
///
/// A scripted subject uses the number itself.
public enum PhoneLocale {
  /// The identifiers, the default first; one is written right to left.
  private static let identifiers = [
    "en_US", "de_DE", "ar_EG", "ja_JP", "pt_BR", "hi_IN", "pl_PL",
  ]

  /// Returns the identifier of the locale that a number represents.
  ///
  /// - Precondition: The number is not negative.
  public static func identifier(_ number: Int) -> String { identifiers[number % identifiers.count] }
}
