import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenRights } from '../../effective.ts'
import { ofTemplateAlone, statesOf, type Whose, withRight } from './right-states.ts'

const given = (over: Partial<GivenRights> = {}): GivenRights => ({
  roleId: 3,
  template: [],
  extra: [],
  refused: [],
  ...over,
})

function stateOf(right: string, of: GivenRights, whose: Whose = 'template', mine?: string[]) {
  const compared = whose === 'person' ? ofTemplateAlone(of) : new Set<string>()
  const can = (one: string) => mine === undefined || mine.includes(one)
  const state = statesOf(of, { whose, compared, can }).find((one) => one.right === right)
  const lock = state?.lock && `${state.lock.why} ${state.lock.by.join(' ')}`.trim()
  return [state?.holds ? 'on' : 'off', lock ?? 'free', state?.mark ?? 'same']
}

test('a right of a template is free, and fixed while another brings it along', () => {
  const template = given({ template: ['forms.view', 'hazards.edit'] })
  assert.deepEqual(stateOf('forms.view', template), ['on', 'free', 'more'])
  assert.deepEqual(stateOf('hazards.view', template), ['on', 'implied hazards.edit', 'more'])
  assert.deepEqual(stateOf('forms.edit', template), ['off', 'free', 'same'])
})

test('what the viewer does not hold can be taken away and not given', () => {
  const template = given({ template: ['forms.edit'] })
  assert.deepEqual(stateOf('hazards.edit', template, 'template', []), ['off', 'giver', 'same'])
  assert.deepEqual(stateOf('forms.edit', template, 'template', []), ['on', 'free', 'more'])
})

test('a right that the role cannot have is fixed', () => {
  assert.deepEqual(stateOf('permission-templates.view', given({ roleId: 6 })), [
    'off',
    'role',
    'same',
  ])
})

test('of a person: extra and refused rights are marked against the template', () => {
  const person = given({
    template: ['forms.view', 'forms.edit', 'clients.view'],
    extra: ['hazards.edit'],
    refused: ['forms.view'],
  })
  const of = (right: string) => stateOf(right, person, 'person')
  assert.deepEqual(of('forms.view'), ['off', 'free', 'fewer'])
  assert.deepEqual(of('forms.edit'), ['off', 'refused forms.view', 'fewer'])
  assert.deepEqual(of('hazards.edit'), ['on', 'free', 'more'])
  assert.deepEqual(of('hazards.view'), ['on', 'implied hazards.edit', 'more'])
  assert.deepEqual(of('clients.view'), ['on', 'free', 'same'])
})

test('ticking gives an extra right or takes a refusal back; clearing refuses or takes an extra back', () => {
  const person = given({ template: ['forms.view'] })
  const refused = withRight(person, 'forms.view', false)
  assert.deepEqual(refused.refused, ['forms.view'])
  assert.deepEqual(withRight(refused, 'forms.view', true), person)
  const extra = withRight(person, 'hazards.view', true)
  assert.deepEqual(extra.extra, ['hazards.view'])
  assert.deepEqual(withRight(extra, 'hazards.view', false), person)
})
