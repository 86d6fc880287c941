// What an edition of the default means for a template that has gone its own way.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offeredChange, type TemplateContent } from './offered-change.ts'

const content = (name: string, ...grants: string[]): TemplateContent => ({ name, grants })
const from = content('User', 'forms.view', 'hazards.view', 'clients.view')
const to = content('Worker', 'forms.view', 'hazards.edit', 'hazards.view')

test('what differs between the editions comes and goes; the rest stays as the company has it', () => {
  const own = content('User', 'forms.edit', 'hazards.view', 'clients.view', 'training.view')
  const { grants, ...told } = offeredChange(3, { from, to, own })
  assert.deepEqual(told, {
    ...{ name: 'Worker', comes: ['hazards.edit'], goes: ['clients.view'], changes: true },
  })
  assert.deepEqual(
    new Set(grants),
    new Set(['forms.edit', 'hazards.view', 'hazards.edit', 'training.view']),
  )
})

test('a name that the company gave itself stays', () => {
  assert.equal(offeredChange(3, { from, to, own: { ...from, name: 'Crew' } }).name, 'Crew')
})

test('nothing changes where the company has done it already, or another right of its own brings it along', () => {
  const done = content('Crew', 'hazards.edit', 'hazards.view')
  assert.equal(offeredChange(3, { from, to, own: done }).changes, false)
  const editing = content('Crew', 'clients.edit', 'clients.view', 'hazards.edit')
  const { comes, goes, changes } = offeredChange(3, { from, to, own: editing })
  assert.deepEqual([comes, goes, changes], [[], [], false])
})
