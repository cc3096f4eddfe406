import Reporting

extension ReportDocument {
  /// Writes the document on standard output, and what it leaves out on standard error.
  package func print() {
    for note in notes { Console.note(note) }
    Console.printWhole(text)
  }
}
