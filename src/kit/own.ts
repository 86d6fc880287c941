/** What a table has under a name that anybody may have typed. Every object has a `constructor`, which
 *  is none of the table's. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** The names of a table that has those of its type and no others. */
export const keysOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(table) as Name[]
