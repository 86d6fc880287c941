import { bind } from '../../../access/server/gate.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { recordForGroup } from './group.contract.ts'
import { peopleAlike } from './records.store.ts'

export const groupCalls = (registers: Registers) => [
  bind(recordForGroup, async (context, { body }) => {
    const { people, ...record } = body
    const request = { context, registers, extension: registers.extension('users-trainings') }
    const asked = [...new Set(people)]
    const skipped = await peopleAlike(context.db, asked, record)
    const there = new Set(skipped.map(({ id }) => id))
    const left = asked.filter((person) => !there.has(person))
    for (const person of left) await makeRow(request, { ...record, person })
    return { data: { made: left.length, skipped } }
  }),
]
