import Foundation

/// The file that stands for a picture whose pixels are not known: one colour, as large as made-up ones.
enum PlainPicture {
  /// The width and the height in pixels.
  static let side = 120

  /// The picture as a PNG file.
  static let png = file(
    """
    iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4AQAAAAARHwt/AAAAF0lEQVR42mNgGAWjYBSMglEwCkYBvQEAB4AAAYHy/WUAAAAA\
    SUVORK5CYII=
    """
  )

  /// The picture as a JPEG file.
  static let jpeg = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
    AQEBAQEBAQEBAQEBAQEBAQH/wAALCAB4AHgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAA\
    AAD/2gAIAQEAAD8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//9k=
    """
  )

  private static func file(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
