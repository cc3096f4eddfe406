// Who checks properties needs the generators, too.
@_exported import PropertyTesting
