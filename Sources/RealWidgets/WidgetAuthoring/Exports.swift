// Real files see Foundation through this module alone, so that a declaration here stands before one
// of the same name there. Whoever imports FoundationNetworking by itself loses that.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
