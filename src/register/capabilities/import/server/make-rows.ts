// Turns lines into rows through the rules that hold for everybody. A dry run does the very same and
// is rolled back: its verdicts are those of the import itself.
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { Change } from '../../../server/extension.ts'
import type { With } from '../../../server/registers.ts'
import { hashOf, insertRows, validateWrite } from '../../../server/writing.ts'
import { blame, type Draft, isFaulty } from './draft.ts'

type Ready = { draft: Draft; change: Change; hash: string }

const atOnce = 500
const asked = 50

function blameFor(draft: Draft, error: unknown): void {
  if (!(error instanceof Problem)) throw error
  const errors = error.errors ?? { '': [error.message] }
  for (const [field, told] of Object.entries(errors))
    for (const message of told) blame(draft, field, message)
}

/** Lines whose parents come before them; those that wait for each other in a circle are blamed. */
function* inOrder(drafts: readonly Draft[]): Generator<Draft[]> {
  const done = new Set<Draft>()
  let left = [...drafts]
  while (left.length > 0) {
    const free = left.filter(({ refs }) => refs.every(({ to, first }) => !first || done.has(to)))
    if (free.length === 0) break
    yield free
    for (const draft of free) done.add(draft)
    left = left.filter((draft) => !done.has(draft))
  }
  for (const draft of left)
    for (const { field } of draft.refs.filter(({ first }) => first))
      blame(draft, field, 'These point at each other in a circle.')
}

/** What points at a line that is not right is not right either. */
function blameFollowers(drafts: readonly Draft[]): void {
  for (let found = true; found; ) {
    found = false
    for (const draft of drafts) {
      if (isFaulty(draft)) continue
      for (const { field } of draft.refs.filter(({ to }) => isFaulty(to))) {
        blame(draft, field, 'The line that this points at is not right.')
        found = true
      }
    }
  }
}

/** The file's pointers have been looked up, all at once. */
const nothingToAsk = async () => ({})

async function settle(on: With, draft: Draft): Promise<Ready | undefined> {
  try {
    const given = { ...draft.values, id: draft.id }
    const change = await validateWrite(on, undefined, given, nothingToAsk)
    return { draft, change, hash: hashOf(draft.values) }
  } catch (error) {
    blameFor(draft, error)
    return undefined
  }
}

async function settleAll(on: With, drafts: readonly Draft[]): Promise<Ready[]> {
  const ready: Ready[] = []
  for (let from = 0; from < drafts.length; from += asked) {
    const some = drafts.slice(from, from + asked).map((draft) => settle(on, draft))
    ready.push(...(await Promise.all(some)).filter((one) => one !== undefined))
  }
  return ready
}

async function guarded(on: With, work: () => Promise<void>): Promise<unknown> {
  const { db } = on.context
  await db.run(sql`savepoint some_lines`)
  try {
    await work()
    await db.run(sql`release savepoint some_lines`)
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await db.run(sql`rollback to savepoint some_lines`)
    return error
  }
}

/** Where some are refused together, each is tried by itself, after those before it. */
async function insert(on: With, ready: readonly Ready[]): Promise<Change[]> {
  if ((await guarded(on, () => insertRows(on, ready))) === undefined)
    return ready.map(({ change }) => change)
  const made: Change[] = []
  for (const { draft } of ready) {
    const again = await settle(on, draft)
    if (again === undefined) continue
    const refused = await guarded(on, () => insertRows(on, [again]))
    if (refused === undefined) made.push(again.change)
    else blameFor(draft, refused)
  }
  return made
}

/** Answers with what was written; what could not be carries its errors. */
export async function makeRows(on: With, drafts: readonly Draft[]): Promise<Change[]> {
  const made: Change[] = []
  for (const level of inOrder(drafts)) {
    blameFollowers(level)
    const ready = await settleAll(
      on,
      level.filter((draft) => !isFaulty(draft)),
    )
    for (let from = 0; from < ready.length; from += atOnce)
      made.push(...(await insert(on, ready.slice(from, from + atOnce))))
  }
  blameFollowers(drafts)
  return made
}
