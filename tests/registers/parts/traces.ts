// Every write leaves one link in the change log: who, and what differs.
import assert from 'node:assert/strict'
import type { Calls } from '../../../src/register/contract.ts'
import { columnsIn, has, isMany, type Register } from '../../../src/register/define.ts'
import { isEmpty, sameValue } from '../examples.ts'
import { extrasOf, type House } from '../house.ts'
import { someChange } from './life.ts'
import { stageFor } from './stage.ts'

type Link = {
  seq: number
  actor: string
  action: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

const historyOf = async (house: House, calls: Calls, id: string) => {
  const { body } = await house.manager.ask(calls.history, { params: { id } })
  return body.data as Link[]
}

export function testsOfTraces(register: Register): void {
  if (!has(register, 'create')) return
  const test = stageFor(register)

  test('each write is one link of its history, with who and what differs', async ({
    house,
    calls,
  }) => {
    const row = await house.make(register, 'all')
    const params = { id: row.id }
    const links = () => historyOf(house, calls, row.id)
    const [first, ...none] = await links()
    assert.deepEqual([first?.action, first?.actor, none], ['create', 'Ada Moreau', []])
    // The log also tells whose files a record named; its own columns are the register's.
    for (const [name, field] of columnsIn(register)) {
      const logged = first?.after[name]
      // A list that nobody fills in is noted as empty.
      const isNoted = name in (first?.after ?? {}) && !isMany(field)
      assert.equal(isEmpty(logged) && !isNoted, isEmpty(row[name]), name)
      if (!isEmpty(row[name])) assert.ok(sameValue(field, logged, row[name]), name)
    }
    let known = 1
    const { ruled = [] } = extrasOf(register)
    const said = (values: Record<string, unknown> | undefined) =>
      Object.keys(values ?? {})
        .filter((name) => !ruled.includes(name))
        .sort()
    const expectOne = async (action: string, fields: readonly string[]) => {
      const found = await links()
      known += 1
      assert.equal(found.length, known, action)
      assert.deepEqual([found[0]?.action, found[0]?.actor], [action, 'Ada Moreau'])
      assert.deepEqual(said(found[0]?.after), [...fields].sort(), action)
      assert.deepEqual(said(found[0]?.before), [...fields].sort(), action)
    }
    if (has(register, 'edit')) {
      const change = await someChange(house, register, row)
      const body = { version: row.version, ...change }
      const after = await house.manager.row(calls.edit, { params, body })
      const differs = columnsIn(register).filter(
        ([name, field]) => !sameValue(field, row[name], after[name]),
      )
      await expectOne(
        'update',
        differs.map(([name]) => name),
      )
      await house.manager.refused('row/stale', calls.edit, { params, body })
      await house.manager.row(calls.edit, { params, body: { version: after.version } })
      assert.equal(
        (await links()).length,
        known,
        'neither a refusal nor a change of nothing is logged',
      )
    }
    if (has(register, 'complete')) {
      await house.manager.row(calls.complete, { params })
      await expectOne('update', ['completed_at', 'completed_by'])
      await house.manager.row(calls.reopen, { params })
      await expectOne('update', ['completed_at', 'completed_by'])
    }
    if (has(register, 'archive')) {
      const archived = ['archived_at', 'archived_by', 'archived_reason']
      await house.manager.row(calls.archive, { params, body: { reason: 'Sold' } })
      await expectOne('archive', archived)
      await house.manager.row(calls.restore, { params })
      await expectOne('restore', archived)
    }
    const numbers = (await links()).map(({ seq }) => seq)
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => b - a),
    )
    const { body } = await house.manager.ask(calls.history, {
      params,
      query: { before: numbers[0] },
    })
    assert.deepEqual(
      (body.data as Link[]).map(({ seq }) => seq),
      numbers.slice(1),
    )
  })

  test('two writes at once: one is done, the other is told', async ({ house, calls }) => {
    if (!has(register, 'edit')) return
    const row = await house.make(register, 'all')
    const bodies = await Promise.all(
      [1, 2, 3].map(async () => ({
        version: row.version,
        ...(await someChange(house, register, row)),
      })),
    )
    const answers = await Promise.all(
      bodies.map((body) => house.manager.ask(calls.edit, { params: { id: row.id }, body })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal((await historyOf(house, calls, row.id)).length, 2)
  })
}
