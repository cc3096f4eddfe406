extension Alphabet {
  /// The digits 0 to 9.
  public static let digits = Alphabet(ranges: [0x30...0x39])

  /// The letters a to z.
  public static let lowercase = Alphabet(ranges: [0x61...0x7A])

  /// The letters a to z, then A to Z.
  public static let letters = Alphabet(ranges: [0x61...0x7A, 0x41...0x5A])

  /// Letters, digits and the underscore.
  public static let identifiers = letters + digits + Alphabet("_")

  /// Letters, digits, the space, then the other printable characters of ASCII.
  public static let printable = letters + digits + Alphabet(ranges: [0x20...0x7E])

  /// All of ASCII: printable characters, then newline and tab, NUL and the other controls.
  public static let ascii = printable + Alphabet("\n\t\r\0") + Alphabet(ranges: [0x00...0x7F])

  /// All of Unicode: ASCII first, then characters known to break programs, then everything else.
  public static let unicode =
    ascii + troublesome + Alphabet(ranges: [0x80...0xD7FF, 0xE000...0x10FFFF])

  /// Scalars that many programs treat specially.
  private static let troublesome = Alphabet(ranges: [
    0xE0...0xFF,  // Latin letters with accents, also ones that a combining mark can make
    0x300...0x36F,  // combining marks
    0x200B...0x200F,  // zero width space and joiners, marks of direction
    0x2028...0x202E,  // separators of lines and paragraphs, overrides of direction
    0x1F600...0x1F64F,  // emoji
    0x1F3FB...0x1F3FF,  // skin tones
    0x1F1E6...0x1F1FF,  // halves of flags
    0xFE00...0xFE0F,  // variation selectors
    0x5D0...0x5EA,  // Hebrew, from right to left
    0x627...0x64A,  // Arabic, from right to left and joined
    0x1100...0x1112,  // Hangul letters that compose to syllables
    0x1161...0x1175,
    0xAC00...0xAC1C,
    0x130...0x131,  // the i with and without a dot, whose case depends on the language
    0xDF...0xDF,  // one letter whose uppercase is two
    0x212A...0x212B,  // signs that normalisation turns into letters
    0xFB00...0xFB06,  // ligatures
    0x80...0x9F,  // further controls
    0xA0...0xA0,  // the space that does not break
    0xFEFF...0xFEFF,  // the byte order mark
    0xD7F0...0xD7FF,  // next to the surrogates
    0xE000...0xE00F,
    0xFFF0...0xFFFF,  // replacement and noncharacters
    0x10000...0x1000F,  // the first that need two units in UTF-16
    0x10FFF0...0x10FFFF,  // the last of all
  ])
}
