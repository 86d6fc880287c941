import { bind, type Context } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { approvalsOf } from '../../contractors/index.ts'
import { signedBy } from '../../documents/index.ts'
import { orientationsOf } from '../../orientation/index.ts'
import { insertHat, insertPerson, workersOf } from '../../people/index.ts'
import { cardsOf, coursesNow, receiveCard } from '../../training/index.ts'
import { myContractors } from '../server/portal.store.ts'
import * as calls from './workers.contract.ts'

/** The contractors of the caller, by name. */
const mine = async (context: Context) =>
  (await approvalsOf(context.db, await myContractors(context))).map(({ id, name }) => ({
    ...{ id, name },
  }))

/** One of them: others are not there. */
async function ownContractor(context: Context, id: string) {
  const found = (await mine(context)).find((one) => one.id === id)
  if (found === undefined) throw new Problem('row/missing')
  return found
}

/** Who works for a contractor now. */
const presentIn = async ({ db }: Context, contractor: string) =>
  (await workersOf(db, contractor)).filter(({ ended }) => !ended)

const byPerson = <Row extends { person: string }>(rows: readonly Row[]) => {
  const found = Map.groupBy(rows, ({ person }) => person)
  return (id: string): readonly Row[] => found.get(id) ?? []
}

const list = bind(calls.portalWorkers, async (context) => {
  const { db } = context
  const contractors = await mine(context)
  const found = []
  for (const contractor of contractors)
    for (const { id, name, trade } of await presentIn(context, contractor.id))
      found.push({ id, name, trade, contractor })
  const people = found.map(({ id }) => id)
  const cards = byPerson(await cardsOf(db, people))
  const orientations = byPerson(await orientationsOf(db, people))
  const documents = byPerson(await signedBy(db, people))
  return {
    data: {
      contractors,
      courses: await coursesNow(db),
      workers: found.map((worker) => ({
        ...worker,
        cards: cards(worker.id).map(({ person: _, ...card }) => card),
        orientations: orientations(worker.id).map(({ id, title, project, state }) => ({
          ...{ id, title, project, state },
        })),
        documents: documents(worker.id).map(({ document: id, title, signed }) => ({
          ...{ id, title, signed },
        })),
      })),
    },
  }
})

const add = bind(calls.addPortalWorker, async (context, { body }) => {
  const { db } = context
  const { contractor, first_name, last_name, mobile, trade } = body
  await ownContractor(context, contractor)
  const called = `${first_name} ${last_name}`.toLowerCase()
  const there = await presentIn(context, contractor)
  if (
    there.some((one) => one.name.toLowerCase() === called && (one.mobile ?? '') === (mobile ?? ''))
  )
    throw new Problem('input/invalid', {
      errors: { last_name: ['This person works for you already.'] },
    })
  const given = { first_name, last_name, mobile: mobile || null, trade: trade || null }
  const id = await insertPerson(db, given)
  await insertHat(db, {
    ...({ person: id, kind: 'contractor_worker', of: contractor } as const),
    ...{ starts_on: null, ends_on: null },
  })
  return { data: { id } }
})

const send = bind(calls.sendCard, async (context, { params: { id: person }, body }) => {
  const { contractor: of, ...card } = body
  const contractor = await ownContractor(context, of)
  if (!(await presentIn(context, of)).some(({ id }) => id === person))
    throw new Problem('row/missing')
  const id = await receiveCard(context.db, {
    ...card,
    ...{ person, contractor: of, sender: contractor.name },
    certificate_number: card.certificate_number || null,
  })
  return { data: { id } }
})

export const portalWorkerCalls = [list, add, send]
