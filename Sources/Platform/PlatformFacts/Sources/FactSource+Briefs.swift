// The briefs: the five documents that the project began with. They have no public address.
extension FactSource {
  static let briefS0 = FactSource(
    .brief,
    "S0, an article on widgets of iOS 17 by the team of a music app"
  )
  static let briefS1 = FactSource(
    .brief,
    "S1, a manual on widgets of iOS 14 by the team of a music app"
  )
  static let briefS2 = FactSource(.brief, "S2, a short text on the set-up of widgets")
  static let briefS3 = FactSource(.brief, "S3, a guide to interactive widgets")
  static let briefS4 = FactSource(.brief, "S4, a reference of extensions and widgets")
}
