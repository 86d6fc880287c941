// What others refer to stays: the refusal names them.
import assert from 'node:assert/strict'
import { registers } from '../../../src/app/composed/registers.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { has, isMany, type Register, writable } from '../../../src/register/define.ts'
import { kindOf } from '../../../src/register/fields/all.ts'
import { targetOf } from '../../../src/register/fields/pointing.ts'
import { stageFor } from './stage.ts'

type Referrer = { register: string; count: number; rows: { id: string; name: string }[] }

/** Every field of the product that a person fills in with a row of this register. */
const pointersTo = (register: Register) =>
  registers
    .filter((other) => has(other, 'create'))
    .flatMap((other) =>
      writable(other)
        .filter(
          ([, field]) => kindOf(field).points !== undefined && targetOf(field) === register.name,
        )
        .map(([name, field]) => ({ other, name, field })),
    )

export function testsOfReferences(register: Register): void {
  if (!has(register, 'create') || !has(register, 'archive')) return
  const test = stageFor(register, 'references')
  for (const { other, name, field } of pointersTo(register))
    test(`it cannot be deleted while ${other.name}.${name} refers to it`, async ({
      house,
      calls,
    }) => {
      const { id } =
        field.kind === 'list-value' ? await house.valueFor(field) : await house.make(register)
      const value = isMany(field) ? [id] : id
      const referrer = await house.make(other, 'required', { [name]: value })
      const its = callsOf(other)
      const archives = has(other, 'archive')
      // Archived, it refers all the same: restored, it would point at nothing.
      if (archives) await house.manager.row(its.archive, { params: { id: referrer.id } })
      await house.manager.row(calls.archive, { params: { id } })
      const refusal = await house.manager.refused('row/referred', calls.remove, { params: { id } })
      const said = (refusal.referred_by as Referrer[]).find((one) => one.register === other.name)
      assert.equal(said?.count, 1)
      assert.deepEqual(
        said?.rows.map((row) => row.id),
        [referrer.id],
      )
      const shown = await house.manager.row(its.read, { params: { id: referrer.id } })
      assert.deepEqual(
        [shown[name]].flat().map((one) => (one as { id: string }).id),
        [id],
      )
      if (!archives) return
      const removed = await house.manager.ask(its.remove, { params: { id: referrer.id } })
      // Something else may refer to the referrer.
      if (removed.status !== 204) return
      assert.equal((await house.manager.ask(calls.remove, { params: { id } })).status, 204)
    })
}
