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
  return isFit(answer, 0) ? undefined : 'This answer is too long to save.'
}
