// Callers that check properties need the generators as well.
@_exported import PropertyTesting
