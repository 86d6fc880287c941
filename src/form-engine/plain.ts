export type PlainRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Enough for any form that people draw; what is beyond is an attack or an accident. */
const deepest = 64
const mostNodes = 500_000

/**
 * A copy of the input that is plain JSON data and nothing else, so that nothing after it can meet
 * a getter, a proxy, a circle or a depth that it is not ready for. What cannot be copied is left
 * out and named.
 */
export const toPlain = (input: unknown): { value: unknown; faults: string[] } => {
  const faults = new Set<string>()
  const within = new Set<object>()
  let nodes = 0
  const refuse = (why: string): undefined => {
    faults.add(why)
    return undefined
  }
  const copyOf = (value: object): unknown => {
    if (Array.isArray(value)) {
      const { length } = value
      // by index: a length costs nothing to claim, and an iterator may never end
      if (length > mostNodes) return refuse('too much data')
      return Array.from({ length }, (_, index) => visit(value[index]) ?? null)
    }
    const entries = Object.entries(value).map(([name, item]) => [name, visit(item)] as const)
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
  }
  const visit = (value: unknown): unknown => {
    nodes += 1
    if (nodes > mostNodes) return refuse('too much data')
    if (value === null || value === undefined) return value
    if (typeof value === 'string' || typeof value === 'boolean') return value
    if (Number.isFinite(value)) return Number(value) + 0
    if (typeof value !== 'object') return refuse(`a ${typeof value} that JSON has not`)
    if (within.has(value)) return refuse('data that contains itself')
    if (within.size > deepest) return refuse('data nested too deep')
    within.add(value)
    try {
      return copyOf(value)
    } catch {
      // a getter or a proxy can throw anything, even what cannot be looked at
      return refuse('data that cannot be looked at')
    } finally {
      within.delete(value)
    }
  }
  const value = visit(input)
  return { value, faults: [...faults] }
}

const looksLikeJson = /^\s*[[{]/

/**
 * The data that a JSON text spells; text that is not meant as JSON, and any other value, as it is;
 * undefined for JSON that is broken or beyond measure.
 */
export const parseText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    const { value: parsed, faults } = toPlain(JSON.parse(value))
    return faults.length === 0 ? parsed : undefined
  } catch (error) {
    // a parser gives up on bad text with the one, on endless nesting with the other
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error
    return looksLikeJson.test(value) ? undefined : value
  }
}

/** Yes as databases and forms have spelled it. */
export const isOn = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true'
