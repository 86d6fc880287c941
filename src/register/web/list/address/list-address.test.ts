import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { defineRegister } from '../../../define.ts'
import { choice } from '../../../fields/choice.ts'
import { number } from '../../../fields/number.ts'
import { reference } from '../../../fields/pointing.ts'
import { text } from '../../../fields/text.ts'
import {
  emptyView,
  filterable,
  filtered,
  isNarrowed,
  otherParams,
  perPages,
  queryOf,
  readView,
  sortedBy,
  writeView,
} from './list-address.ts'

const tools = defineRegister('tools', {
  one: 'Tool',
  many: 'Tools',
  lead: '',
  fields: {
    name: text({ required: true }),
    status: choice({ options: { in_use: 'In use', lost: 'Lost' } }),
    weight: number(),
    kind: reference({ to: 'tool-kinds' }),
  },
  list: ['name'],
  form: [['Tool', ['name']]],
  within: 'kind',
  grants: 'assets',
  capabilities: [],
})

const view = fc.record(
  {
    search: fc.string(),
    sort: fc.option(fc.constantFrom('name', '-weight'), { nil: undefined }),
    page: fc.integer({ min: 1, max: 1e6 }),
    perPage: fc.constantFrom(...perPages),
    filters: fc
      .tuple(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
        fc.option(fc.constantFrom('1..', '..5', '1..5')),
      )
      .map(([status, weight]) => ({ status, ...(weight && { weight: [weight] }) })),
    state: fc.constantFrom(undefined, 'deleted' as const),
  },
  { noNullPrototype: true },
)

test('what an address says is what was written into it', () => {
  fc.assert(
    fc.property(view, (given) => {
      assert.deepEqual(readView(new URLSearchParams(writeView(given)), tools), given)
    }),
  )
})

test('the address of a plain list is bare, and one with a filter can be read', () => {
  assert.equal(writeView(emptyView), '')
  const narrowed = filtered({ ...emptyView, page: 3, search: 'saw 5 in' }, 'status', ['in_use'])
  assert.equal(writeView(narrowed), 'search=saw+5+in&filter[status]=in_use')
})

test('an address that makes no sense shows the plain list', () => {
  const odd = 'page=-2&per_page=7&filter[gone]=1&filter[status]=&state=elsewhere'
  assert.deepEqual(readView(new URLSearchParams(odd), tools), emptyView)
})

test('the field that the address fixes is asked for and is no filter', () => {
  assert.deepEqual(
    filterable(tools).map(([name]) => name),
    ['name', 'status', 'weight'],
  )
  assert.deepEqual(queryOf(tools, emptyView, 'active', 'k1'), {
    'filter[kind]': 'k1',
    state: 'active',
  })
})

test('a filter without values is gone, and the list is no longer narrowed', () => {
  const narrowed = filtered(emptyView, 'status', ['lost'])
  assert.equal(isNarrowed(narrowed), true)
  assert.deepEqual(filtered(narrowed, 'status', []), emptyView)
})

test('a column sorts up, then down, then not', () => {
  assert.equal(sortedBy(undefined, 'position', 'name'), 'name')
  assert.equal(sortedBy('name', 'position', 'name'), '-name')
  assert.equal(sortedBy('-name', 'position', 'name'), undefined)
})

test('the column that the register begins with turns round', () => {
  assert.equal(sortedBy(undefined, 'name', 'name'), '-name')
  assert.equal(sortedBy('-name', 'name', 'name'), 'name')
})

test('what a screen fixes is no choice, whatever the address says', () => {
  const fixed = { status: ['in_use', 'lost'] }
  const view = readView(new URLSearchParams('filter[status]=lost&filter[name]=saw'), tools, fixed)
  assert.deepEqual(view.filters, { name: ['saw'] })
  assert.deepEqual(queryOf(tools, view, 'active', undefined, fixed), {
    'filter[name]': ['saw'],
    'filter[status]': ['in_use', 'lost'],
    state: 'active',
  })
})

test('what else the address says stays', () => {
  const params = new URLSearchParams('page=2&filter[name]=x&row=r1&sort=name')
  assert.equal(writeView(emptyView, otherParams(params)), 'row=r1')
})
