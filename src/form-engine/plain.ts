export type PlainRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Enough for any form that people draw; what is beyond is an attack or an accident. */
const deepest = 64
const mostNodes = 1_000_000

export type Plain = { readonly value: unknown; readonly faults: readonly string[] }

/**
 * A copy of the input that is plain JSON data and nothing else, so that nothing after it can meet
 * a getter, a proxy, a circle or a depth that it is not ready for. What cannot be copied is left
 * out and named.
 */
export const toPlain = (input: unknown): Plain => {
  const faults = new Set<string>()
  const copies = new Map<object, unknown>()
  let nodes = 0
  const refuse = (why: string): undefined => {
    faults.add(why)
    return undefined
  }
  const copyOf = (value: object, depth: number): unknown => {
    if (!Array.isArray(value)) {
      const entries = Object.entries(value).map(
        ([name, item]) => [name, visit(item, depth)] as const,
      )
      return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
    }
    const { length } = value
    // by index: a length costs nothing to claim, and an iterator may never end
    if (length > mostNodes) return refuse('too much data')
    return Array.from({ length }, (_, index) => visit(value[index], depth) ?? null)
  }
  const visit = (value: unknown, depth: number): unknown => {
    nodes += 1
    if (nodes > mostNodes) return refuse('too much data')
    if (value === null || value === undefined) return value
    if (typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number') {
      return Number.isFinite(value) ? value + 0 : refuse('a number that is not finite')
    }
    if (typeof value !== 'object') return refuse(`a ${typeof value}`)
    if (depth > deepest) return refuse('data nested too deep')
    if (copies.has(value)) return copies.get(value) ?? refuse('data that contains itself')
    copies.set(value, undefined)
    try {
      const copy = copyOf(value, depth + 1)
      copies.set(value, copy)
      return copy
    } catch (error) {
      return refuse(`data that cannot be looked at (${nameOf(error)})`)
    }
  }
  const value = visit(input, 0)
  return { value, faults: [...faults] }
}

/** Anything can be thrown, even something that cannot be printed. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

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
