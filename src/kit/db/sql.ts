// SQL is written as SQL: a template whose values travel as parameters, never as text.

export type Sql = {
  text: readonly string[]
  values: readonly unknown[]
  /** A statement with a name is parsed and planned once a connection. For the few that run always. */
  name?: string
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value

/** `sql\`select … where id = ${id}\``; a value that is itself SQL is spliced in. */
export function sql(strings: TemplateStringsArray, ...given: unknown[]): Sql {
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
  const numbered = text.reduce(
    (all, part, index) => (index === 0 ? part : `${all}$${index}${part}`),
    '',
  )
  return { text: numbered, values: [...values], ...(name === undefined ? {} : { name }) }
}
