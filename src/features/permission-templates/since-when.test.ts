import assert from 'node:assert/strict'
import { test } from 'node:test'
import { effectiveRights } from '../../access/effective.ts'
import { type RightsEvent, sinceWhen } from './since-when.ts'

const event = (
  at: string,
  of: RightsEvent['of'],
  after: RightsEvent['after'],
  before: RightsEvent['before'] = {},
): RightsEvent => ({ at: `2026-0${at}-01T12:00:00Z`, actor: `Person ${at}`, of, before, after })

const crew = 'crew'
const since = (
  given: { template?: string[]; extra?: string[]; refused?: string[] },
  events: RightsEvent[],
  right: string,
) => {
  const rights = effectiveRights({ roleId: 3, template: [], extra: [], refused: [], ...given })
  return sinceWhen(rights, events, crew).get(right)?.by ?? null
}
const joined = event('2', 'account', { permission_template_id: crew })

test('a right of the template is held since the later of the two: it came in, or the person did', () => {
  const template = ['forms.view']
  const early = event('1', 'permission_template', { grants: ['forms.view'] })
  const late = event('3', 'permission_template', { grants: ['forms.view'] }, { grants: [] })
  assert.equal(since({ template }, [early, joined], 'forms.view'), 'Person 2')
  assert.equal(since({ template }, [joined, late], 'forms.view'), 'Person 3')
})

test('what went and came back counts from when it came back; what stayed is not counted anew', () => {
  const template = ['forms.view']
  const events = [
    joined,
    event('3', 'permission_template', { grants: ['forms.view'] }, { grants: [] }),
    event('4', 'permission_template', { grants: [] }, { grants: ['forms.view'] }),
    event('5', 'permission_template', { grants: ['forms.view'] }, { grants: [] }),
    event('6', 'permission_template', { grants: ['forms.view', 'x'] }, { grants: ['forms.view'] }),
  ]
  assert.equal(since({ template }, events, 'forms.view'), 'Person 5')
})

test('an extra right, a refused one, and what comes or goes along with them', () => {
  const events = [
    joined,
    event('3', 'account', { extra_grants: ['hazards.edit'] }, { extra_grants: [] }),
    event('4', 'account', { denied_grants: ['forms.view'] }, { denied_grants: [] }),
  ]
  const given = { template: ['forms.edit'], extra: ['hazards.edit'], refused: ['forms.view'] }
  assert.equal(since(given, events, 'hazards.edit'), 'Person 3')
  assert.equal(since(given, events, 'hazards.view'), 'Person 3')
  assert.equal(since(given, events, 'forms.view'), 'Person 4')
  assert.equal(since(given, events, 'forms.edit'), 'Person 4')
  assert.equal(since(given, events, 'clients.view'), null)
})

test('where the log does not go back so far, nothing is said', () => {
  assert.equal(since({ template: ['forms.view'] }, [], 'forms.view'), null)
})
