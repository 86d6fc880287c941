// SQL is written as SQL: a template whose values travel as parameters, never as text.

export type Sql = {
  text: readonly string[]
  values: readonly unknown[]
  /** Has a statement with splices planned once a connection too: where its text is one of few. */
  steady?: true
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value

const numbered = (text: readonly string[]) =>
  text.reduce((all, part, index) => (index === 0 ? part : `${all}$${index}${part}`), '')

// A statement with a name is parsed and planned once a connection. A template with nothing spliced in
// is the same each time and gets one: there are as many as the code has. Others get one when they say
// that they are steady, up to a bound that keeps a mistake from filling the server.
type Statement = { text: string; name?: string }
const fixed = new WeakMap<readonly string[], Statement>()
const steadies = new Map<string, Statement>()
const mostSteady = 2000
let count = 0

function named(text: string): Statement {
  count += 1
  return { text, name: `s${count}` }
}

function fix(strings: TemplateStringsArray): void {
  if (!fixed.has(strings)) fixed.set(strings, named(numbered(strings)))
}

function steady(text: string): Statement {
  const known = steadies.get(text)
  if (known !== undefined) return known
  if (steadies.size >= mostSteady) return { text }
  const statement = named(text)
  steadies.set(text, statement)
  return statement
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

const nothing: Sql = { text: [''], values: [] }

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
export function toQuery(query: Sql) {
  const statement =
    fixed.get(query.text) ??
    (query.steady ? steady(numbered(query.text)) : { text: numbered(query.text) })
  return { ...statement, values: [...query.values] }
}
