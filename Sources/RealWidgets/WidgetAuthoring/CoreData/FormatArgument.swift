import Foundation

/// A format argument whose type conforms only with Objective-C; formats receive its description.
protocol FormatArgument: CVarArg, _CVarArgObject {}

extension FormatArgument {
  public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
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
