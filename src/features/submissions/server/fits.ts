// Whether an answer can be kept: no text without end, no data nested out of sight.
const longestText = 20_000
const deepest = 30

function isFit(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= longestText
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.values(value).every((inner) => isFit(inner, depth + 1))
}

/** What keeps it out, in words; nothing where it fits. */
export function tooMuch(answer: unknown): string | undefined {
  if (typeof answer === 'string' && answer.length > longestText)
    return `Please use at most ${longestText} characters.`
  return isFit(answer, 0) ? undefined : 'This answer is more than can be kept.'
}

const unkept = /\\u(?:0000|d[89a-f][0-9a-f]{2})/

const cleanText = (text: string) => text.replaceAll('\0', '').toWellFormed()

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [cleanText(name), cleaned(inner)]),
  )
}

/** Without characters that no database keeps as text: the null character, halves of a pair. */
export const kept = <Value>(value: Value): Value =>
  unkept.test(JSON.stringify(value)) ? (cleaned(value) as Value) : value
