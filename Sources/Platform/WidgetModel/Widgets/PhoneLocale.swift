/// The locales that the numbers of phones stand for where real code runs.
///
/// A scripted subject takes the number as it is.
public enum PhoneLocale {
  /// The identifiers, the usual one first; one is written from the right.
  private static let identifiers = [
    "en_US", "de_DE", "ar_EG", "ja_JP", "pt_BR", "hi_IN", "pl_PL",
  ]

  /// The identifier of the locale that a number stands for.
  ///
  /// - Precondition: The number is not negative.
  public static func identifier(_ number: Int) -> String { identifiers[number % identifiers.count] }
}
