// Rows from a spreadsheet: first what would become of each line, then all of them or none.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { fileLimit } from '../../../kit/files/files.contract.ts'
import { locales } from '../../../kit/locales.ts'
import type { Register } from '../../define.ts'
import { grantTo, pathOf } from '../call-parts.ts'
import { mendingSchema } from './mending.ts'
import { columns, importProgress, lineVerdict, mapping } from './progress.ts'

export type { ImportProgress, LineVerdict, NearValue } from './progress.ts'

export const linesAtMost = 20_000
export const bytesAtMost = fileLimit
export const tokenMinutes = 60
export const undoHours = 24

/** `update` asks for the right to edit. */
export const importTwins = ['refuse', 'skip', 'update'] as const
export type ImportTwins = (typeof importTwins)[number]

const checked = columns.extend({
  token: z.uuid(),
  lines: z.array(lineVerdict),
  /** `skip`: those that say the same as the row that is there, too. */
  totals: z.object({
    lines: z.int(),
    create: z.int(),
    update: z.int(),
    skip: z.int(),
    error: z.int(),
  }),
  committed: z.boolean(),
  /** The lines that were left out, as a workbook to mend, in base 64: what is wrong is in its last column. */
  mend: z.base64().nullable(),
})
export type ImportVerdict = z.output<typeof checked>

export const importCalls = (register: Register) => ({
  importRows: route({
    method: 'POST',
    path: `${pathOf(register)}/import`,
    summary: `${register.many}: with \`dry_run=1\` the verdict on every line of a stored file and a token; with that token all lines are imported, or none; with \`take=good\` those that are right.`,
    grant: grantTo(register, 'create'),
    query: z.object({
      dry_run: z.enum(['0', '1']).default('0'),
      take: z.enum(['all', 'good']).default('all'),
    }),
    body: z.object({
      file: z.uuid(),
      mapping: mapping.optional(),
      /** Other words for cells of the file; the import takes those that its check was given. */
      mending: mendingSchema.optional(),
      token: z.uuid().optional(),
      /** What becomes of a line where a row has its unique value already. */
      twins: z.enum(importTwins).default('refuse'),
      /** The row that the address lies within, for lines that name none. */
      within: z.uuid().optional(),
    }),
    reply: z.object({ data: checked }),
    progress: importProgress,
    problems: ['row/missing', 'import/stale', 'import/lines'],
  }),
  undoImport: route({
    method: 'POST',
    path: `${pathOf(register)}/import/undo`,
    summary: `${register.many}: take an import back within ${undoHours} h, while nothing of it was changed or is used.`,
    grant: grantTo(register, 'create'),
    body: z.object({ token: z.uuid() }),
    reply: z.object({ data: z.object({ removed: z.int(), restored: z.int() }) }),
    problems: ['row/missing', 'import/kept'],
  }),
  importTemplate: route({
    method: 'GET',
    path: `${pathOf(register)}/import/template`,
    summary: `${register.many}: a sheet to fill in and import: headings, notes and lists to choose from, and no lines.`,
    grant: grantTo(register, 'create'),
    query: z.object({
      format: z.enum(['csv', 'xlsx']),
      lang: z.enum(locales).optional(),
    }),
  }),
})
