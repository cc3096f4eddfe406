// A test that checks properties needs the generators, reports and plans as well.
@_exported import PropertyChecks
