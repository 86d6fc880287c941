/** The value of a table under a name that anybody may have typed. Every object has a `constructor`, which
 * is none of the table's. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Whether it is one of the table's names. */
export const isNameIn = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  name: string,
): name is Name => Object.hasOwn(table, name)

/** Something with named parts; a list has none. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The named parts of a value; none where it is no record. */
export const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {}

/** The one of them that it is. */
export const oneOf = <T>(all: readonly T[], value: unknown): T | undefined =>
  all.find((one) => one === value)

/** The names of a table that has those of its type and no others. */
export const keysOf = <Name extends string>(
  table: Readonly<Partial<Record<Name, unknown>>>,
): Name[] => Object.keys(table) as Name[]

/** The same names, each with what is made of its value. */
export function mapped<Name extends string, Value, Other>(
  table: Readonly<Record<Name, Value>>,
  make: (value: Value, name: Name) => Other,
): Record<Name, Other> {
  const made: Partial<Record<Name, Other>> = {}
  for (const name of keysOf(table)) made[name] = make(table[name], name)
  return made as Record<Name, Other>
}

/** The texts in a value: it is one, has several, or is none. */
export const textsIn = (value: unknown): string[] =>
  [value].flat().filter((one) => typeof one === 'string')
