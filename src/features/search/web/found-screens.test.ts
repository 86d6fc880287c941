import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screens } from '../../../access/screens.ts'
import { foundScreens, isFound, type NamedScreen } from './found-screens.ts'

const named = (title: string, inMenu = false): NamedScreen => ({
  title,
  screen: {
    name: title,
    path: `/${title}`,
    audience: 'staff',
    grants: [],
    title,
    ...(inMenu && { menu: { group: 'work', at: 1, label: 'my_work' } }),
  },
})
const titles = (all: NamedScreen[], typed: string) =>
  foundScreens(all, typed).map(({ title }) => title)

test('a screen is found by each word of its name, without accents or capitals', () => {
  const all = [named('Non-conformités'), named('Projets: archivés'), named('Projets')]
  assert.deepEqual(titles(all, 'conformites'), ['Non-conformités'])
  assert.deepEqual(titles(all, 'ARCHIVES proj'), ['Projets: archivés'])
  assert.deepEqual(titles(all, 'chemicals'), [])
})

test('what begins with the words comes first, and the menu before the rest', () => {
  const all = [named('Order of forms'), named('Forms: archived'), named('Forms', true)]
  assert.deepEqual(titles(all, 'forms'), ['Forms', 'Forms: archived', 'Order of forms'])
})

test('a screen that needs a record, or that is not of the staff, is not found', () => {
  const found = screens.filter(isFound).map(({ name }) => name)
  assert.ok(found.includes('chemicals') && found.includes('my-work'))
  for (const name of [
    'custom-resources',
    'tc-forms-add',
    'chemicals-edit',
    'admin-dashboard',
    'login',
  ])
    assert.ok(!found.includes(name), name)
})
