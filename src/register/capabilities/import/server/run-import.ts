// An import, from the file to its rows: as a trial whose verdicts are answered, or for good.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import { fieldOf } from '../../../define.ts'
import type { With } from '../../../server/registers.ts'
import { languages, sayIn } from '../../../server/words.ts'
import { bytesAtMost, type Checked, type LineVerdict } from '../contract.ts'
import type { Mapping } from '../guess.ts'
import { type Draft, draftsOf, isFaulty } from './draft.ts'
import {
  expectMany,
  lockRun,
  noteCheck,
  noteCommit,
  type Run,
  type SentFile,
  sayWhy,
} from './import-run.store.ts'
import { makeRows } from './make-rows.ts'
import { examplesOf, mappingOf } from './map-columns.ts'
import { readTable, type Table } from './read-table.ts'
import { resolve } from './resolve.ts'
import { checkFields, checkTwins } from './rules.ts'

/** Where files that were sent are found. */
export type ImportDesk = {
  /** Where files are made that leave the server. */
  folder: string
  /** The file with this id, if whoever asks has sent it. */
  sent(context: Context, id: string): Promise<SentFile | undefined>
  content(context: Context, file: SentFile): Promise<Readable>
}

const sayers = languages.map(sayIn)

export type Asked = {
  file: string
  mapping?: Mapping | undefined
  token?: string | undefined
  within?: string | undefined
}
export type Sentence = (words: string) => string

/** A file that was sent, and what stands in it. */
export type Sheet = { file: SentFile; table: Table }

/** Finds the file; reading it is done once the transaction has ended. */
export async function sheetOf(
  context: Context,
  desk: ImportDesk,
  id: string,
): Promise<() => Promise<Sheet>> {
  const file = await desk.sent(context, id)
  if (file === undefined) throw new Problem('row/missing')
  if (file.bytes > bytesAtMost) throw new Problem('body/too-large')
  return async () => {
    const bytes = await buffer(await desk.content(context, file))
    return { file, table: await readTable(bytes, file.mime) }
  }
}

/** Lines that do not say what they lie within lie where the address does. */
async function fillWithin(on: With, drafts: readonly Draft[], id: string | undefined) {
  const name = on.beside.register.within
  if (name === undefined || id === undefined) return
  const { table, open } = on.registers.target(fieldOf(on.beside.register, name))
  const there = await on.context.db.maybe(sql`
    select r.id from ${sql.id(table)} r
    where r.company_id = current_company() and r.id = ${id} and ${open} for key share`)
  if (there === undefined) throw new Problem('row/missing')
  for (const { values } of drafts) values[name] ??= id
}

async function attempt(on: With, table: Table, mapping: Mapping, asked: Asked, say: Sentence) {
  const { register } = on.beside
  await expectMany(on.context)
  const drafts = draftsOf(register, table, mapping, sayers)
  await resolve(on, drafts, (sentence, value) => say(sentence).replace('{value}', () => value))
  await fillWithin(on, drafts, asked.within)
  checkFields(register, drafts)
  checkTwins(register, drafts)
  return { drafts, made: await makeRows(on, drafts) }
}

const verdictOf = ({ line, name, errors }: Draft, say: Sentence): LineVerdict => ({
  line,
  verdict: Object.keys(errors).length > 0 ? 'error' : 'create',
  name,
  errors: Object.fromEntries(Object.entries(errors).map(([field, told]) => [field, told.map(say)])),
})

function totalsOf(drafts: readonly Draft[]): Checked['totals'] {
  const error = drafts.filter(isFaulty).length
  return { lines: drafts.length, create: drafts.length - error, error }
}

export async function dryRun(
  on: With,
  { file, table }: Sheet,
  asked: Asked,
  say: Sentence,
): Promise<Checked> {
  const { context, beside } = on
  const mapping = mappingOf(on, table, asked.mapping, sayers)
  await context.db.run(sql`savepoint dry_run`)
  const { drafts } = await attempt(on, table, mapping, asked, say)
  await context.db.run(sql`rollback to savepoint dry_run`)
  const totals = totalsOf(drafts)
  const token = await noteCheck(context, beside.register.name, file, {
    mapping,
    lines: totals.lines,
    faulty: totals.error,
  })
  const lines = drafts.map((draft) => verdictOf(draft, say))
  const { headings } = table
  return { token, headings, examples: examplesOf(table), mapping, lines, totals, committed: false }
}

const same = (a: Mapping, b: Mapping) =>
  Object.keys({ ...a, ...b }).every((heading) => (a[heading] ?? null) === (b[heading] ?? null))

function stillGood(run: Run | undefined, asked: Asked): Run {
  if (run === undefined) throw new Problem('row/missing')
  if (!run.fresh || run.committed_at !== null) throw new Problem('import/stale')
  if (asked.mapping !== undefined && !same(run.mapping, asked.mapping))
    throw new Problem('import/stale', {
      errors: { mapping: ['The columns were assigned otherwise. Check the file again.'] },
    })
  return run
}

export async function commit(
  on: With,
  { file, table }: Sheet,
  asked: Asked,
  token: string,
  say: Sentence,
): Promise<Checked> {
  const { context, beside } = on
  const run = stillGood(await lockRun(context, beside.register.name, token), asked)
  if (file.sha256 !== run.sha256) throw new Problem('import/stale')
  await sayWhy(context, file.name)
  const { drafts, made } = await attempt(on, table, run.mapping, asked, say)
  const faulty = drafts.filter(isFaulty)
  if (faulty.length > 0)
    throw new Problem('import/lines', {
      extra: { lines: faulty.slice(0, 200).map((draft) => verdictOf(draft, say)) },
    })
  for (const change of made) await beside.written?.(context, change)
  await noteCommit(
    context,
    token,
    made.map(({ after }) => after.id),
  )
  const { headings } = table
  const totals = totalsOf(drafts)
  return { token, headings, examples: {}, mapping: run.mapping, lines: [], totals, committed: true }
}
