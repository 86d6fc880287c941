// The lists of the product, composed from the files in the folders of features.
import { posix } from 'node:path'
import type { Screen } from '../../src/access/screens.ts'
import type { Register } from '../../src/register/define.ts'
import { parts, screenNames } from '../../src/register/screens-of.ts'
import { camel, type List } from './compose.ts'
import type { Part, Parts } from './find-parts.ts'
import { fewWords } from './light-words.ts'
import { recordScreens } from './record-screens.ts'

const from = (file: string, path: string) => posix.relative(posix.dirname(file), path)

const fileOf = (path: string, says: string, ...lines: readonly string[]): List => ({
  path,
  text: [
    '// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.',
    `// ${says}`,
    ...lines,
    '',
  ].join('\n'),
})

const importsOf = (file: string, parts: readonly Part<unknown>[]): string[] =>
  [...Map.groupBy(parts, ({ path }) => path)].map(
    ([path, names]) =>
      `import { ${names.map(({ name }) => name).join(', ')} } from '${from(file, path)}'`,
  )

type Listed = { name: string; type: string; from: string; parts: readonly Part<unknown>[] }

const listOf = (path: string, says: string, { name, type, from: at, parts }: Listed): List =>
  fileOf(
    path,
    says,
    `import type { ${type} } from '${from(path, at)}'`,
    ...importsOf(path, parts),
    '',
    `export const ${name}: readonly ${type}[] = [`,
    ...parts.map((part) => `  ${part.name},`),
    ']',
  )

function serversOf({ servers }: Parts): List {
  const path = 'src/app/composed/features.server.ts'
  return fileOf(
    path,
    'What each feature joins to the server.',
    `import type { FeatureServer } from '${from(path, 'src/manifest/feature.server.ts')}'`,
    ...servers.map(
      (one) => `import { server as ${camel(one.feature)} } from '${from(path, one.path)}'`,
    ),
    '',
    'export const features: readonly FeatureServer[] = [',
    ...servers.map(({ feature }) => `  ${camel(feature)},`),
    ']',
  )
}

/** Where the engine shows a register's rows; the others have screens of their own. */
function webOf({ web, registers }: Parts): List {
  const path = 'src/app/web/composed/extensions.ts'
  const type = `import type { RegisterWeb } from '${from(path, 'src/register/web/extension.ts')}'`
  const shown = web.filter(({ register }) =>
    registers.some(({ value }) => value.name === register && value.form.length > 0),
  )
  return fileOf(
    path,
    'What registers add to their screens, loaded with the first of them that is opened.',
    type,
    '',
    'export const extensions: Readonly<Record<string, () => Promise<{ web: RegisterWeb }>>> = {',
    ...shown.map((one) => `  '${one.register}': () => import('${from(path, one.path)}'),`),
    '}',
  )
}

/** The registers whose rows the engine shows, each loaded with the first of its screens that is opened. */
function registerFiles({ registers }: Parts): List {
  const path = 'src/app/web/composed/registers.ts'
  return fileOf(
    path,
    'The registers that have screens; a page loads the definition of the one that it shows.',
    `import type { Register } from '${from(path, 'src/register/define.ts')}'`,
    '',
    "type Stated = Pick<Register, 'name' | 'within'> & { load: () => Promise<Register> }",
    '',
    'export const registers: readonly Stated[] = [',
    ...registers
      .filter(({ value }) => value.form.length > 0)
      .map(
        ({ path: file, name: exported, value: { name, within } }) =>
          `  { ...${JSON.stringify({ name, within })}, load: async () => (await import('${from(path, file)}')).${exported} },`,
      ),
    ']',
  )
}

const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1)

/** The screens that the register engine shows: of registers that a form makes rows of. */
const shownByEngine = (registers: readonly Register[]): Set<string> =>
  new Set(
    registers
      .filter(({ form }) => form.length > 0)
      .flatMap((register) => parts.flatMap((part) => screenNames(register, part))),
  )

function screensOf({ features, registers }: Parts): Screen[] {
  const shown = shownByEngine(registers.map(({ value }) => value))
  const built = new Set(
    features.flatMap(({ value }) =>
      (value.screens ?? []).filter(({ file }) => file !== undefined).map(({ name }) => name),
    ),
  )
  const stated = features.flatMap(({ value }) =>
    (value.screens ?? []).map(({ file: _, opensOffline: __, ...screen }): Screen => screen),
  )
  const read = recordScreens(
    registers.map(({ value }) => value),
    stated,
  )
  const screens = [...stated, ...read].sort(byPath)
  for (const what of ['name', 'path'] as const)
    for (const [said, twice] of Map.groupBy(screens, (screen) => screen[what]))
      if (twice.length > 1) throw new Error(`Two screens have the ${what} ${said}.`)
  for (const { name } of screens)
    if (!built.has(name) && !shown.has(name)) throw new Error(`The screen ${name} has no file.`)
  return screens
}

const screenList = (parts: Parts): List =>
  fileOf(
    'src/access/composed/screens.ts',
    'Every screen, by its path; each register has one more, on which a row is read.',
    `import type { Screen } from '../screens.ts'`,
    '',
    'export const screens: readonly Screen[] = [',
    ...screensOf(parts).map((screen) => `  ${JSON.stringify(screen)},`),
    ']',
  )

const familyList = ({ features }: Parts): List =>
  fileOf(
    'src/access/composed/families.ts',
    'What a person may be granted: families, each with its actions.',
    'export const families = {',
    ...features
      .flatMap(({ value }) => Object.entries(value.grants ?? {}))
      .map(([family, actions]) => `  ${JSON.stringify(family)}: ${JSON.stringify(actions)},`),
    '} as const satisfies Record<string, readonly string[]>',
  )

