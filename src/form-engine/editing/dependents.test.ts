import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  chooseAssetType,
  chooseMainList,
  chooseParent,
  chooseParentValue,
  chooseRole,
  type FormField,
  parentChoices,
  parentValueInput,
  turnDependent,
  write,
} from '../index.ts'

const field = (key: string, type: string, slug: string | null = null): FormField => ({
  key,
  label: key,
  type,
  slug,
})
const owner = field('owner', 'text')

/** The value as it would be stored, once it was given for a parent of this type. */
const stored = (parent: FormField, value: unknown): unknown => {
  const chosen = chooseParentValue(chooseParent(owner, parent), parent, value)
  return write({ fields: [parent, chosen] }).fields[1]?.dependent_value
}

test('a parent is any other field but those whose type refuses', () => {
  const fields = [owner, field('seen', 'witness'), field('note', 'info'), field('size', 'number')]
  assert.deepEqual(
    parentChoices({ fields }, 'owner').map(({ key }) => key),
    ['size'],
  )
})

test('the value picker is the parent type’s', () => {
  const inputs = [
    ['radio', 'list-one'],
    ['treeselect', 'tree'],
    ['role', 'role'],
    ['asset', 'asset'],
    ['checkbox', 'list-many'],
    ['select_resource', 'list-many'],
    ['number', 'number'],
    ['visitor', 'text'],
    ['witness', 'none'],
  ] as const
  for (const [type, input] of inputs) assert.equal(parentValueInput(field('p', type)), input, type)
  assert.equal(parentValueInput(field('p', 'select', 'incident_reasons_list')), 'main-list')
})

test('another parent clears the value; No forgets the parent', () => {
  const first = chooseParentValue(chooseParent(owner, field('a', 'text')), field('a', 'text'), 'x')
  assert.equal(first.dependent_value, 'x')
  const next = chooseParent(first, field('b', 'text', 'incident_list'))
  assert.deepEqual(next.dependent_value, { main_list: null, sublist: [] })
  assert.deepEqual(turnDependent(next, false), {
    ...owner,
    is_dependent: 0,
    dependent_id: null,
    dependent_value: null,
  })
  assert.equal(turnDependent(owner, true).is_dependent, 1)
})

test('another kind clears its members', () => {
  assert.deepEqual(chooseRole('lead'), { role: 'lead', accounts: [] })
  assert.deepEqual(chooseAssetType(4), { assetType: 4, assets: [] })
  assert.deepEqual(chooseMainList(7), { main_list: 7, sublist: [] })
})

test('values are stored in the shapes of their parent', () => {
  const role = { role: 'lead', accounts: [1] }
  const asset = { assetType: 4, assets: ['9'] }
  const incident = { main_list: 7, sublist: ['a'] }
  assert.equal(stored(field('p', 'role'), role), JSON.stringify(role))
  assert.equal(stored(field('p', 'asset'), asset), JSON.stringify([asset]))
  assert.equal(stored(field('p', 'checkbox'), ['a']), '{"selected":["a"]}')
  assert.equal(stored(field('p', 'select_resource'), ['a']), '["a"]')
  assert.deepEqual(stored(field('p', 'text', 'incident_list'), incident), incident)
  assert.equal(stored(field('p', 'number'), '12'), 12)
  assert.equal(stored(field('p', 'number'), 'twelve'), null)
  assert.equal(stored(field('p', 'radio'), 'yes'), 'yes')
})
