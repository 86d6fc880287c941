import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFaults } from './find-faults.ts'

const faults = (files: Record<string, string>) => findFaults(new Map(Object.entries(files)))

const refused: [string, string, string, RegExp][] = [
  [
    'a lower layer importing a higher one',
    'src/kit/dates.ts',
    '../access/scope.ts',
    /may not import/,
  ],
  ['the form engine importing a package', 'src/form-engine/read.ts', 'zod', /imports no package/],
  ['the form engine importing node', 'src/form-engine/read.ts', 'node:fs', /imports no package/],
  [
    'the form engine importing the kit',
    'src/form-engine/read.ts',
    '../kit/ids.ts',
    /imports nothing/,
  ],
  ['regulation importing a package', 'src/regulation/rates.ts', 'temporal-polyfill', /no package/],
  ['regulation importing the kit', 'src/regulation/a.ts', '../kit/ids.ts', /imports nothing/],
  [
    'regulation importing data',
    'src/regulation/a.ts',
    '../form-engine/index.ts',
    /imports nothing/,
  ],
  ['the kit asking regulation', 'src/kit/dates.ts', '../regulation/index.ts', /is for features/],
  [
    'a way round regulation’s index',
    'src/features/a/b.ts',
    '../../regulation/risk.ts',
    /its index/,
  ],
  [
    'a way round the engine’s index',
    'src/features/forms/a.ts',
    '../../form-engine/read.ts',
    /by its index/,
  ],
  ['a feature without an arrow', 'src/features/forms/a.ts', '../tasks/index.ts', /no arrow/],
  [
    'a room of a feature importing one that stands on it',
    'src/features/submissions/content/fits.ts',
    '../papers/paper.ts',
    /import content ← subjects/,
  ],
  [
    'the app naming a feature that joins by itself',
    'src/app/server.ts',
    '../features/hazards/index.ts',
    /app names no feature/,
  ],
  ['the driver outside its room', 'src/features/forms/a.store.ts', 'pg', /kept to src\/kit\/db/],
  ['server code in the browser', 'src/features/forms/a.web.tsx', './a.store.ts', /server code/],
  ['node in the browser', 'src/kit/web/Toast.tsx', 'node:path', /no node: modules/],
  ['source importing tests', 'src/kit/dates.ts', '../../bin/test.ts', /only from src/],
]

for (const [what, path, from, message] of refused)
  test(`the structure check refuses ${what}`, () => {
    assert.match(faults({ [path]: `import { a } from '${from}'\n` }).join('\n'), message)
  })

test('the structure check sees an import over several lines, a bare one and a dynamic one', () => {
  const forms = [
    "import {\n  a,\n} from 'pg'",
    "import 'pg'",
    "const a = import('pg')",
    "export * from 'pg'",
  ]
  for (const text of forms)
    assert.equal(faults({ 'src/kit/dates.ts': `${text}\n` }).length, 1, text)
})

test('the structure check refuses long files and names that say nothing', () => {
  assert.match(faults({ 'src/kit/long.ts': 'a\n'.repeat(301) }).join(), /301 lines/)
  assert.match(faults({ 'src/kit/utils.ts': '' }).join(), /says nothing/)
  assert.match(faults({ 'src/kit/myFile.ts': '' }).join(), /kebab-case/)
})

test('the structure check lets pass what is in its room', () => {
  const tree = {
    'src/kit/db/pool.server.ts': "import pg from 'pg'\n",
    'src/access/scope.ts': "import { id } from '../kit/ids.ts'\n",
    'src/kit/web/Toast.tsx': "import { useState } from 'react'\n",
  }
  assert.deepEqual(faults(tree), [])
})

test('the structure check refuses files that import each other in a circle, but for their types', () => {
  const circle = {
    'src/kit/a/one.ts': "import { two } from '../b/two.ts'\n",
    'src/kit/b/two.ts': "import { three } from '../c/three.ts'\n",
    'src/kit/c/three.ts': "import { one } from '../a/one.ts'\n",
  }
  assert.deepEqual(faults(circle), [
    'These import each other in a circle: src/kit/a/one.ts, src/kit/b/two.ts, src/kit/c/three.ts',
  ])
  const ofTypes = { ...circle, 'src/kit/c/three.ts': "import type { One } from '../a/one.ts'\n" }
  assert.deepEqual(faults(ofTypes), [])
})

test('the structure check refuses a folder of more than twenty files, but where each is a kind', () => {
  const folder = (at: string) =>
    Object.fromEntries(
      [...'abcdefghijklmnopqrstu'].map((name) => [`${at}/${name}.ts`, 'let a\n'.repeat(30)]),
    )
  assert.match(faults(folder('src/kit/wide')).join(), /src\/kit\/wide: 21 files/)
  assert.match(faults(folder('tests/wide')).join(), /tests\/wide: 21 files/)
  assert.deepEqual(faults(folder('src/form-engine/field-types')), [])
})

test('the structure check refuses a short file that one neighbour alone imports', () => {
  const neighbour = { 'src/kit/whole.ts': "import { part } from './part.ts'\n" }
  const fragment = { 'src/kit/part.ts': 'export const part = 1\n' }
  const whole = { ...neighbour, ...fragment }
  assert.deepEqual(faults(whole), [
    'src/kit/part.ts: 1 lines that only whole.ts imports; fold it into that file',
  ])
  const passes = [
    { ...whole, 'src/kit/part.test.ts': "import { part } from './part.ts'\n" },
    { ...whole, 'src/kit/other.ts': "import { part } from './part.ts'\n" },
    { ...fragment, 'src/kit/whole.ts': "const part = import('./part.ts')\n" },
    { ...neighbour, 'src/kit/part.ts': 'export const part = 1\n'.repeat(25) },
  ]
  for (const tree of passes) assert.deepEqual(faults(tree), [])
})

const moments: [string, string, RegExp][] = [
  ['a sleep in a page', 'await page.waitForTimeout(400)', /sleeps/],
  [
    'a sleep by another name',
    "import { setTimeout as pause } from 'node:timers/promises'\nawait pause(300)",
    /sleeps/,
  ],
  ['a sleep by hand', 'await new Promise((next) => setTimeout(next, 50))', /sleeps/],
  ['a promise that is waited for', 'await page.waitForFunction(async () => false)', /for nothing/],
  ['waiting for “Loading…”', "await page.getByText('Loading…').waitFor()", /passes by/],
  ['waiting for a toast', "await toast(page, 'Saved: Muddy').waitFor()", /passes by/],
  [
    'the same over several lines',
    "await page\n  .locator('[data-toast]')\n  .first()\n  .waitFor({ state: 'visible' })",
    /passes by/,
  ],
  ['two readings of a clock', 'assert.equal(row.at, new Date().toISOString())', /readings/],
  ['a moment compared', 'if (Date.now() === begun) return', /readings/],
]
for (const [what, code, message] of moments)
  test(`the structure check refuses in tests: ${what}`, () => {
    assert.match(faults({ 'tests/api/planted.test.ts': `${code}\n` }).join('\n'), message)
  })

test('the structure check lets a test wait until a passing text is gone, and poll', () => {
  const codes = [
    "await page.getByText('Loading…').waitFor({ state: 'hidden' })",
    "await page.getByText('Saved').waitFor()",
    "await toast(page, 'Archived').getByRole('button', { name: 'Undo' }).click()",
    'await until(async () => (await rows()).length > 0)',
    '// await page.waitForTimeout(400)',
  ]
  for (const code of codes)
    assert.deepEqual(faults({ 'tests/api/planted.test.ts': `${code}\n` }), [], code)
})
