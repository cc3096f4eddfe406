import Foundation

/// A value that code passes to a format, which without Objective-C its type does not allow.
///
/// Formats of texts take its description.
protocol FormatArgument: CVarArg, _CVarArgObject {}

extension FormatArgument {
  /// The description as an object.
  public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
  /// The bits of the description.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension NSOrderedSet: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}

extension NSManagedObject: CVarArg, _CVarArgObject, FormatArgument {}

extension NSManagedObjectID: CVarArg, _CVarArgObject, FormatArgument {}
