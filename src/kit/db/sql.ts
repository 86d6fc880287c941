// SQL is written as SQL: a template whose values travel as parameters, never as text.

export type Sql = {
  text: readonly string[]
  values: readonly unknown[]
  /** Has a statement with splices planned once a connection too: for the few that run always. */
  name?: string
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value

const numbered = (text: readonly string[]) =>
  text.reduce((all, part, index) => (index === 0 ? part : `${all}$${index}${part}`), '')

// A template with nothing spliced in is the same statement each time: it is put together once, and
// its name lets each connection parse and plan it once. There are as many as the code has.
const fixed = new WeakMap<readonly string[], { text: string; name: string }>()
let count = 0

function fix(strings: TemplateStringsArray): void {
  if (fixed.has(strings)) return
  count += 1
  fixed.set(strings, { text: numbered(strings), name: `s${count}` })
}

/** `sql\`select … where id = ${id}\``; a value that is itself SQL is spliced in. */
export function sql(strings: TemplateStringsArray, ...given: unknown[]): Sql {
  if (!given.some(isSql)) {
    fix(strings)
    return { text: strings, values: given }
  }
  const text: string[] = [strings[0] ?? '']
  const values: unknown[] = []
  given.forEach((value, index) => {
    const after = strings[index + 1] ?? ''
    const last = text.length - 1
    if (isSql(value)) {
      text[last] += value.text[0] ?? ''
      text.push(...value.text.slice(1))
      values.push(...value.values)
      text[text.length - 1] += after
    } else {
      values.push(value)
      text.push(after)
    }
  })
  return { text, values }
}

export const nothing: Sql = { text: [''], values: [] }

/** Joins fragments: `sql.join(conditions, sql\` and \`)`. */
sql.join = (parts: readonly Sql[], between: Sql = sql`, `): Sql =>
  parts.reduce((all, part, index) => (index === 0 ? part : sql`${all}${between}${part}`), nothing)

/** A name of a table or column, quoted; names come from definitions, never from requests. */
sql.id = (name: string): Sql => ({
  text: [
    name
      .split('.')
      .map((part) => `"${part.replaceAll('"', '""')}"`)
      .join('.'),
  ],
  values: [],
})

/** The text with `$1 …` and its values, as the driver takes it. */
export function toQuery({ text, values, name }: Sql) {
  const statement = fixed.get(text) ?? { text: numbered(text), ...(name && { name }) }
  return { ...statement, values: [...values] }
}
