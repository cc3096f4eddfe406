// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let NSIntegerMax = Int.max

public let NSIntegerMin = Int.min

public let NSUIntegerMax = UInt.max
