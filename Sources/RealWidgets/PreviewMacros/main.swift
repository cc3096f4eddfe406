// The compiler plug-in for `#Preview`, `@Entry` and SwiftData's macros; the compiler talks to it in
// JSON over pipes.
//
// A message is eight bytes of length, lowest first, and a JSON object. Only a few facts of a
// request are read, such as the macro's name and the source of the declaration or call; a full
// Swift parser would add minutes to the build. A preview expands to nothing except for the states
// of a Live Activity, because other previews were checked before. Most of SwiftData's macros expand
// to nothing.

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
