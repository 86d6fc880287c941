import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineRegister } from '../../../define.ts'
import { reference, references } from '../../../fields/pointing.ts'
import { text } from '../../../fields/text.ts'
import { following, isAsBegun, narrowedTo, presentFilter, wantsWhole } from './beginning.ts'
import { emptyView, filtered } from './list-address.ts'

const define = (fields: Parameters<typeof defineRegister>[1]['fields']) =>
  defineRegister('tools', {
    one: 'Tool',
    many: 'Tools',
    lead: '',
    fields: { name: text({ required: true }), ...fields },
    list: ['name'],
    form: [['Tool', ['name']]],
    grants: 'assets',
    capabilities: [],
  })
const site = reference({ to: 'projects' })
const crew = reference({ to: 'teams' })
const work = { project: { id: 'p1', name: 'Harbour' }, team: { id: 't1', name: 'Night' } }
const present = { site: ['p1'] }
const at = (...ids: string[]) => filtered(emptyView, 'site', ids)

test('a list is narrowed to what is worked on by the field that names it', () => {
  assert.deepEqual(presentFilter(define({ site }), {}, work), { site: ['p1'] })
  assert.deepEqual(presentFilter(define({ crew }), {}, work), { crew: ['t1'] })
  assert.deepEqual(presentFilter(define({ site }), {}, { team: work.team }), {})
  assert.deepEqual(presentFilter(define({ crew, site }), {}, { team: work.team }), { crew: ['t1'] })
})

test('a list that has both is narrowed to one: hardly a row names both', () => {
  assert.deepEqual(presentFilter(define({ site, crew }), {}, work), { site: ['p1'] })
})

test('nothing chosen, several at once, or what the screen fixes narrows nothing', () => {
  assert.deepEqual(presentFilter(define({ site }), {}, {}), {})
  assert.deepEqual(presentFilter(define({ sites: references({ to: 'projects' }) }), {}, work), {})
  assert.deepEqual(presentFilter(define({ site }), { site: 'p2' }, work), {})
})

test('a view that names a project of its own keeps it', () => {
  assert.deepEqual(narrowedTo({ ...emptyView, page: 4, sort: 'name' }, present), {
    ...at('p1'),
    sort: 'name',
  })
  assert.deepEqual(narrowedTo(at('p2'), present), at('p2'))
  assert.equal(narrowedTo(emptyView, {}), emptyView)
})

test('who takes the filter off, or clears all filters, wants the whole list', () => {
  assert.equal(wantsWhole(present, at('p1'), emptyView), true)
  assert.equal(wantsWhole(present, at('p1'), { ...emptyView, search: 'saw' }), true)
  assert.equal(wantsWhole(present, filtered(emptyView, 'name', ['saw']), emptyView), true)
})

test('who searches, sorts, or looks at another project does not', () => {
  assert.equal(wantsWhole(present, at('p1'), { ...at('p1'), search: 'saw' }), false)
  assert.equal(wantsWhole(present, at('p1'), at('p2')), false)
  const named = filtered(emptyView, 'name', ['saw'])
  assert.equal(wantsWhole(present, named, { ...named, sort: 'name' }), false)
  assert.equal(wantsWhole({}, at('p1'), emptyView), false)
})

test('a list that is open follows the choice, and what was chosen by hand stays', () => {
  assert.deepEqual(following(at('p1'), present, { site: ['p2'] }), at('p2'))
  assert.deepEqual(following(at('p1'), present, {}), emptyView)
  for (const own of [at('p3'), at('p1', 'p3'), emptyView])
    assert.equal(following(own, present, { site: ['p2'] }), own)
  assert.deepEqual(following(at('p1'), present, present), at('p1'))
})

test('a view that has what its list begins with, and no more, asks for nothing of its own', () => {
  const begins = { status: ['open', 'done'] }
  assert.equal(isAsBegun(filtered(emptyView, 'status', ['done', 'open']), begins), true)
  assert.equal(isAsBegun(filtered(emptyView, 'status', ['open']), begins), false)
  assert.equal(isAsBegun(emptyView, begins), false)
  const more = filtered(filtered(emptyView, 'status', ['open', 'done']), 'site', ['p1'])
  assert.equal(isAsBegun(more, begins), false)
  assert.equal(
    isAsBegun({ ...filtered(emptyView, 'status', ['open', 'done']), search: 'saw' }, begins),
    false,
  )
})
