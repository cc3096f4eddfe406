// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The largest `Int`, as Objective-C calls it.
public let NSIntegerMax = Int.max

/// The smallest `Int`, as Objective-C calls it.
public let NSIntegerMin = Int.min

/// The largest `UInt`, as Objective-C calls it.
public let NSUIntegerMax = UInt.max
