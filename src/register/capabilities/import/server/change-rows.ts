// Lines whose row is there already: it becomes what they say. What a line leaves empty stays as it is.
import { textsIn } from '../../../../kit/own.ts'
import { writable } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import type { Stored, Write } from '../../../server/extension.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { differing, lockRows, updateRow, validateWrite } from '../../../server/writing.ts'
import { blame, isFaulty, type RowDraft } from './draft.ts'
import { blameFor, guarded } from './refusals.ts'

/** Of several rows that it points at, a line adds those that it names and takes none away. */
function valuesOf({ extension }: RegisterRequest, before: Stored, { values, id }: RowDraft) {
  const added = writable(extension.register).flatMap(([name, field]) =>
    kindOf(field).points === 'many' && values[name] !== undefined
      ? [[name, [...new Set([...textsIn(before[name]), ...textsIn(values[name])])]] as const]
      : [],
  )
  return { ...values, ...Object.fromEntries(added), id }
}

/** The file's pointers have been looked up, all at once. */
export const nothingToAsk = async () => ({})

async function changeRow(
  request: RegisterRequest,
  draft: RowDraft,
  before: Stored,
): Promise<Write | undefined> {
  const { register } = request.extension
  draft.name ||= String(before[register.named] ?? '')
  const given = valuesOf(request, before, draft)
  let change: Write | undefined
  const refused = await guarded(request, async () => {
    change = await validateWrite(request, before, given, nothingToAsk)
    await updateRow(request, change)
  })
  if (refused !== undefined) blameFor(draft, refused)
  else if (change !== undefined && differing(register, change).length === 0) draft.passed = 'same'
  else if (change !== undefined) draft.change = change
  return draft.change
}

/** Answers with what was written; the other lines say the same, or carry their errors. */
export async function changeRows(
  request: RegisterRequest,
  drafts: readonly RowDraft[],
): Promise<Write[]> {
  const rows = await lockRows(
    request,
    drafts.map(({ id }) => id),
  )
  const made: Write[] = []
  for (const draft of drafts) {
    const before = rows.get(draft.id)
    if (before === undefined)
      // It is there, but not for the eyes of the caller.
      blame(
        draft,
        draft.twin ?? '',
        `Another ${request.extension.register.one.toLowerCase()} has this already.`,
      )
    const change =
      before === undefined || isFaulty(draft) ? undefined : await changeRow(request, draft, before)
    if (change !== undefined) made.push(change)
  }
  return made
}
