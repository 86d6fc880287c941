import assert from 'node:assert/strict'
import { test } from 'node:test'
import en from '../../../../messages/en.json' with { type: 'json' }
import { screenByName, screens } from '../../../access/screens.ts'
import type { Text } from '../../../kit/web/language/Language.tsx'
import { shortTitleOf, titleOf } from './titles.ts'
import { trailTo } from './trail.ts'

const text: Text = (key) => en[key]
const of = (name: string) => {
  const screen = screenByName.get(name)
  assert.ok(screen, name)
  return screen
}

test('titles are short and say what the screen is', () => {
  assert.equal(titleOf(of('policies'), text), 'Policies')
  assert.equal(titleOf(of('policies-deleted'), text), 'Policies: archived')
  assert.equal(shortTitleOf(of('policies-deleted'), text), 'Archived')
  for (const screen of screens) {
    const title = titleOf(screen, text)
    assert.ok(title.length > 0 && title.length < 60, `${screen.name}: ${title}`)
  }
})

test('the trail to a screen holds every screen on the way, its parameters filled in', () => {
  const trail = trailTo(of('policies-categories-edit'), '/dashboard/policies/categories/edit/7')
  assert.deepEqual(
    trail.map(({ screen, to }) => [screen.name, to]),
    [
      ['dashboard', '/dashboard'],
      ['policies', '/dashboard/policies'],
      ['policies-categories', '/dashboard/policies/categories'],
    ],
  )
})
