// Out of the list and back, gone for good, done and open again; and no two of a kind.
import assert from 'node:assert/strict'
import { newId } from '../../../src/kit/ids.ts'
import { has, type Register, writable } from '../../../src/register/define.ts'
import { kindOf } from '../../../src/register/fields/all.ts'
import { otherValue } from '../examples.ts'
import { extrasOf, type House } from '../house.ts'
import { type Stage, stageFor } from './stage.ts'

const inState = async ({ house, calls }: Stage, state: string, id: string) =>
  (await house.manager.rows(calls.list, { state })).some((row) => row.id === id)

/** A change that would succeed on a row that stands in the list. */
export async function someChange(house: House, register: Register, row: Record<string, unknown>) {
  const { ruled = [] } = extrasOf(register)
  const [name, field] = writable(register).find(([one]) => !ruled.includes(one)) ?? []
  if (name === undefined || field === undefined) return {}
  return { [name]: await otherValue(house, register, [name, field], row[name]) }
}

function testsOfArchive(register: Register): void {
  const test = stageFor(register, 'life')

  test('archived, it leaves the list, says who and why, and cannot be changed', async (stage) => {
    const { house, calls } = stage
    const row = await house.make(register, 'all')
    const params = { id: row.id }
    const archived = await house.manager.row(calls.archive, { params, body: { reason: ' Sold ' } })
    assert.equal(archived.archived_reason, 'Sold')
    assert.equal(archived.archived_by, 'Ada Moreau')
    assert.ok(Math.abs(Date.parse(archived.archived_at ?? '') - Date.now()) < 60_000)
    assert.deepEqual(await house.manager.row(calls.read, { params }), archived)
    assert.equal(await inState(stage, 'active', row.id), false)
    assert.equal(await inState(stage, 'completed', row.id), false)
    assert.equal(await inState(stage, 'deleted', row.id), true)
    if (has(register, 'edit')) {
      const body = { version: archived.version, ...(await someChange(house, register, row)) }
      await house.manager.refused('row/archived', calls.edit, { params, body })
    }
    if (has(register, 'complete')) {
      await house.manager.refused('row/archived', calls.complete, { params })
      await house.manager.refused('row/archived', calls.reopen, { params })
    }
    // Archiving what is archived is no second archiving.
    assert.deepEqual(
      await house.manager.row(calls.archive, { params, body: { reason: 'Lost' } }),
      archived,
    )

    const restored = await house.manager.row(calls.restore, { params })
    assert.deepEqual(
      [restored.archived_at, restored.archived_by, restored.archived_reason],
      [null, null, null],
    )
    assert.equal(await inState(stage, 'active', row.id), true)
    assert.equal(await inState(stage, 'deleted', row.id), false)
    assert.deepEqual(await house.manager.row(calls.restore, { params }), restored)
  })

  test('a reason may be left out, and is bounded', async ({ house, calls }) => {
    const { id } = await house.make(register)
    const given = { params: { id }, body: { reason: 'x'.repeat(501) } }
    await house.manager.refusedFor('reason', calls.archive, given)
    const archived = await house.manager.row(calls.archive, { params: { id } })
    assert.equal(archived.archived_reason, null)
  })

  test('only what is archived can be deleted, and then it is gone', async (stage) => {
    const { house, calls } = stage
    const { id } = await house.make(register)
    const params = { id }
    await house.manager.refused('row/not-archived', calls.remove, { params })
    await house.manager.row(calls.archive, { params })
    assert.equal((await house.manager.ask(calls.remove, { params })).status, 204)
    for (const call of [calls.read, calls.remove, calls.archive, calls.restore, calls.history])
      await house.manager.refused('row/missing', call, { params })
    assert.equal(await inState(stage, 'deleted', id), false)
  })

  const alone = writable(register).filter(([, field]) => field.unique === true)
  for (const [name] of alone)
    test(`no two active rows have one ${name}; an archived one does not count`, async ({
      house,
      calls,
    }) => {
      const first = await house.make(register, 'all')
      // An index may hold within what a row must point at: its type, its operation.
      const within = Object.fromEntries(
        writable(register)
          .filter(([, field]) => field.required === true && kindOf(field).points === 'one')
          .map(([one]) => [one, first[one]]),
      )
      const over = { [name]: first[name], ...within }
      const body = await house.example(register, 'all', over)
      await house.manager.refusedFor(name, calls.create, { body })
      if (has(register, 'edit')) {
        const other = await house.make(register, 'all', within)
        await house.manager.refusedFor(name, calls.edit, {
          params: { id: other.id },
          body: { version: other.version, [name]: first[name] },
        })
      }
      await house.manager.row(calls.archive, { params: { id: first.id } })
      await house.manager.row(calls.create, { body: { ...body, id: newId() } })
      await house.manager.refusedFor(name, calls.restore, { params: { id: first.id } })
    })
}

function testsOfCompletion(register: Register): void {
  const test = stageFor(register, 'completion')
  test('completed, it stands in a list of its own until it is opened again', async (stage) => {
    const { house, calls } = stage
    const { id } = await house.make(register, 'all')
    const params = { id }
    const done = await house.manager.row(calls.complete, { params })
    assert.equal(done.completed_by, 'Ada Moreau')
    assert.ok(Math.abs(Date.parse(done.completed_at ?? '') - Date.now()) < 60_000)
    assert.equal(await inState(stage, 'completed', id), true)
    assert.equal(await inState(stage, 'active', id), false)
    assert.deepEqual(await house.manager.row(calls.complete, { params }), done)
    const opened = await house.manager.row(calls.reopen, { params })
    assert.deepEqual([opened.completed_at, opened.completed_by], [null, null])
    assert.equal(await inState(stage, 'completed', id), false)
    assert.equal(await inState(stage, 'active', id), true)
    assert.deepEqual(await house.manager.row(calls.reopen, { params }), opened)
  })
}

function testsOfCompletedOnes(register: Register): void {
  const test = stageFor(register, 'completed ones')
  test('among the archived, those that were completed come first, whichever way', async (stage) => {
    const { house, calls } = stage
    const done = await house.make(register, 'all')
    const open = await house.make(register, 'all')
    await house.manager.row(calls.complete, { params: { id: done.id } })
    for (const { id } of [done, open]) await house.manager.row(calls.archive, { params: { id } })
    for (const sort of ['completed_at', '-completed_at']) {
      const rows = await house.manager.rows(calls.list, { state: 'deleted', sort })
      assert.deepEqual(
        rows.map(({ id }) => id),
        [done.id, open.id],
        sort,
      )
    }
  })
}

export function testsOfLife(register: Register): void {
  if (!has(register, 'create')) return
  if (has(register, 'archive')) testsOfArchive(register)
  if (has(register, 'complete')) testsOfCompletion(register)
  if (has(register, 'complete') && has(register, 'archive')) testsOfCompletedOnes(register)
}
