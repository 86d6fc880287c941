// The catalogues of the languages, composed of the words that stand in the rooms that say them.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Message } from '../../src/kit/language/message.ts'
import { type Locale, locales } from '../../src/kit/locales.ts'
import { camel, type List } from './compose.ts'

const ours = join(import.meta.dirname, '../..')

/** `messages` by key; `words` of definitions, and `problems`, by what they are in English. */
const sections = ['messages', 'words', 'problems'] as const
type Words = {
  messages?: Record<string, Message>
  words?: Record<string, string>
  problems?: Record<string, string>
}

export type Room = { path: string; words: Words }

/** What a room says in a language. A folder of words that lies deeper is its room's own. */
export const roomsIn = (language: Locale, root = ours): Room[] =>
  globSync(`src/{*,features/*}/words/${language}.json`, { cwd: root })
    .filter((path) => !path.startsWith('src/regulation/'))
    .sort()
    .map((path) => ({ path, words: JSON.parse(readFileSync(join(root, path), 'utf8')) }))

/** What two rooms say stands in one of them, the lower. */
function refuseTwice(rooms: readonly Room[], section: keyof Words): void {
  const keys = rooms.flatMap(({ path, words }) =>
    Object.keys(words[section] ?? {}).map((key) => ({ key, path })),
  )
  for (const [key, said] of Map.groupBy(keys, (one) => one.key))
    if (said.length > 1)
      throw new Error(`${said.map(({ path }) => path).join(' and ')} both say “${key}”.`)
}

/** All of a section, by key. */
export function sectionOf(rooms: readonly Room[], section: 'words' | 'problems') {
  refuseTwice(rooms, section)
  return Object.fromEntries(rooms.flatMap(({ words }) => Object.entries(words[section] ?? {})))
}

const typeOf = (section: keyof Words) =>
  section === 'messages'
    ? 'Readonly<Record<keyof typeof english, Message>>'
    : 'Readonly<Record<string, string>>'

type Asked = {
  /** Below `messages/composed`. */
  file: string
  rooms: readonly Room[]
  /** Of its messages it has some. */
  some?: boolean
}

function catalogueOf(language: Locale, { file, rooms, some = false }: Asked): List {
  for (const section of sections) refuseTwice(rooms, section)
  const up = file.includes('/') ? '../../..' : '../..'
  const named = rooms.map((room) => ({
    ...room,
    name: camel(basename(dirname(dirname(room.path)))),
  }))
  const said = sections.filter(
    (section) => !(some && section === 'words') && rooms.some(({ words }) => section in words),
  )
  return {
    path: `messages/composed/${file}.ts`,
    text: [
      '// Composed by `npm run docs` of the words that stand in src/**/words; `npm run check` fails when it is stale.',
      ...named.map(({ name, path }) => `import ${name} from '${up}/${path}' with { type: 'json' }`),
      ...(language === 'en'
        ? []
        : [
            `import type { Message } from '${up}/src/kit/language/message.ts'`,
            "import type { messages as english } from './en.ts'",
          ]),
      ...said.flatMap((section) => [
        '',
        `export const ${section}${language === 'en' ? '' : `: ${typeOf(section)}`} = {`,
        ...named
          .filter(({ words }) => section in words)
          .map(({ name }) => `  ...${name}.${section},`),
        '}',
      ]),
      '',
    ].join('\n'),
  }
}

const rulesIn = (path: string): { code: string; clock: string | null }[] =>
  JSON.parse(readFileSync(path, 'utf8'))

/** What the rules that run a clock are called: a page that names what is due does without all that rules say. */
function titlesOfRules(language: Locale, root: string): List {
  const path = join(root, `src/regulation/words/${language}.json`)
  const words: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
  const titles = globSync(join(root, 'src/regulation/rules/*.json'))
    .sort()
    .flatMap(rulesIn)
    .filter(({ clock }) => clock !== null)
    .map(({ code }) => [code, words[`title_${code}`]] as const)
  return {
    path: `messages/composed/titles/${language}.ts`,
    text: [
      '// Composed by `npm run docs` of the words of src/regulation; `npm run check` fails when it is stale.',
      `export const titles: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(titles), null, 2)}`,
      '',
    ].join('\n'),
  }
}

export const catalogues = (root = ours): List[] =>
  locales.flatMap((language) => [
    catalogueOf(language, { file: language, rooms: roomsIn(language, root) }),
    titlesOfRules(language, root),
  ])

/** What the public site says: the frame, and two features. */
export const wordsOfSite = (root = ours): List[] =>
  locales.map((language) =>
    catalogueOf(language, {
      file: `site/${language}`,
      rooms: roomsIn(language, root).filter(({ path }) =>
        ['src/kit', 'src/app', 'src/features/public-site', 'src/features/sign-in'].some((room) =>
          path.startsWith(`${room}/words/`),
        ),
      ),
      some: true,
    }),
  )
