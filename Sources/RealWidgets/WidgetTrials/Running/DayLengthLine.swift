/// Finds the line that counts a day as so many seconds.
///
/// A date that such a line made does not say where it was made, and the timeline that has it stands elsewhere.
enum DayLengthLine {
  /// The numbers of the lines of a file that have the length of a day in seconds, from 1.
  ///
  /// - Parameter rows: The lines of the file; those of comments are left out.
  /// - Returns: The numbers in order.
  static func numbers(in rows: [Substring]) -> [Int] {
    rows.indices.filter { place in
      !rows[place].drop { $0 == " " || $0 == "\t" }.hasPrefix("//") && hasDayLength(rows[place])
    }
    .map { $0 + 1 }
  }

  private static func hasDayLength(_ row: Substring) -> Bool {
    let packed = row.filter { $0 != " " && $0 != "_" && $0 != "(" && $0 != ")" }
    let forms = [
      "86400", "24*60*60", "60*60*24", "60*24*60", "24*3600", "3600*24", "1440*60", "60*1440",
      ".hours24", ".seconds86400",
    ]
    return forms.contains { packed.replacing(".0", with: "").contains($0) }
  }
}
