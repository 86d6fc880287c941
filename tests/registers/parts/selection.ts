// The same for many rows: each has its verdict, and one that is refused does not stop the others.
import assert from 'node:assert/strict'
import type { Route } from '../../../src/kit/http/route.ts'
import { newId } from '../../../src/kit/ids.ts'
import { has, type Register, writable } from '../../../src/register/define.ts'
import { plain } from '../examples.ts'
import type { House } from '../house.ts'
import { someChange } from './life.ts'
import { stageFor } from './stage.ts'

type Verdict = { id: string; done: boolean; error: string | null }

async function verdicts(house: House, call: Route, body: Record<string, unknown>) {
  const answer = await house.manager.ask(call, { body })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return new Map((answer.body.data as Verdict[]).map((one) => [one.id, one]))
}

export function testsOfSelections(register: Register): void {
  if (!has(register, 'create') || !has(register, 'archive')) return
  const test = stageFor(register, 'selections')

  test('a selection is archived and restored, each row with its verdict', async ({
    house,
    calls,
  }) => {
    const made = [
      await house.make(register),
      await house.make(register),
      await house.make(register),
    ]
    const ids = made.map(({ id }) => id)
    const missing = newId()
    for (const [call, state] of [
      [calls.archiveMany, 'deleted'],
      [calls.restoreMany, 'active'],
    ] as const) {
      const found = await verdicts(house, call, { ids: [...ids, missing, ids[0]] })
      assert.equal(found.size, ids.length + 1)
      for (const id of ids) assert.deepEqual(found.get(id), { id, done: true, error: null })
      assert.equal(found.get(missing)?.done, false)
      assert.ok((found.get(missing)?.error ?? '') !== '')
      const shown = (await house.manager.rows(calls.list, { state })).map(({ id }) => id)
      for (const id of ids) assert.ok(shown.includes(id), state)
    }
    await house.manager.row(calls.archive, { params: { id: ids[0] } })
    const reason = 'Season over'
    await verdicts(house, calls.archiveMany, { ids: [ids[1]], reason })
    const row = await house.manager.row(calls.read, { params: { id: ids[1] } })
    assert.deepEqual([row.archived_reason, row.archived_by], [reason, 'Ada Moreau'])
  })

  test('a selection is bounded', async ({ house, calls }) => {
    const many = Array.from({ length: 1001 }, () => newId())
    const served = [
      calls.archiveMany,
      calls.restoreMany,
      ...(has(register, 'edit') ? [calls.editMany] : []),
    ]
    for (const call of served)
      for (const ids of [[], many, ['nonsense']])
        await house.manager.refusedFor('ids', call, { body: { ids, change: {} } })
  })

  if (!has(register, 'edit')) return
  test('a selection is changed in one field; what is archived is not', async ({ house, calls }) => {
    const [first, second, gone] = [
      await house.make(register, 'all'),
      await house.make(register, 'all'),
      await house.make(register, 'all'),
    ]
    await house.manager.row(calls.archive, { params: { id: gone.id } })
    // What must be alone cannot be given to several.
    const change = await someChange(house, register, first)
    const [name = ''] = Object.keys(change)
    const found = writable(register).find(([one]) => one === name)
    if (found === undefined) return
    const several = found[1].unique === true ? [first.id] : [first.id, second.id]
    const answer = await verdicts(house, calls.editMany, { ids: [...several, gone.id], change })
    for (const id of several) {
      assert.deepEqual(answer.get(id), { id, done: true, error: null })
      const row = await house.manager.row(calls.read, { params: { id } })
      assert.deepEqual(plain(found[1], row[name]), plain(found[1], change[name]))
    }
    assert.equal(answer.get(gone.id)?.done, false)
    const kept = await house.manager.row(calls.read, { params: { id: gone.id } })
    assert.deepEqual(kept[name], gone[name])
    await house.manager.refused('input/invalid', calls.editMany, {
      body: { ids: several, change: { no_field: 1 } },
    })
  })
}