const templateList = ({ features }: Parts): List => {
  const of = (who: 'user' | 'management', what: 'hides' | 'holds') =>
    JSON.stringify(features.flatMap(({ value }) => value.templates?.[who]?.[what] ?? []))
  return fileOf(
    'src/access/composed/templates.ts',
    'What the smaller default templates hide, and hold beside what shows.',
    `import type { Grant } from '../grants.ts'`,
    '',
    'type Stated = { hides: readonly string[]; holds: readonly Grant[] }',
    `export const templates: Readonly<Record<'user' | 'management', Stated>> = {`,
    ...(['user', 'management'] as const).map(
      (who) => `  ${who}: { hides: ${of(who, 'hides')}, holds: ${of(who, 'holds')} },`,
    ),
    '}',
  )
}

/** Each screen's file, from the folder of the browser's app. */
const screenFiles = ({ features }: Parts): List => {
  const path = 'src/app/web/composed/screen-files.ts'
  const files = features.flatMap(({ folder, value }) =>
    (value.screens ?? []).flatMap(({ name, file }) =>
      file === undefined ? [] : [[name, posix.relative('src/app/web', `${folder}/${file}`)]],
    ),
  )
  return fileOf(
    path,
    'The file of each screen that a feature has built.',
    'export const screenFiles: Readonly<Record<string, string>> = {',
    ...files.map(([name, file]) => `  ${JSON.stringify(name)}: ${JSON.stringify(file)},`),
    '}',
  )
}

const offlineScreens = ({ features }: Parts): List =>
  fileOf(
    'src/app/composed/offline-screens.ts',
    'The screens whose code a phone keeps, so that they open without a connection.',
    'export const offlineScreens: readonly string[] = [',
    ...features
      .flatMap(({ value }) => value.screens ?? [])
      .filter(({ opensOffline }) => opensOffline)
      .map(({ name }) => `  '${name}',`),
    ']',
  )

/** Each register's tabs in their order, loaded when one is opened. */
const tabList = ({ features }: Parts): List => {
  const path = 'src/app/web/composed/tabs.ts'
  const stated = features.flatMap(({ folder, value }) =>
    (value.tabs ?? []).map((tab) => ({ ...tab, path: `${folder}/${tab.file}` })),
  )
  const byRegister = Map.groupBy(
    stated.sort((one, other) => one.at - other.at),
    ({ register }) => register,
  )
  return fileOf(
    path,
    'What features show of the rows of a register, beside their details.',
    `import { whenDrawn } from '${from(path, 'src/kit/web/later.ts')}'`,
    `import type { RecordTab } from '${from(path, 'src/register/web/extension.ts')}'`,
    '',
    'export const tabs: Readonly<Record<string, readonly RecordTab[]>> = {',
    ...[...byRegister].flatMap(([register, of]) => [
      `  ${JSON.stringify(register)}: [`,
      ...of.map(
        ({ name, label, grants, path: file }) =>
          `    { ...${JSON.stringify({ name, label, grants })}, Tab: whenDrawn(async () => (await import('${from(path, file)}')).default) },`,
      ),
      '  ],',
    ]),
    '}',
  )
}

/** The widgets of the home screen, each loaded when it is shown. */
const widgetList = ({ features }: Parts): List => {
  const path = 'src/app/web/composed/widgets.ts'
  return fileOf(
    path,
    'What features show on the home screen.',
    `import { whenDrawn } from '${from(path, 'src/kit/web/later.ts')}'`,
    `import type { HomeWidget } from '${from(path, 'src/manifest/widget.web.ts')}'`,
    '',
    'export const widgets: readonly HomeWidget[] = [',
    ...features.flatMap(({ folder, value }) =>
      (value.widgets ?? []).map(
        ({ file, ...facts }) =>
          `  { ...${JSON.stringify(facts)}, Widget: whenDrawn(async () => (await import('${from(path, `${folder}/${file}`)}')).default) },`,
      ),
    ),
    ']',
  )
}

/** What a company adds to the sidebar, loaded when its group is opened. */
const menuList = ({ features }: Parts): List => {
  const path = 'src/app/web/composed/menus.ts'
  return fileOf(
    path,
    'What companies add to the sidebar.',
    `import { whenDrawn } from '${from(path, 'src/kit/web/later.ts')}'`,
    `import type { GrownMenu } from '${from(path, 'src/manifest/menu.web.ts')}'`,
    '',
    'export const menus: readonly GrownMenu[] = [',
    ...features.flatMap(({ folder, value }) =>
      (value.menus ?? []).map(
        ({ file, ...facts }) =>
          `  { ...${JSON.stringify(facts)}, Entries: whenDrawn(async () => (await import('${from(path, `${folder}/${file}`)}')).default) },`,
      ),
    ),
    ']',
  )
}

export const composedLists = (parts: Parts): List[] => [
  ...fewWords(parts.features),
  listOf('src/app/composed/registers.ts', 'Every register of the product.', {
    name: 'registers',
    type: 'Register',
    from: 'src/register/define.ts',
    parts: parts.registers,
  }),
  listOf('src/app/composed/extensions.server.ts', 'What stands beside registers on the server.', {
    name: 'extensions',
    type: 'RegisterExtension',
    from: 'src/register/server/extension.ts',
    parts: parts.extensions,
  }),
  listOf('src/app/composed/demo.ts', 'The written rows of the demo company.', {
    name: 'demoRows',
    type: 'Written',
    from: 'src/register/server/fill.ts',
    parts: parts.demo,
  }),
  serversOf(parts),
  webOf(parts),
  registerFiles(parts),
  screenList(parts),
  familyList(parts),
  templateList(parts),
  screenFiles(parts),
  offlineScreens(parts),
  tabList(parts),
  widgetList(parts),
  menuList(parts),
]
