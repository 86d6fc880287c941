// A list finds what it should: searched, filtered, sorted.
import assert from 'node:assert/strict'
import { newId } from '../../../src/kit/ids.ts'
import {
  type AnyRow,
  fieldsIn,
  has,
  type Register,
  writable,
} from '../../../src/register/define.ts'
import { kindOf } from '../../../src/register/fields/all.ts'
import type { Field } from '../../../src/register/fields/field.ts'
import type { Values } from '../caller.ts'
import { fold, isEmpty } from '../examples.ts'
import { extrasOf, type House } from '../house.ts'
import { type Filter, filtersOf } from './filters.ts'
import { findable } from './findable.ts'
import { sortable, sortsBy } from './sorting.ts'
import { stageFor } from './stage.ts'

const ids = (rows: readonly AnyRow[]) => rows.map(({ id }) => id).sort()

/** Words that stand in one order under every collation, each for another row. */
const words = ['Zinc', 'abel', 'Échelle', 'oak', 'Fir', 'iris']

/** Rows that differ in every field, and some that hold next to nothing. */
async function fill(house: House, register: Register): Promise<void> {
  const { ruled = [], examples = {} } = extrasOf(register)
  for (const [n, word] of words.entries()) {
    const over: Values = {}
    for (const [at, [name, field]] of writable(register).entries()) {
      // Each column in an order of its own: sorting by another column must not look right.
      const value = sortable(field, words[(n + at) % words.length] ?? word, n)
      if (value !== undefined && !ruled.includes(name) && examples[name] === undefined)
        over[name] = value
    }
    await house.make(register, 'all', over)
  }
  for (let n = 0; n < 3; n += 1) await house.make(register, 'required')
}

type Fields = [string, Field][]

const filterable = (fields: Fields): Fields =>
  fields.filter(([, field]) => kindOf(field).filter !== 'none')

