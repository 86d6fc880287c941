// An import, from the file to its rows: as a trial whose verdicts are answered, or for good.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Keys } from '../../../../kit/encryption/server/keys.ts'
import { goneOf } from '../../../../kit/http/server/gone.ts'
import { localeOf } from '../../../../kit/http/server/language.ts'
import { locales } from '../../../../kit/locales.ts'
import { Problem } from '../../../../kit/problems.ts'
import { fieldOf } from '../../../define.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { sayIn } from '../../../server/words.ts'
import {
  bytesAtMost,
  type ImportProgress,
  type ImportTwins,
  type ImportVerdict,
} from '../contract.ts'
import type { Mapping } from '../guess.ts'
import { type Mending, nothingMended } from '../mending.ts'
import { draftsOf, isFaulty, type RowDraft } from './draft.ts'
import {
  expectMany,
  type ImportFile,
  lockRun,
  noteCheck,
  noteCommit,
  type Run,
  sayWhy,
} from './import-run.store.ts'
import { makeRows } from './make-rows.ts'
import { examplesOf, guessedOf, mappingOf } from './map-columns.ts'
import { changedRows } from './put-back.ts'
import { readTable, type SheetTable } from './read-table.ts'
import { resolve, type SayLineError } from './resolve.ts'
import { checkFields, checkTwins } from './rules.ts'
import { sheetToMend } from './sheet-to-mend.ts'
import { findTwins, refuseSameRow } from './twins.store.ts'
import { sayChanges, shownOf, totalsOf, verdictOf } from './verdicts.ts'
import { sayWhyWrong } from './why-wrong.ts'

/** Where files that were sent are found. */
export type ImportDesk = {
  /** Where files are made that leave the server. */
  folder: string
  /** For what is encrypted in them. */
  keys: Keys
  /** The file with this id, if the caller has sent it. */
  sent(context: Context, id: string): Promise<ImportFile | undefined>
  content(context: Context, file: ImportFile): Promise<Readable>
}

const sayers = locales.map(sayIn)

export type ImportRequest = {
  file: string
  mapping?: Mapping | undefined
  mending?: Mending | undefined
  token?: string | undefined
  within?: string | undefined
  twins?: ImportTwins
  take?: 'all' | 'good'
}
export type Sentence = (words: string) => string

/** A file that was sent, and what stands in it. */
export type ImportSheet = { file: ImportFile; table: SheetTable }

/** Finds the file; reading it is done once the transaction has ended. */
export async function sheetOf(
  context: Context,
  desk: ImportDesk,
  id: string,
): Promise<() => Promise<ImportSheet>> {
  const file = await desk.sent(context, id)
  if (file === undefined) throw new Problem('row/missing')
  if (file.bytes > bytesAtMost) throw new Problem('body/too-large')
  return async () => {
    const bytes = await buffer(await desk.content(context, file))
    return { file, table: await readTable(bytes, file.mime) }
  }
}

/** Lines that do not say what they lie within lie where the address does. */
async function fillWithin(
  request: RegisterRequest,
  drafts: readonly RowDraft[],
  id: string | undefined,
) {
  const name = request.extension.register.within
  if (name === undefined || id === undefined) return
  const { table, open } = request.registers.target(fieldOf(request.extension.register, name))
  const there = await request.context.db.maybe(sql`
    select r.id from ${sql.id(table)} r
    where r.company_id = current_company() and r.id = ${id} and ${open} for key share`)
  if (there === undefined) throw new Problem('row/missing')
  // A row that is there stays where it lies.
  for (const { values, twin } of drafts) if (twin === undefined) values[name] ??= id
}

export type ImportSpeech = { say: Sentence; tell: (part: ImportProgress) => void }
/** So many rows are written between two signs of life. */
const saidAfter = 25

/** How far it is: the lines that were judged since, and how many were before. */
type Saying = (judged: readonly RowDraft[], of: number) => Promise<void>

