import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { Problem } from '../../../kit/problems.ts'
import { followDuties } from '../headcount/follow-duties.server.ts'
import { countWorkers } from '../headcount/headcount.store.ts'
import { formsToExpect } from '../plan/plan.store.ts'
import { openWorkplace, refuse, type WorkplaceFacts, workplaceOf } from '../workplace.store.ts'
import { kinds, type WorkplaceKind, type WorkplaceRef } from '../workplace.ts'
import { type RosterPart, rosterCalls, rosterParts } from './roster.contract.ts'
import * as store from './roster.store.ts'

const chooseOne = 'Choose from the list.'

/** Copies can be sent of forms that say which project or team they are about. */
async function checkForms(db: Db, kind: WorkplaceKind, forms: readonly string[]): Promise<void> {
  if (forms.length === 0) return
  const known = new Set((await formsToExpect(db, kind)).map(({ id }) => id))
  if (forms.some((id) => !known.has(id))) throw refuse('forms', chooseOne)
}

function partCalls(kind: WorkplaceKind, part: RosterPart) {
  const calls = rosterCalls[kind][part]

  /** The workers of an active project are counted, and duties follow from their number. */
  async function recount(db: Db, { id, status, today }: WorkplaceFacts, publicUrl: string) {
    if (kind !== 'project' || part !== 'workers' || status !== 'active') return
    await countWorkers(db, id, today)
    await followDuties(db, id, publicUrl)
  }

  const read = bind(calls.read, async ({ db }, { params }) => {
    const { id, name, open, today } = await workplaceOf(db, { kind, id: params.id })
    return {
      data: {
        workplace: { id, name, open },
        today,
        entries: await store.entriesOf(db, part, { kind, id }, today),
        forms: part === 'clients' ? await formsToExpect(db, kind) : [],
      },
    }
  })

  const choices = bind(calls.choices, async ({ db }, { params, query }) => {
    const place = await workplaceOf(db, { kind, id: params.id })
    const { search } = query
    return { data: await store.choicesOf(db, part, { place, search, today: place.today }) }
  })

  const add = bind(calls.add, async ({ db, exchange }, { params, body }) => {
    const place = await openWorkplace(db, { kind, id: params.id })
    const term = { ...body, from_on: body.from_on ?? place.today }
    if (term.to_on !== null && term.to_on < term.from_on)
      throw refuse('to_on', 'The end is before the start.')
    await checkForms(db, kind, body.forms)
    const ids = [...new Set(body.ids)]
    const found = await store.candidates(db, part, place, { ...term, ids })
    if (found.length < ids.length || found.some(({ present }) => !present))
      throw refuse('ids', chooseOne)
    const added = found.filter(({ there }) => !there).map(({ id }) => id)
    const skipped = found.filter(({ there }) => there).map(({ id, name }) => ({ id, name }))
    if (added.length === 0) throw refuse('ids', 'They are already there on these days.')
    await store.addEntries(db, part, place, added, term)
    await recount(db, place, exchange.publicUrl)
    if (body.forms.length > 0) await store.noteCopies(db, added)
    return { data: { added: added.length, skipped } }
  })

  /** An entry that may be changed. */
  async function openEntry(db: Db, place: WorkplaceRef, entry: string) {
    const workplace = await openWorkplace(db, place)
    const found = await store.entryFor(db, part, place, entry)
    if (found === undefined) throw new Problem('row/missing')
    return { ...found, workplace }
  }

  const change = bind(calls.change, async ({ db, exchange }, { params, body }) => {
    const place = { kind, id: params.id }
    const { of, version, workplace } = await openEntry(db, place, params.entry)
    if (version !== body.version) throw new Problem('row/stale')
    await checkForms(db, kind, body.forms)
    const [other] = await store.candidates(db, part, place, {
      ...body,
      ids: [of],
      except: params.entry,
    })
    if (other?.there === true) throw refuse('from_on', 'They are already there on these days.')
    await store.changeEntry(db, part, params.entry, body)
    await recount(db, workplace, exchange.publicUrl)
    if (body.forms.length > 0) await store.noteCopies(db, [of])
  })

  const remove = bind(calls.remove, async ({ db, exchange }, { params }) => {
    const place = { kind, id: params.id }
    const { workplace } = await openEntry(db, place, params.entry)
    await store.removeEntry(db, part, place, params.entry)
    await recount(db, workplace, exchange.publicUrl)
  })

  return [read, choices, add, change, remove]
}

export const rosterRoutes = kinds.flatMap((kind) =>
  rosterParts.flatMap((part) => partCalls(kind, part)),
)
