// What a device kept for days is received, not refused for a character that no database keeps as text:
// the null character and halves of a pair are taken out.
const unstorable = /\\u(?:0000|d[89a-f][0-9a-f]{2})/

const cleanText = (text: string) => text.replaceAll('\0', '').toWellFormed()

function withCleanText<Value>(value: Value): Value
function withCleanText(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((one: unknown) => withCleanText(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [cleanText(name), withCleanText(inner)]),
  )
}

export const cleaned = <Value>(value: Value): Value =>
  unstorable.test(JSON.stringify(value)) ? withCleanText(value) : value
