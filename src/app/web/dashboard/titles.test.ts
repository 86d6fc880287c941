import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenByName, screens } from '../../../access/screens.ts'
import { shortTitleOf, titleOf } from './titles.ts'
import { trailTo } from './trail.ts'

const of = (name: string) => {
  const screen = screenByName.get(name)
  assert.ok(screen, name)
  return screen
}

test('titles are short and say what the screen is', () => {
  assert.equal(titleOf(of('policies')), 'Policies')
  assert.equal(titleOf(of('policies-deleted')), 'Policies: archived')
  assert.equal(shortTitleOf(of('policies-deleted')), 'Archived')
  for (const screen of screens) assert.notEqual(titleOf(screen), '', screen.name)
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
