enum NastyTexts {
  static let all = [
    // Nothing, or nothing visible.
    " ", "  ", "\t", "\n", "\r\n", "\u{A0}", "\u{200B}", "\u{FEFF}", "\0", "a\0b", " a", "a ",
    // Words that some programs interpret.
    "null", "nil", "None", "undefined", "true", "false", "NaN", "Infinity", "-0", "0x10", "1e9",
    "00", "1,5", "-1", "2147483648", "9223372036854775808", "CON", "NUL", "constructor",
    // Characters that some format reserves.
    "\"", "'", "\\", "`", "%", "%s", "%n", "${a}", "{{a}}", "#", "//", "/*", "a,b", "a;b", "a=b&c",
    "../", "../../etc/passwd", "/", "~", "*", "C:\\", "file:///", "?a=%00", "+", "%2e%2e%2f",
    "' OR 1=1 --", "\"; DROP TABLE a;", "<b>", "&lt;", "<script>", "]]>", "$(a)", "| a", "\n.\n",
    // One character to a reader, several scalars; and the reverse.
    "e\u{301}", "\u{E9}", "\u{212B}", "A\u{30A}", "\u{1100}\u{1161}", "\u{AC00}", "\u{301}",
    "a\u{300}\u{301}\u{302}\u{303}", "\u{1F1E9}\u{1F1EA}", "\u{1F44D}\u{1F3FD}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{2764}\u{FE0F}", "\u{FB01}",
    // Other writing directions, special case mappings, and boundary scalars.
    "\u{5D0}\u{5D1}", "a\u{202E}b", "\u{627}\u{644}", "\u{DF}", "\u{1E9E}", "\u{130}", "\u{131}",
    "\u{3A3}\u{3C2}\u{3C3}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{E000}", "\u{D7FF}",
  ]
}
