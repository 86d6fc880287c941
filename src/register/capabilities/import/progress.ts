// What becomes of the lines of a file, as far as it is known.
import { z } from 'zod'

/** Heading of the file: name of the field that it fills, or null for none. */
export const mapping = z.record(z.string().max(1000), z.string().max(80).nullable())

const nearValue = z.object({ said: z.string(), near: z.string() })
export type NearValue = z.output<typeof nearValue>

export const lineVerdict = z.object({
  /** As a spreadsheet numbers it: the headings stand in line 1. */
  line: z.int(),
  /** A row may have its unique value already: it is changed, passed over, or says the same. */
  verdict: z.enum(['create', 'update', 'skip', 'same', 'error']),
  name: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  /** Of a line with errors, and of one that was mended: what its cells say, by field. */
  cells: z.record(z.string(), z.string()),
  /** What a value that is wrong was most likely meant to be, by field. */
  near: z.record(z.string(), z.array(nearValue)),
  /** What changes in a row that is there, in the words of the caller's language. */
  changes: z.array(
    z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
})
export type LineVerdict = z.output<typeof lineVerdict>

export const columns = z.object({
  headings: z.array(z.string()),
  /** The first values under each heading. */
  examples: z.record(z.string(), z.array(z.string())),
  mapping,
  /** Headings that only resemble what they were taken for. */
  guessed: z.array(z.string()),
})

/** `done` of `of` lines are judged, or written; those that were judged since the line before. */
export const importProgress = z.object({
  columns: columns.optional(),
  done: z.int(),
  of: z.int(),
  lines: z.array(lineVerdict),
})
export type ImportProgress = z.output<typeof importProgress>
