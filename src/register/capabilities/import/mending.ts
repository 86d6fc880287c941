// A person mends a file before it is imported: one cell, or every cell that says a value.
import { z } from 'zod'

const field = z.string().max(80)
const cell = z.string().max(10_000)

export const mendingSchema = z.object({
  /** By the number of the line, then by field. */
  lines: z.record(z.string().regex(/^\d{1,6}$/), z.record(field, cell)),
  /** In every line that says this. */
  values: z.array(z.object({ field, said: cell, by: cell })).max(500),
})
export type Mending = z.output<typeof mendingSchema>

export const nothingMended: Mending = { lines: {}, values: [] }

const same = (one: string, other: string) => one.trim() === other.trim()

/** A cell as it was mended. One that holds several has each of them looked at. */
export function mended(
  { lines, values }: Mending,
  at: { line: number; field: string; several: boolean },
  text: string,
): string {
  const own = lines[String(at.line)]?.[at.field] ?? text
  const replaced = (part: string) =>
    values.findLast(({ field, said }) => field === at.field && same(said, part))?.by ?? part
  if (!values.some(({ field }) => field === at.field)) return own
  return at.several
    ? own
        .split(/[;\n]/)
        .map((part) => replaced(part.trim()))
        .join('; ')
    : replaced(own)
}
