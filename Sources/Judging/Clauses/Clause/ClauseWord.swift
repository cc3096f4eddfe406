/// A word of a clause: a situation, a violation or a guard.
///
/// The raw values are the words of tables, records and findings, which list them in the order of
/// the cases.
package protocol ClauseWord: CaseIterable, RawRepresentable where RawValue == String {}

extension ClauseWord {
  /// Creates the case with some words, or `nil` if there is none.
  ///
  /// One function for all types: the code that the compiler would synthesize for five hundred
  /// enumerations is a tenth of the module.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  package init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
}
