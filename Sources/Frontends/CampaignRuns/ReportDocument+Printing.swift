import Reporting

extension ReportDocument {
  /// Writes the document to standard output, and notes about omissions to standard error.
  package func print() {
    for note in notes { Console.printNote(note) }
    Console.printWhole(text)
  }
}