/** The list by these fields; what hangs on no field is tested where all are given. */
export function testsOfLists(register: Register, fields: Fields = fieldsIn(register)): void {
  const whole = fields.length === fieldsIn(register).length
  const creates = has(register, 'create')
  const test = stageFor(register, 'list')
  const testOfWhole: typeof test = whole ? test : () => undefined
  let all: AnyRow[] = []

  test('the list holds every row once', async ({ house, calls }) => {
    if (creates) await fill(house, register)
    const page = await house.manager.page(calls.list)
    all = page.data
    assert.equal(page.total, all.length)
    assert.equal(new Set(ids(all)).size, all.length)
    assert.ok(all.length >= (creates ? words.length + 3 : 1))
  })

  if (creates && whole)
    for (const [name, field] of writable(register).filter(([, one]) => one.search === true))
      test(`it is found by its ${name}, in any letters`, async ({ house, calls }) => {
        const own = extrasOf(register).examples?.[name]
        const word = findable(field, own && String(await own(house.random, house)))
        const row = await house.make(register, 'all', { [name]: word.written })
        for (const asked of word.asked) {
          const found = await house.manager.rows(calls.list, { search: asked })
          assert.deepEqual(ids(found), [row.id], `searched ${asked}`)
        }
        assert.deepEqual(await house.manager.rows(calls.list, { search: `${word.asked[0]}zq` }), [])
        all = await house.manager.rows(calls.list)
      })

  testOfWhole('signs of a pattern are searched as what they are', async ({ house, calls }) => {
    for (const search of ['%', '_', '\\', `${newId()}'`])
      assert.deepEqual(await house.manager.rows(calls.list, { search }), [], search)
  })

  for (const [name, field] of filterable(fields))
    test(`it is filtered by ${name}`, async ({ house, calls }) => {
      const values = all.map((row) => row[name])
      const filters: Filter[] = filtersOf(field, values, all)
      for (const { asked, matches } of filters) {
        const found = await house.manager.rows(calls.list, { [`filter[${name}]`]: asked })
        const expected = all.filter((row) => matches(row[name], row))
        assert.deepEqual(ids(found), ids(expected), `${name}=${asked}`)
      }
      if (creates && !extrasOf(register).ruled?.includes(name) && field.computed !== true)
        assert.ok(field.readOnly === true || filters.length > 1, 'nothing was filtered by')
    })

  testOfWhole('a filter that says nothing is refused', async ({ house, calls }) => {
    await house.manager.refused('input/invalid', calls.list, { query: { 'filter[no_field]': '1' } })
    for (const [name, field] of filterable(fields)) {
      const { filter, points } = kindOf(field)
      if (filter !== 'range' && (points === undefined || filter === 'presence')) continue
      const query = { [`filter[${name}]`]: 'nonsense' }
      await house.manager.refused('input/invalid', calls.list, { query })
    }
    await house.manager.refused('input/invalid', calls.list, { query: { state: 'lost' } })
  })

  for (const [name, field] of fields.filter(([, one]) => kindOf(one).sorts))
    test(`it is sorted by ${name} both ways, with what is empty last`, async ({ house, calls }) => {
      for (const sort of [name, `-${name}`]) {
        const rows = await house.manager.rows(calls.list, { sort })
        assert.deepEqual(ids(rows), ids(all), sort)
        const values = rows.map((row) => row[name])
        const filled = values.filter((value) => !isEmpty(value))
        assert.deepEqual(values.slice(0, filled.length), filled, `${sort}: empty ones are last`)
        const by = sortsBy(field)
        const ways = sort === name ? filled : filled.toReversed()
        for (const [n, value] of ways.slice(1).entries())
          assert.ok(by(ways[n], value) <= 0, `${sort}: ${ways[n]} before ${value}`)
      }
    })

  for (const name of ['created_at', 'updated_at'])
    testOfWhole(`it is sorted by ${name} both ways`, async ({ house, calls }) => {
      const up = (await house.manager.rows(calls.list, { sort: name })).map((row) => row[name])
      // As text, an instant whose last digits are noughts would stand behind later ones.
      const whole = (instant: unknown) =>
        String(instant).replace(/\.?(\d*)Z$/, (_, digits: string) => digits.padEnd(6, '0'))
      assert.deepEqual(up.map(whole), up.map(whole).toSorted())
      const down = await house.manager.rows(calls.list, { sort: `-${name}` })
      assert.deepEqual(
        down.map((row) => row[name]),
        up.toReversed(),
      )
    })

  testOfWhole('a column that is none cannot be sorted by', async ({ house, calls }) => {
    const never = fieldsIn(register).filter(([, field]) => !kindOf(field).sorts)
    for (const sort of ['no_field', 'company_id', '--name', '', ...never.map(([name]) => name)])
      await house.manager.refused('input/invalid', calls.list, { query: { sort } })
  })

  testOfWhole(
    'what a field may point at can be looked up, and nothing else',
    async ({ house, calls }) => {
      for (const [name, field] of fieldsIn(register)) {
        const given = { params: { field: name } }
        const { points, filter } = kindOf(field)
        if (points === undefined || filter === 'presence') {
          await house.manager.refused('row/missing', calls.choices, given)
          continue
        }
        const held = all.flatMap((row) => row[name] ?? []) as { id: string; name: string }[]
        const { body } = await house.manager.ask(calls.choices, given)
        const offered = body.data as { id: string; name: string }[]
        for (const { id } of held)
          assert.ok(
            offered.some((one) => one.id === id),
            name,
          )
        const [one] = held
        if (one === undefined) continue
        const search = fold(one.name).toUpperCase()
        const found = await house.manager.ask(calls.choices, { ...given, query: { search } })
        const names = (found.body.data as { name: string }[]).map((each) => each.name)
        assert.ok(names.includes(one.name), `${name}: ${search}`)
        for (const each of names) assert.ok(fold(each).includes(fold(one.name)), each)
      }
    },
  )
}
