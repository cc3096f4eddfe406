public typealias _ColorLiteralType = UIColor

public typealias _ImageLiteralType = UIImage
