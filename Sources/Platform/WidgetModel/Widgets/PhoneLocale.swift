/// The locales for the phone's locale numbers where real code runs; scripts use the number itself.
public enum PhoneLocale {
  /// The identifiers, the default first; one is written right to left.
  private static let identifiers = [
    "en_US", "de_DE", "ar_EG", "ja_JP", "pt_BR", "hi_IN", "pl_PL",
  ]

  /// Returns the identifier of the locale for a nonnegative number.
  public static func identifier(_ number: Int) -> String { identifiers[number % identifiers.count] }
}
