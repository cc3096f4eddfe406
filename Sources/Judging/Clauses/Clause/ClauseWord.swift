/// What a clause says in words: its situations, its violations, its guards.
///
/// The raw values are the words of tables, records and findings; the order of the cases is that in which they are told.
package protocol ClauseWord: CaseIterable, RawRepresentable where RawValue == String {}

extension ClauseWord {
  /// The case of some words, `nil` when none has them.
  ///
  /// One function for all: what the compiler would make for each of five hundred enumerations is a tenth of the module.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  package init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
}
