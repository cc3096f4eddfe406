// Threads of the developer forums, where staff and others answer.
extension FactSource {
  static let thread653265 = thread(653265)
  static let thread688120 = thread(688120)
  static let thread733081 = thread(733081)
  static let thread746574 = thread(746574)
  static let thread746783 = thread(746783)
  static let thread747624 = thread(747624)
  static let thread758400 = thread(758400)
  static let thread758475 = thread(758475)
  static let thread768739 = thread(768739)
  static let thread773785 = thread(773785)
  static let thread797554 = thread(797554)
  static let thread799505 = thread(799505)
  static let thread815795 = thread(815795)
  static let thread834313 = thread(834313)
  static let thread842805 = thread(842805)
}
