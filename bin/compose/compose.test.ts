// A feature joins the product by standing in its folder, and by nothing else.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { findParts } from './find-parts.ts'
import { composedLists } from './lists.ts'

const register = (name: string) =>
  `export const ${name} = { name: '${name}', many: 'Ladders', table: '${name}', grants: '${name}',
    fields: {}, form: [['Ladder', []]], capabilities: [] }`

const bare = {
  'feature.ts': `export const feature = { grants: { ladders: ['view'] }, screens: [{ name: 'ladders',
    path: '/dashboard/ladders', audience: 'staff', grants: ['ladders.view'], title: 'Ladders: list',
    file: 'web/LaddersScreen.tsx' }], widgets: [{ name: 'ladders-due', grants: ['ladders.view'],
    file: 'web/LaddersDue.tsx' }], menus: [{ name: 'kinds', group: 'equipment', grants: ['ladders.view'],
    below: '/dashboard/ladders', file: 'web/KindsInMenu.tsx' }] }`,
  'feature.server.ts': 'export const server = { calls: [] }',
  'ladders.register.ts': register('ladders'),
  'ladders.server.ts': `import { ladders } from './ladders.register.ts'
    export const laddersServer = { register: ladders }`,
  'ladders.demo.ts': `import { ladders } from './ladders.register.ts'
    export const laddersDemo = { register: ladders, rows: [] }`,
  'ladders.web.tsx': '',
  'web/LaddersScreen.tsx': '',
  'web/LaddersDue.tsx': '',
  'web/KindsInMenu.tsx': '',
}

/** The product with one feature alone. */
async function composed(t: TestContext, files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'plumbline-compose-'))
  t.after(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'src/features/ladders', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const lists = composedLists(await findParts(root))
  return (name: string) => lists.find(({ path }) => path.endsWith(name))?.text ?? ''
}

test('a feature is in every list of the product by what stands in its folder', async (t) => {
  const list = await composed(t, bare)
  assert.match(
    list('composed/registers.ts'),
    /features\/ladders\/ladders\.register\.ts'[\s\S]*ladders,/,
  )
  assert.match(list('extensions.server.ts'), /laddersServer,/)
  assert.match(list('demo.ts'), /laddersDemo,/)
  assert.match(list('web/composed/extensions.ts'), /'ladders': \(\) => import\(/)
  assert.match(list('features.server.ts'), /server as ladders[\s\S]*ladders,/)
  assert.match(list('screens.ts'), /"path":"\/dashboard\/ladders"/)
  assert.match(list('screens.ts'), /"path":"\/dashboard\/ladders\/record\/:row"/)
  assert.match(list('families.ts'), /"ladders": \["view"\]/)
  assert.match(list('screen-files.ts'), /"ladders": ".*features\/ladders\/web\/LaddersScreen\.tsx"/)
  assert.match(
    list('widgets.ts'),
    /"name":"ladders-due"[\s\S]*features\/ladders\/web\/LaddersDue\.tsx/,
  )
  assert.match(list('menus.ts'), /"below":"\/dashboard\/ladders"[\s\S]*web\/KindsInMenu\.tsx/)
})

const refused: [string, Record<string, string>, RegExp][] = [
  ['two registers of one name', { 'more.register.ts': register('ladders') }, /ladders stands in/],
  ['a browser’s extension of no register', { 'stairs.web.tsx': '' }, /no register stairs/],
  [
    'a screen whose file is not there',
    { 'feature.ts': bare['feature.ts'].replace('LaddersScreen', 'StairsScreen') },
    /has no file web\/StairsScreen/,
  ],
  [
    'a widget whose file is not there',
    { 'feature.ts': bare['feature.ts'].replace('LaddersDue', 'StairsDue') },
    /has no file web\/StairsDue/,
  ],
  [
    'two screens at one address',
    {
      'feature.ts': bare['feature.ts'].replace(
        'screens: [',
        "screens: [{ name: 'stairs', path: '/dashboard/ladders', grants: [] }, ",
      ),
    },
    /Two screens have the path/,
  ],
  [
    'a screen that nothing shows',
    {
      'feature.ts': bare['feature.ts'].replace(
        'screens: [',
        "screens: [{ name: 'stairs', path: '/dashboard/stairs', grants: [] }, ",
      ),
    },
    /The screen stairs has no file/,
  ],
]

for (const [what, files, message] of refused)
  test(`the lists refuse ${what}`, async (t) => {
    await assert.rejects(composed(t, { ...bare, ...files }), message)
  })
