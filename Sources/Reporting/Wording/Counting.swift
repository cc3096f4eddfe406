func grouped(_ number: Int64) -> String {
  let digits = Array(String(number.magnitude))
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return text
}

/// Returns a number with its noun, such as `1 case` or `20,000 cases`.
func counted(_ number: Int64, _ noun: String, _ plural: String? = nil) -> String {
  "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
}

/// Returns a share as a percentage such as `12.5%`, at most `100%`, using only integers.
func percentage(_ part: Int64, of whole: Int64) -> String {
  guard whole > 0, part > 0 else { return "0%" }
  // Full width, so that large counts do not overflow.
  let share = min(part, whole).multipliedFullWidth(by: 1000)
  let permille = whole.dividingFullWidth(share).quotient
  return permille % 10 == 0 ? "\(permille / 10)%" : "\(permille / 10).\(permille % 10)%"
}

/// Returns the median of the given numbers, the lower of two; `nil` for an empty list.
func median(_ numbers: [Int64]) -> Int64? {
  guard !numbers.isEmpty else { return nil }
  return numbers.sorted()[(numbers.count - 1) / 2]
}