async function attempt(
  request: RegisterRequest,
  table: SheetTable,
  understood: { mapping: Mapping; mending: Mending },
  asked: ImportRequest,
  { say, judged }: { say: Sentence; judged: Saying },
) {
  const { register } = request.extension
  await expectMany(request.context)
  const drafts = draftsOf(register, table, understood, sayers)
  if (asked.twins !== 'refuse') await findTwins(request, drafts)
  if (asked.twins === 'skip') for (const draft of drafts) if (draft.twin) draft.passed = 'skip'
  const tell: SayLineError = (sentence, value) => say(sentence).replace('{value}', () => value)
  await resolve(request, drafts, tell)
  await fillWithin(request, drafts, asked.within)
  const locale = localeOf(request.context.exchange.header('accept-language'))
  sayWhyWrong(register, drafts, { say: sayIn(locale), tell })
  checkFields(register, drafts)
  checkTwins(register, drafts)
  const left = drafts.filter(({ passed }) => passed === undefined)
  refuseSameRow(left)
  await judged(
    drafts.filter(({ passed }) => passed !== undefined),
    drafts.length,
  )
  return { drafts, made: await makeRows(request, left, (some) => judged(some, drafts.length)) }
}

export async function dryRun(
  request: RegisterRequest,
  { file, table }: ImportSheet,
  asked: ImportRequest,
  { say, tell }: ImportSpeech,
): Promise<ImportVerdict> {
  const { context, extension } = request
  const gone = goneOf(context.exchange)
  const mapping = mappingOf(request, table, asked.mapping, sayers)
  const mending = asked.mending ?? nothingMended
  const guessed = guessedOf(request, table, mapping, sayers)
  const columns = { headings: table.headings, examples: examplesOf(table), mapping, guessed }
  let done = 0
  await context.db.run(sql`savepoint dry_run`)
  const { drafts } = await attempt(request, table, { mapping, mending }, asked, {
    say,
    async judged(some, of) {
      gone.throwIfAborted()
      await sayChanges(request, some)
      const first = done === 0
      done += some.length
      const lines = some.map((draft) => verdictOf(draft, say))
      tell({ ...(first && { columns }), done, of, lines })
    },
  })
  await context.db.run(sql`rollback to savepoint dry_run`)
  const totals = totalsOf(drafts)
  const token = await noteCheck(context, extension.register.name, file, {
    mapping,
    mending,
    lines: totals.lines,
    faulty: totals.error,
  })
  const shown = shownOf(drafts, mending)
  const lines = drafts.map((draft) => verdictOf(draft, say, shown))
  return { ...columns, token, lines, totals, committed: false, mend: null }
}

const same = (a: Mapping, b: Mapping) =>
  Object.keys({ ...a, ...b }).every((heading) => (a[heading] ?? null) === (b[heading] ?? null))

function stillGood(run: Run | undefined, asked: ImportRequest): Run {
  if (run === undefined) throw new Problem('row/missing')
  if (!run.fresh || run.committed_at !== null) throw new Problem('import/stale')
  if (asked.mapping !== undefined && !same(run.mapping, asked.mapping))
    throw new Problem('import/stale', {
      errors: { mapping: ['The columns were reassigned. Check the file again.'] },
    })
  return run
}

export async function commit(
  request: RegisterRequest,
  { file, table }: ImportSheet,
  asked: ImportRequest,
  token: string,
  { say, tell }: ImportSpeech,
): Promise<ImportVerdict> {
  const { context, extension } = request
  const run = stillGood(await lockRun(context, extension.register.name, token), asked)
  if (file.sha256 !== run.sha256) throw new Problem('import/stale')
  await sayWhy(context, file.name)
  const judged = async () => undefined
  const { drafts, made } = await attempt(request, table, run, asked, { say, judged })
  const faulty = drafts.filter(isFaulty)
  if (faulty.length > 0 && asked.take !== 'good')
    throw new Problem('import/lines', {
      extra: { lines: faulty.slice(0, 200).map((draft) => verdictOf(draft, say)) },
    })
  for (const [n, change] of made.entries()) {
    if (n % saidAfter === 0) tell({ done: n, of: made.length, lines: [] })
    await extension.written?.(context, change)
  }
  await noteCommit(context, token, {
    made: made.filter(({ before }) => before === undefined).map(({ after }) => after.id),
    changed: await changedRows(request, made),
  })
  const { headings } = table
  const totals = totalsOf(drafts)
  const mend =
    faulty.length > 0 ? await sheetToMend(request, table, faulty, run.mapping, say) : null
  const { mapping } = run
  const columns = { headings, examples: {}, mapping, guessed: [] }
  return { ...columns, token, lines: [], totals, committed: true, mend }
}
