// Turns lines into rows through the rules that hold for everybody. A dry run does the very same and
// is rolled back: its verdicts are those of the import itself.
import { Problem } from '../../../../kit/problems.ts'
import type { Write } from '../../../server/extension.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { hashOf, insertRows, validateWrite } from '../../../server/writing.ts'
import { changeRows, nothingToAsk } from './change-rows.ts'
import { blame, isFaulty, type RowDraft } from './draft.ts'
import { blameFor, guarded } from './refusals.ts'

type Ready = { draft: RowDraft; change: Write; hash: string }

/** Lines that are judged together, and said then. */
const atOnce = 100
const asked = 50

/** Lines whose parents come before them; those that wait for each other in a circle are blamed. */
function* inOrder(drafts: readonly RowDraft[]): Generator<RowDraft[]> {
  const done = new Set<RowDraft>()
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
      blame(draft, field, 'These lines refer to each other in a circle.')
}

/** A line that points at an invalid line is invalid too. */
function blameFollowers(drafts: readonly RowDraft[]): void {
  for (let found = true; found; ) {
    found = false
    for (const draft of drafts) {
      if (isFaulty(draft)) continue
      for (const { field } of draft.refs.filter(({ to }) => isFaulty(to))) {
        blame(draft, field, 'The line this refers to has an error.')
        found = true
      }
    }
  }
}

async function settle(request: RegisterRequest, draft: RowDraft): Promise<Ready | undefined> {
  try {
    const given = { ...draft.values, id: draft.id }
    const change = await validateWrite(request, undefined, given, nothingToAsk)
    return { draft, change, hash: hashOf(draft.values) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    blameFor(draft, error)
    return undefined
  }
}

async function settleAll(request: RegisterRequest, drafts: readonly RowDraft[]): Promise<Ready[]> {
  const ready: Ready[] = []
  for (let from = 0; from < drafts.length; from += asked) {
    const some = drafts.slice(from, from + asked).map((draft) => settle(request, draft))
    ready.push(...(await Promise.all(some)).filter((one) => one !== undefined))
  }
  return ready
}

/** Where some are refused together, each is tried by itself, after those before it. */
async function insert(request: RegisterRequest, ready: readonly Ready[]): Promise<Write[]> {
  if ((await guarded(request, () => insertRows(request, ready))) === undefined)
    return ready.map(({ change }) => change)
  const made: Write[] = []
  for (const { draft } of ready) {
    const again = await settle(request, draft)
    if (again === undefined) continue
    const refused = await guarded(request, () => insertRows(request, [again]))
    if (refused === undefined) made.push(again.change)
    else blameFor(draft, refused)
  }
  return made
}

/** Answers with what was written; the other lines carry their errors. Each line is said once it is judged. */
export async function makeRows(
  request: RegisterRequest,
  drafts: readonly RowDraft[],
  say: (judged: readonly RowDraft[]) => Promise<void>,
): Promise<Write[]> {
  const made: Write[] = []
  for (const level of inOrder(drafts)) {
    blameFollowers(level)
    for (let from = 0; from < level.length; from += atOnce) {
      const some = level.slice(from, from + atOnce)
      const right = some.filter((draft) => !isFaulty(draft))
      const fresh = right.filter(({ twin }) => twin === undefined)
      const there = right.filter(({ twin }) => twin !== undefined)
      const ready = await settleAll(request, fresh)
      if (ready.length > 0) made.push(...(await insert(request, ready)))
      if (there.length > 0) made.push(...(await changeRows(request, there)))
      await say(some)
    }
  }
  blameFollowers(drafts)
  return made
}
