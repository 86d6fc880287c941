import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { Problem } from '../../../kit/problems.ts'
import { addHat, changeHat, listEmployers, listHats } from './hats.contract.ts'
import {
  employersOf,
  hatOf,
  hatsOf,
  insertHat,
  isEmployer,
  isPerson,
  isThere,
  updateHat,
} from './hats.store.ts'

const wrong = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

async function expectPerson(db: Db, id: string): Promise<void> {
  if (!(await isPerson(db, id))) throw new Problem('row/missing')
}

function expectSpan({ starts_on, ends_on }: { starts_on: string | null; ends_on: string | null }) {
  if (starts_on !== null && ends_on !== null && ends_on < starts_on)
    throw wrong('ends_on', 'The end is before the start.')
}

export const hatCalls = [
  bind(listHats, async ({ db }, { params: { id } }) => {
    await expectPerson(db, id)
    return { data: await hatsOf(db, id) }
  }),

  bind(listEmployers, async ({ db }, { params }) => ({ data: await employersOf(db, params.kind) })),

  bind(addHat, async ({ db }, { params: { id }, body }) => {
    await expectPerson(db, id)
    expectSpan(body)
    if (body.of !== null && !(await isEmployer(db, body.kind, body.of)))
      throw wrong('of', 'This choice no longer exists.')
    const given = { ...body, person: id }
    if (await isThere(db, given)) throw wrong('starts_on', 'This is known already.')
    return { data: await hatOf(db, await insertHat(db, given)) }
  }),

  bind(changeHat, async ({ db }, { params, body }) => {
    await expectPerson(db, params.id)
    const before = (await hatsOf(db, params.id)).find(({ id }) => id === params.hat)
    if (before === undefined) throw new Problem('row/missing')
    const after = { ...before, ...body }
    expectSpan(after)
    const given = { ...after, of: after.of?.id ?? null, person: params.id }
    if (await isThere(db, given, params.hat)) throw wrong('starts_on', 'This is known already.')
    await updateHat(db, params.hat, after)
    return { data: await hatOf(db, params.hat) }
  }),
]
