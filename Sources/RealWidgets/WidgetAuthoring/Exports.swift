// Real files see Foundation through this module alone, so that a declaration here hides one of the
// same name there. A file that imports FoundationNetworking itself loses that.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
