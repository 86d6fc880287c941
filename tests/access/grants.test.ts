import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { defaultTemplates } from '../../src/access/default-templates.ts'
import { allGrants, holds, isGrant, routesOf } from '../../src/access/grants.ts'
import { screens } from '../../src/access/screens.ts'

/** One line a screen of the dashboard: which of the three default templates open it. */
function matrix(): string {
  const opened = defaultTemplates.map(({ grants }) => routesOf(grants))
  const marks = ['manager', 'user', 'management']
  const lines = screens
    .filter(({ audience }) => audience === 'staff')
    .map(({ name }) => {
      const who = marks.filter((_, index) => opened[index]?.has(name))
      return `${name.padEnd(38)} ${who.join(' ')}`.trimEnd()
    })
  return `${lines.join('\n')}\n`
}

test('the default templates open the screens that the committed matrix says', () => {
  // To accept a change on purpose: print matrix() into the file, and read the difference.
  const committed = readFileSync(join(import.meta.dirname, 'matrix.txt'), 'utf8')
  assert.equal(matrix(), committed)
})

test('every grant that a screen names is in the catalogue', () => {
  const unknown = screens.flatMap(({ grants }) => grants).filter((grant) => !isGrant(grant))
  assert.deepEqual(unknown, [])
})

test('the health and safety manager holds every grant', () => {
  assert.deepEqual(new Set(defaultTemplates[0]?.grants), new Set(allGrants))
})

test('management changes nothing but reviews', () => {
  const changing = /\.(create|edit|archive|restore|delete|add-|reorder)/
  const held = defaultTemplates[2]?.grants ?? []
  assert.deepEqual(
    held.filter((grant) => changing.test(grant)),
    [],
  )
})

test('editing implies seeing, restoring and deleting imply the archive, and nothing else follows', () => {
  assert.ok(holds(new Set(['forms.edit']), 'forms.view'))
  assert.ok(holds(new Set(['forms.delete']), 'forms.archive'))
  assert.ok(holds(new Set(['hazards.reorder']), 'hazards.view'))
  assert.ok(!holds(new Set(['forms.view']), 'forms.edit'))
  assert.ok(!holds(new Set(['forms.edit']), 'forms.delete'))
  assert.ok(!holds(new Set(['forms.edit']), 'form-categories.view'))
})

test('no grant at all opens the home, the own account, one’s work, notices, documents, orientations and alerts, and nothing else', () => {
  assert.deepEqual([...routesOf([])].sort(), [
    'dashboard',
    'document',
    'my-account',
    'my-work',
    'notifications',
    'orientation-begin',
    'orientation-take',
    'safety-alert',
  ])
})

test('every screen has a name and a path of its own', () => {
  // A new screen is counted here on purpose.
  const stated = screens.filter(({ name }) => !name.endsWith('-record'))
  assert.equal(stated.length, 394)
  assert.equal(new Set(screens.map(({ name }) => name)).size, screens.length)
  const paths = screens.map(({ path }) => path.replace(/:\w+/g, ':'))
  assert.equal(new Set(paths).size, screens.length)
})
