/// The type of a colour that an editor shows as a swatch, spelled `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

/// The type of a picture that an editor shows as such, spelled `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
