// What is sent is what is read: creating and changing.
import assert from 'node:assert/strict'
import { newId } from '../../../src/kit/ids.ts'
import {
  type AnyRow,
  fieldsIn,
  has,
  type Register,
  stored,
  writable,
} from '../../../src/register/define.ts'
import { hiddenIn } from '../../../src/register/shown-when.ts'
import type { Values } from '../caller.ts'
import { defaultOf, isEmpty, otherValue, plain, sameValue } from '../examples.ts'
import { extrasOf } from '../house.ts'
import { stageFor } from './stage.ts'

/** Each writable field of the row as it was sent, or as the definition begins it. */
function holds(register: Register, row: AnyRow, sent: Values): void {
  const shown: Values = Object.fromEntries(
    writable(register).map(([name, field]) => [name, sent[name] ?? defaultOf(field)]),
  )
  const hidden = hiddenIn(register, row)
  const { ruled = [] } = extrasOf(register)
  for (const [name, field] of writable(register)) {
    if (ruled.includes(name) && sent[name] === undefined) continue
    const expected = hidden.has(name) ? null : shown[name]
    assert.deepEqual(plain(field, row[name]), plain(field, expected), name)
  }
}

/** What else changed; the server sets its own columns, and what is not asked for is emptied. */
function others(register: Register, before: AnyRow, after: AnyRow, changed: string): string[] {
  const hidden = hiddenIn(register, after)
  return stored(register)
    .filter(([name, field]) => {
      if (name === changed || field.readOnly === true || (hidden.has(name) && isEmpty(after[name])))
        return false
      return !sameValue(field, before[name], after[name])
    })
    .map(([name]) => name)
}

export function testsOfWriting(register: Register): void {
  if (!has(register, 'create')) return
  const test = stageFor(register)

  for (const which of ['all', 'required'] as const)
    test(`created with ${which === 'all' ? 'every field' : 'the required fields alone'}, it reads so`, async ({
      house,
      calls,
    }) => {
      const body = await house.example(register, which)
      const row = await house.manager.row(calls.create, { body })
      holds(register, row, body)
      assert.deepEqual(await house.manager.row(calls.read, { params: { id: row.id } }), row)
      assert.deepEqual(
        (await house.manager.rows(calls.list)).find(({ id }) => id === row.id),
        row,
      )
      assert.deepEqual(
        [row.version, row.created_by, row.updated_by],
        [1, 'Ada Moreau', 'Ada Moreau'],
      )
      assert.deepEqual([row.archived_at, row.completed_at], [null, null])
    })

  test('the same new row sent twice is one row, and another with its id is refused', async ({
    house,
    calls,
  }) => {
    const id = newId()
    const body = await house.example(register, 'all', { id })
    const first = await house.manager.row(calls.create, { body })
    assert.equal(first.id, id)
    const other = await house.example(register, 'all', { id })
    const { total } = await house.manager.page(calls.list)
    assert.deepEqual(await house.manager.row(calls.create, { body }), first)
    await house.manager.refused('row/exists', calls.create, { body: other })
    assert.equal((await house.manager.page(calls.list)).total, total)
    assert.deepEqual(await house.manager.row(calls.read, { params: { id } }), first)
  })

  if (!has(register, 'edit')) return

  test('a change of one field changes that one', async ({ house, calls }) => {
    let row = await house.make(register, 'all')
    const { ruled = [] } = extrasOf(register)
    for (const [name, field] of writable(register)) {
      if (ruled.includes(name) || hiddenIn(register, row).has(name)) continue
      const value = await otherValue(house, register, [name, field], row[name])
      const after = await house.manager.row(calls.edit, {
        params: { id: row.id },
        body: { version: row.version, [name]: value },
      })
      if (!hiddenIn(register, after).has(name))
        assert.deepEqual(plain(field, after[name]), plain(field, value), name)
      assert.deepEqual(others(register, row, after, name), [], `changed with ${name}`)
      assert.equal(after.version, row.version + 1, name)
      row = after
    }
    assert.deepEqual(await house.manager.row(calls.read, { params: { id: row.id } }), row)
  })

  test('a field that may be empty can be emptied; a required one cannot', async ({
    house,
    calls,
  }) => {
    let row = await house.make(register, 'all')
    const { ruled = [] } = extrasOf(register)
    for (const [name, field] of writable(register)) {
      if (ruled.includes(name) || hiddenIn(register, row).has(name)) continue
      const body = { version: row.version, [name]: Array.isArray(row[name]) ? [] : null }
      const given = { params: { id: row.id }, body }
      if (field.required === true) await house.manager.refusedFor(name, calls.edit, given)
      else {
        row = await house.manager.row(calls.edit, given)
        assert.ok(isEmpty(row[name]), name)
      }
    }
  })

  test('a change of nothing is no new version', async ({ house, calls }) => {
    const row = await house.make(register, 'all')
    const given = { params: { id: row.id }, body: { version: row.version } }
    assert.deepEqual(await house.manager.row(calls.edit, given), row)
  })

  test('a stale version is answered with the row as it stands', async ({ house, calls }) => {
    const row = await house.make(register, 'all')
    const found = writable(register).find(
      ([name]) => !(extrasOf(register).ruled ?? []).includes(name),
    )
    if (found === undefined) return
    const [name, field] = found
    const params = { id: row.id }
    const change = async () => ({
      [name]: await otherValue(house, register, [name, field], row[name]),
    })
    const after = await house.manager.row(calls.edit, {
      params,
      body: { version: row.version, ...(await change()) },
    })
    const late = { version: row.version, ...(await change()) }
    const refusal = await house.manager.refused('row/stale', calls.edit, { params, body: late })
    assert.deepEqual(refusal.row, after)
    assert.deepEqual(await house.manager.row(calls.read, { params }), after)
    await house.manager.refusedFor('version', calls.edit, { params, body: await change() })
  })

  test('the server’s own columns and computed fields cannot be sent', async ({ house, calls }) => {
    const body = await house.example(register, 'required')
    const row = await house.manager.row(calls.create, { body })
    const own = fieldsIn(register)
      .filter(([, field]) => field.readOnly === true || field.computed === true)
      .map(([name]) => name)
    for (const name of [
      ...own,
      'company_id',
      'created_by',
      'archived_at',
      'position',
      'no_field',
    ]) {
      const sent = { [name]: row[name] ?? newId() }
      await house.manager.refused('input/invalid', calls.create, { body: { ...body, ...sent } })
      const params = { id: row.id }
      await house.manager.refused('input/invalid', calls.edit, {
        params,
        body: { version: row.version, ...sent },
      })
    }
    assert.deepEqual(await house.manager.row(calls.read, { params: { id: row.id } }), row)
  })
}
