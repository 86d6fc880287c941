// What somebody may do, and why, as a table.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultTemplates } from './default-templates.ts'
import { changeOfRights, effectiveRights, type GivenRights, rightsOf } from './effective.ts'
import { allGrants, holds } from './grants.ts'

const given = (over: Partial<GivenRights> = {}): GivenRights => ({
  roleId: 3,
  template: [],
  extra: [],
  refused: [],
  ...over,
})
const whyOf = (right: string, over: Partial<GivenRights>) => {
  const found = effectiveRights(given(over)).find((one) => one.right === right)
  return found && `${found.source}${found.by.length > 0 ? ` by ${found.by.join(', ')}` : ''}`
}

describe('why somebody holds a right, or does not', () => {
  const cases: [what: string, right: string, over: Partial<GivenRights>, why: string][] = [
    ['nothing gives it', 'forms.view', {}, 'none'],
    ['the template gives it', 'forms.view', { template: ['forms.view'] }, 'template'],
    ['it is an extra one', 'forms.view', { extra: ['forms.view'] }, 'extra'],
    [
      'the template gives it, so that an extra one adds nothing',
      'forms.view',
      { template: ['forms.view'], extra: ['forms.view'] },
      'template',
    ],
    [
      'another brings it along',
      'forms.view',
      { template: ['forms.edit'] },
      'implied by forms.edit',
    ],
    [
      'two others bring it along',
      'forms.view',
      { template: ['forms.edit'], extra: ['forms.delete'] },
      'implied by forms.edit, forms.delete',
    ],
    [
      'it is given itself, whatever brings it along too',
      'forms.view',
      { template: ['forms.view', 'forms.edit'] },
      'template',
    ],
    [
      'it is refused',
      'forms.edit',
      { template: ['forms.edit'], refused: ['forms.edit'] },
      'refused',
    ],
    [
      'what it brings along is refused',
      'forms.edit',
      { template: ['forms.view', 'forms.edit'], refused: ['forms.view'] },
      'refused by forms.view',
    ],
    [
      'a refusal wins over an extra right',
      'forms.view',
      { extra: ['forms.view'], refused: ['forms.view'] },
      'refused',
    ],
    [
      'what brought it along is refused, and nothing else gives it',
      'forms.view',
      { template: ['forms.edit'], refused: ['forms.edit'] },
      'none',
    ],
    [
      'a right that was not given is not taken along',
      'forms.delete',
      { template: ['forms.edit'], refused: ['forms.view'] },
      'none',
    ],
    [
      'the archive is refused: what restores goes with it',
      'forms.restore',
      { template: ['forms.restore'], refused: ['forms.archive'] },
      'refused by forms.archive',
    ],
    [
      'permission templates are not for management',
      'permission-templates.view',
      { roleId: 6, template: ['permission-templates.edit'], extra: ['permission-templates.view'] },
      'role',
    ],
    [
      'nor for an account without a role',
      'permission-templates.view',
      { roleId: null, extra: ['permission-templates.view'] },
      'role',
    ],
  ]
  for (const [what, right, over, why] of cases)
    test(what, () => assert.equal(whyOf(right, over), why))
})

test('what is held follows from why', () => {
  const rights = rightsOf(
    given({
      template: ['forms.edit', 'hazards.view'],
      extra: ['lists.none'],
      refused: ['hazards.view'],
    }),
  )
  assert.deepEqual([...rights], ['forms.view', 'forms.edit'])
})

test('each default template holds what it states, and nothing that it does not bring along', () => {
  for (const { baseRole, grants } of defaultTemplates) {
    const rights = rightsOf(given({ roleId: baseRole, template: grants }))
    const stated = new Set<string>(grants)
    for (const right of allGrants) assert.equal(rights.has(right), holds(stated, right), right)
  }
})

test('a change says what is gained and lost, what comes along with it too', () => {
  const before = given({ template: ['forms.edit', 'hazards.view'] })
  const after = given({ template: ['forms.view', 'hazards.view', 'hazards.delete'] })
  assert.deepEqual(changeOfRights(before, after), {
    gains: ['hazards.archive', 'hazards.delete'],
    loses: ['forms.edit'],
  })
  assert.deepEqual(changeOfRights(before, before), { gains: [], loses: [] })
})
