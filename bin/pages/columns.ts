// A long table squeezes better by its columns than by its rows: what is alike stands together, and no key is said twice.

type Row = Readonly<Record<string, unknown>>
/** The values of each row, or where they stand among the few that there are; null and -1 where a row has none. */
type Column = { each: unknown[] } | { few: unknown[]; at: number[] }
export type Columns = Readonly<Record<string, Column>>

export function columnsOf(rows: readonly Row[]): Columns {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return Object.fromEntries(
    keys.map((key): [string, Column] => {
      const said = rows.map((row) => JSON.stringify(row[key]))
      const few = [...new Set(said.filter((value) => value !== undefined))]
      if (few.length > rows.length / 2) return [key, { each: rows.map((row) => row[key] ?? null) }]
      const at = said.map((value) => few.indexOf(value))
      return [key, { few: few.map((value) => JSON.parse(value)), at }]
    }),
  )
}

/** The rows again. Pages have it as it stands here: it uses nothing from without. */
export function rowsOf(columns: Columns): Row[] {
  const rows: Record<string, unknown>[] = []
  for (const [key, column] of Object.entries(columns)) {
    const values = 'each' in column ? column.each : column.at.map((at) => column.few[at] ?? null)
    values.forEach((value, at) => {
      rows[at] ??= {}
      if (value !== null) rows[at][key] = value
    })
  }
  return rows
}
