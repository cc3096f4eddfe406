/// The id of a fact, such as `TL-18`; as a case, so that citing a missing fact does not compile.
public enum FactID: String, CaseIterable, RowID {
  // Timelines
  case tl01, tl02, tl03, tl04, tl05, tl06, tl07, tl08, tl09, tl10
  case tl11, tl12, tl13, tl14, tl15, tl16, tl17, tl18, tl19, tl20
  case tl21, tl22, tl23, tl24, tl25, tl26, tl27, tl28, tl29, tl30
  case tl31, tl32, tl33, tl34, tl35, tl36, tl37, tl38, tl39, tl40
  case tl41, tl42, tl43, tl44, tl45, tl46, tl47

  // Reloads
  case rb01, rb02, rb03, rb04, rb05, rb06, rb07, rb08, rb09, rb10
  case rb11, rb12, rb13, rb14, rb15, rb16, rb17, rb18, rb19, rb20
  case rb21, rb22, rb23, rb24, rb25, rb26, rb27, rb28, rb29, rb30
  case rb31, rb32

  // Centers
  case wc01, wc02, wc03, wc04, wc05, wc06, wc07, wc08, wc09, wc10
  case wc11, wc12, wc13, wc14, wc15, wc16, wc17, wc18, wc19, wc20

  // Limits
  case dl01, dl02, dl03, dl04, dl05, dl06, dl07, dl08, dl09, dl10
  case dl11, dl12, dl13, dl14, dl15, dl16, dl17, dl18, dl19, dl20
  case dl21, dl22, dl23, dl24, dl25, dl26

  // Views
  case vw01, vw02, vw03, vw04, vw05, vw06, vw07, vw08, vw09, vw10
  case vw11, vw12, vw13, vw14, vw15, vw16, vw17, vw18, vw19, vw20
  case vw21, vw22, vw23, vw24, vw25, vw26, vw27, vw28, vw29, vw30
  case vw31, vw32, vw33, vw34, vw35, vw36, vw37, vw38, vw39, vw40
  case vw41

  // Families
  case fm01, fm02, fm03, fm04, fm05, fm06, fm07, fm08, fm09, fm10
  case fm11, fm12, fm13, fm14, fm15, fm16, fm17, fm18, fm19, fm20
  case fm21, fm22, fm23, fm24, fm25

  // Configurations
  case ai01, ai02, ai03, ai04, ai05, ai06, ai07, ai08, ai09, ai10
  case ai11, ai12, ai13, ai14, ai15, ai16, ai17, ai18, ai19, ai20
  case ai21, ai22, ai23, ai24

  // Activities
  case la01, la02, la03, la04, la05, la06, la07, la08, la09, la10
  case la11, la12, la13, la14, la15, la16, la17, la18, la19, la20
  case la21, la22, la23, la24, la25, la26, la27, la28, la29, la30
  case la31, la32, la33, la34, la35, la36, la37, la38, la39, la40
  case la41, la42

  // Controls
  case ct01, ct02, ct03, ct04, ct05, ct06, ct07, ct08, ct09, ct10
  case ct11, ct12, ct13

  // Contexts
  case rv01, rv02, rv03, rv04, rv05, rv06, rv07, rv08, rv09, rv10
  case rv11, rv12, rv13, rv14, rv15

  // Sharing
  case ag01, ag02, ag03, ag04, ag05, ag06, ag07, ag08, ag09, ag10

  // Remaining
  case sd01, sd02, sd03, sd04, sd05, sd06, sd07, sd08, sd09, sd10
  case sd11, sd12, sd13, sd14, sd15, sd16, sd17, sd18, sd19, sd20

  /// The area to which the fact belongs.
  public var area: FactArea { FactArea(rawValue: String(text.prefix(2))) ?? .remaining }

  /// The fact with this id.
  public var fact: Fact {
    guard let fact = Fact.byID[self] else { preconditionFailure("\(text) has no row") }
    return fact
  }
}
