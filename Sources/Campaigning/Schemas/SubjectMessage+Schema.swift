import WidgetModel
import WidgetRuntime

extension SubjectMessage {
  /// The schema of messages and replies, derived from the code that reads and writes them.
  public static var schema: JSON {
    var schema = JSONSchema(.message)
    let variants = schema.variants(of: SubjectMessage.self) + schema.variants(of: SubjectReply.self)
    return schema.document("A message or reply of format \(format)", variants)
  }
}
