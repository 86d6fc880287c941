// A list as a file, and rows from one.
import assert from 'node:assert/strict'
import { clockIn, headIn } from '../../../src/kit/spreadsheet/cell.ts'
import { importable } from '../../../src/register/capabilities/import/importable.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { has, labelOf, type Register, writable } from '../../../src/register/define.ts'
import { kindOf } from '../../../src/register/fields/all.ts'
import type { Field } from '../../../src/register/fields/field.ts'
import type { Values } from '../caller.ts'
import { isEmpty } from '../examples.ts'
import type { House } from '../house.ts'
import { linesOf, sendSheet } from '../sheets.ts'
import { stageFor } from './stage.ts'

const english = (words: string) => words
/** Where the company of a test is. */
const zone = 'America/Toronto'
const clock = clockIn(zone)
const isMoment = (field: Field) => field.kind === 'instant'
const wordsIn = (field: Field, value: unknown) =>
  isMoment(field) ? clock(String(value)) : kindOf(field).toText(value, field, english)

function testsOfExport(register: Register): void {
  const test = stageFor(register, 'export')
  const path = `/api/dashboard/${register.name}/export?format=csv&columns=all&lang=en`

  test('its export says what the list shows, in its order', async ({ house, calls }) => {
    if (has(register, 'create'))
      for (const which of ['all', 'required', 'all'] as const) await house.make(register, which)
    const rows = await house.manager.rows(calls.list)
    const [heads, ...lines] = await linesOf(house.manager, path)
    const fields = Object.entries(register.fields)
    assert.deepEqual(
      heads,
      fields.map(([name, field]) =>
        isMoment(field) ? headIn(labelOf(name, field), zone) : labelOf(name, field),
      ),
    )
    const said = rows.map((row) =>
      fields.map(([name, field]) => (isEmpty(row[name]) ? '' : wordsIn(field, row[name]))),
    )
    assert.deepEqual(lines, said)
  })

  test('its export is narrowed as the list is', async ({ house, calls }) => {
    const nothing = await linesOf(house.manager, `${path}&search=no%20row%20says%20this`)
    assert.equal(nothing.length, 1)
    const [first] = await house.manager.rows(calls.list)
    if (first === undefined || !has(register, 'archive')) return
    await house.manager.ask(calls.archive, { params: { id: first.id } })
    for (const state of ['active', 'deleted']) {
      const { total } = await house.manager.page(calls.list, { state })
      assert.equal(
        (await linesOf(house.manager, `${path}&state=${state}`)).length,
        total + 1,
        state,
      )
    }
  })
}

type Checked = {
  token: string
  lines: { line: number; verdict: string; errors: Record<string, string[]> }[]
  totals: { lines: number; create: number; error: number }
}

/** The words of a sheet that would make such a row; what points elsewhere is said by its name. */
async function wordsOf(house: House, register: Register): Promise<Record<string, string>> {
  const body = await house.example(register, 'required')
  const words: Record<string, string> = {}
  for (const [name, field] of importable(register)) {
    const value = body[name]
    if (isEmpty(value)) continue
    const shown =
      kindOf(field).points === undefined ? value : await namesOf(house, register, name, value)
    words[name] = kindOf(field).toText(shown, field, english)
  }
  return words
}

async function namesOf(house: House, register: Register, field: string, value: unknown) {
  const { choices } = callsOf(register)
  const { body } = await house.manager.ask(choices, { params: { field } })
  const offered = body.data as { id: string; name: string }[]
  const found = [value].flat().map((id) => offered.find((one) => one.id === id))
  return Array.isArray(value) ? found : found[0]
}

const csvOf = (register: Register, lines: readonly Record<string, string>[]) => {
  const fields = importable(register)
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  return [
    fields.map(([name, field]) => quoted(labelOf(name, field))).join(','),
    ...lines.map((line) => fields.map(([name]) => quoted(line[name] ?? '')).join(',')),
  ].join('\r\n')
}

function testsOfImport(register: Register): void {
  const test = stageFor(register, 'import')
  // A person is known by a name that several may have: such rows are imported by their ids elsewhere.
  const byName = writable(register).every(
    ([, field]) =>
      field.required !== true ||
      (!['person', 'people'].includes(field.kind) && field.to !== 'people'),
  )
  if (!byName) return

  test('an import says what is wrong with which line, and makes all of them or none', async ({
    house,
    calls,
  }) => {
    const send = async (lines: readonly Record<string, string>[], more: Values = {}, dry = '1') => {
      const file = await sendSheet(house.manager, 'rows.csv', csvOf(register, lines))
      const body = { file, ...more }
      return house.manager.ask(calls.importRows, { query: { dry_run: dry }, body })
    }
    const [good, other] = [await wordsOf(house, register), await wordsOf(house, register)]
    const required = importable(register).find(
      ([name, field]) => field.required === true && good[name] !== undefined,
    )
    assert.ok(required !== undefined)
    const [name] = required
    const { total } = await house.manager.page(calls.list)
    // A line of which nothing would be left is no line.
    const wrong = Object.keys(other).length > 1 ? '' : 'x'.repeat(10_001)
    const checked = (await send([good, { ...other, [name]: wrong }])).body.data as Checked
    const said = checked.lines.map(({ line, verdict, errors }) => [
      line,
      verdict,
      Object.keys(errors),
    ])
    assert.deepEqual(said, [
      [2, 'create', []],
      [3, 'error', [name]],
    ])
    assert.deepEqual(checked.totals, { lines: 2, create: 1, update: 0, skip: 0, error: 1 })
    assert.equal((await house.manager.page(calls.list)).total, total, 'a trial makes nothing')

    const file = await sendSheet(house.manager, 'rows.csv', csvOf(register, [good, other]))
    const ask = (dry: string, more: Values = {}) =>
      house.manager.ask(calls.importRows, { query: { dry_run: dry }, body: { file, ...more } })
    const right = (await ask('1')).body.data as Checked
    assert.deepEqual(
      right.totals,
      { lines: 2, create: 2, update: 0, skip: 0, error: 0 },
      JSON.stringify(right.lines),
    )
    assert.equal((await ask('0', { token: right.token })).status, 200)
    assert.equal((await house.manager.page(calls.list)).total, total + 2)
  })
}

export function testsOfSheets(register: Register): void {
  if (has(register, 'export')) testsOfExport(register)
  if (has(register, 'import') && has(register, 'create')) testsOfImport(register)
}
