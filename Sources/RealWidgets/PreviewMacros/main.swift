// The plugin of `#Preview`, `@Entry` and the macros of SwiftData; the compiler speaks to it in JSON over
// pipes.
//
// A message is eight bytes of length, the lowest first, and a JSON object. Only a few facts are read of a
// request, such as the macro's name and the source of the declaration or call; a parser of Swift would cost
// minutes of building. A preview expands to nothing, but for the states of a Live Activity: what other
// previews show has been checked before. Of SwiftData's macros most expand to nothing.

import Glibc

while let head = read(8) {
  let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  guard let body = read(length) else { break }
  let message = String(decoding: body, as: UTF8.self)
  if message.hasPrefix("{\"getCapability\"") {
    send(#"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#)
  } else {
    let source = quoted(expansion(of: message))
    send(#"{"expandMacroResult":{"expandedSource":"# + source + #","diagnostics":[]}}"#)
  }
}
