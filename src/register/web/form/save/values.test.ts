import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyAddress } from '../../../../kit/address.ts'
import { defineRegister } from '../../../define.ts'
import { choice } from '../../../fields/choice.ts'
import { files, person, reference } from '../../../fields/pointing.ts'
import { sendable } from '../../../fields/sendable.ts'
import { address, rows } from '../../../fields/structured.ts'
import { text } from '../../../fields/text.ts'
import { date } from '../../../fields/time.ts'
import { differing, localToday, startOf } from './values.ts'

const things = defineRegister('locations', {
  one: 'Thing',
  many: 'Things',
  lead: '',
  fields: {
    name: text({ required: true }),
    kind: choice({ default: 'a', options: { a: 'A' } }),
    since: date({ default: 'today' }),
    owner: person(),
    where: address(),
    papers: files(),
    parts: rows({ columns: { name: text(), code: text() } }),
    seen: date({ readOnly: true }),
  },
  list: ['name'],
  form: [],
  within: 'owner',
  capabilities: ['create'],
})
const { where, papers, owner, name } = things.fields

test('a new row begins as the definition says, within what the address names', () => {
  const start = startOf(things, undefined, 'an id')
  assert.deepEqual(start, {
    name: null,
    kind: 'a',
    since: localToday(),
    owner: 'an id',
    where: null,
    papers: [],
    parts: [],
    seen: null,
  })
})

test('a new row begins with what the person works on where it asks for it, unless it is made within another', () => {
  const { site, past } = {
    site: reference({ to: 'projects' }),
    past: reference({ to: 'projects', readOnly: true }),
  }
  const works = defineRegister('locations', {
    one: 'Work',
    many: 'Works',
    lead: '',
    fields: { name: text({ required: true }), site, past },
    list: ['name'],
    form: [],
    within: 'site',
    capabilities: ['create'],
  })
  const work = { project: { id: 'p1', name: 'Harbour' } }
  const begun = { name: null, site: { id: 'p1', name: 'Harbour' }, past: null }
  assert.deepEqual(startOf(works, undefined, undefined, work), begun)
  assert.deepEqual(startOf(works, undefined, 'p2', work), { ...begun, site: 'p2' })
  assert.deepEqual(startOf(works, undefined), { ...begun, site: null })
})

test('what points elsewhere is sent by its id; what is empty is nothing', () => {
  assert.equal(sendable(owner, { id: '7', name: 'Dana' }), '7')
  assert.deepEqual(sendable(papers, [{ id: '1', name: 'a' }]), ['1'])
  assert.equal(sendable(name, '  '), null)
  assert.equal(sendable(where, emptyAddress), null)
})

test('only what means something else is a change', () => {
  const before = {
    ...startOf(things, undefined),
    name: 'Pump',
    owner: { id: '7', name: 'Dana' },
    parts: [{ id: '1', name: 'Seal', code: null }],
  }
  const same = {
    ...before,
    name: 'Pump ',
    owner: { name: 'Dana Reyes', id: '7' },
    where: { ...emptyAddress },
    parts: [{ code: '', name: 'Seal', id: '1' }],
    seen: '2026-01-01',
  }
  assert.deepEqual(differing(things, before, same), [])
  assert.deepEqual(differing(things, before, { ...same, name: 'Pumps', parts: [] }), [
    'name',
    'parts',
  ])
})
