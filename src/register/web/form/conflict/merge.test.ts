import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type AnyRow, defineRegister } from '../../../define.ts'
import { choices } from '../../../fields/choice.ts'
import { reference } from '../../../fields/pointing.ts'
import { longText, text } from '../../../fields/text.ts'
import { merge } from './merge.ts'

const things = defineRegister('locations', {
  one: 'Thing',
  many: 'Things',
  lead: '',
  fields: {
    name: text(),
    note: longText(),
    kinds: choices({ options: { a: 'A', b: 'B' } }),
    place: reference({ to: 'locations' }),
  },
  list: ['name'],
  form: [],
  capabilities: ['edit'],
})

const place = fc.constantFrom(null, { id: '1', name: 'One' }, { id: '2', name: 'Two' })
const values = fc.record({
  name: fc.constantFrom(null, 'x', 'y'),
  note: fc.constantFrom(null, 'p', 'q'),
  kinds: fc.subarray(['a', 'b']),
  place,
})
const row = (given: object): AnyRow => ({ id: '0', version: 2, ...given }) as unknown as AnyRow
const names = ['name', 'note', 'kinds', 'place'] as const

test('who changed nothing gets what the other made of it, and nothing to choose', () => {
  fc.assert(
    fc.property(values, values, (before, theirs) => {
      const merged = merge(things, before, row(theirs), before)
      assert.deepEqual(merged.clashes, [])
      for (const name of names) assert.deepEqual(merged.values[name], theirs[name])
    }),
  )
})

test('when nobody else changed anything, what I typed stands', () => {
  fc.assert(
    fc.property(values, values, (before, mine) => {
      const merged = merge(things, before, row(before), mine)
      assert.deepEqual([merged.clashes, merged.taken], [[], []])
      for (const name of names) assert.deepEqual(merged.values[name], mine[name])
    }),
  )
})

test('both sides see the same clashes, and never where they agree or only one of them changed', () => {
  fc.assert(
    fc.property(values, values, values, (before, theirs, mine) => {
      const here = merge(things, before, row(theirs), mine)
      const there = merge(things, before, row(mine), theirs)
      assert.deepEqual(here.clashes, there.clashes)
      for (const name of here.clashes) {
        const said = [before, theirs, mine].map((each) =>
          JSON.stringify(each[name as (typeof names)[number]]),
        )
        assert.equal(new Set(said).size, 3)
      }
    }),
  )
})
