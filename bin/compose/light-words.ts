// What light pages say: the words that their code names, and no others. A phone fetches them with the page.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { locales } from '../../src/kit/locales.ts'
import { problemCodes, wordsOf } from '../../src/kit/problems.ts'
import type { List } from './compose.ts'
import { keysSaid } from './keys-said.ts'
import { roomsIn, wordsOfSite } from './words.ts'

const ours = join(import.meta.dirname, '../..')

/** What is around each of them. */
const around = ['root.tsx', 'entry.client.tsx', 'areas/QrArea.tsx', 'pages/Screens.tsx'].map(
  (file) => `src/app/web/${file}`,
)

/** What is imported at once or later, of our own code; types are gone where pages are made. */
const imported =
  /(?<=(?:import(?! type)\s[^;']*?|export(?! type)\s[^;']*?)from ')\.[^']+(?=')|(?<=import\(')\.[^']+(?='\))/g

/** Lists of the whole product: a page shows little of them, and problems are told apart by who may meet them. */
const lists = /\/composed\/|\/kit\/problems\.ts$/

/** The code of files and of all that they import: of contracts alone, and nothing of code that brings all words along. */
function codeBelow(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  function add(file: string): void {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    const code = readFileSync(file, 'utf8')
    if (code.includes('<WholeLanguage ') || lists.test(file)) return
    found.set(file, code)
    if (!isContract(file))
      for (const [path] of code.matchAll(imported)) add(join(dirname(file), path))
  }
  for (const file of files) add(file)
  return found
}

const isContract = (file: string) => file.endsWith('.contract.ts')

const quotedIn = (code: readonly string[]) =>
  new Set(
    code.flatMap((text) =>
      [...text.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, one, two]) => one ?? two ?? ''),
    ),
  )

/** Any call may be refused so, whatever its route says. */
const ofAnyCall = /^(request|session|route|method|body|input|rate|server|database)\//

type Featured = {
  folder: string
  value: { screens?: readonly { light?: boolean; file?: string }[] }
}

/** The files of light screens, and those around them. */
const lightFiles = (features: readonly Featured[]): string[] => [
  ...around,
  ...features.flatMap(({ folder, value }) =>
    (value.screens ?? []).flatMap(({ light, file }) =>
      light && file !== undefined ? [`${folder}/${file}`] : [],
    ),
  ),
]

/** Entries in the order of their keys, which stays when rooms move. */
const sorted = (entries: Iterable<[string, unknown]>) =>
  JSON.stringify(
    Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1))),
    null,
    2,
  )

function lightWords(features: readonly Featured[], root = ours): List[] {
  const modules = codeBelow(lightFiles(features).map((file) => join(root, file)))
  const contracts = [...modules].filter(([file]) => isContract(file)).map(([, text]) => text)
  const code = [...modules].filter(([file]) => !isContract(file)).map(([, text]) => text)
  const refused = quotedIn(contracts)
  const mayHappen = new Set(
    problemCodes.filter((code) => ofAnyCall.test(code) || refused.has(code)).map(wordsOf),
  )
  const quoted = quotedIn(code)
  const all = roomsIn('en', root)
  const keys = Object.keys(Object.assign({}, ...all.map(({ words }) => words.messages ?? {})))
  const said = new Set(code.flatMap((text) => keysSaid(text, keys)))
  return locales.map((language) => {
    const rooms = roomsIn(language, root)
    const some = (section: 'messages' | 'words' | 'problems', isSaid: (key: string) => boolean) =>
      sorted(
        rooms.flatMap(({ words }) =>
          Object.entries(words[section] ?? {}).filter(([key]) => isSaid(key)),
        ),
      )
    const lines = [
      '// Composed by `npm run docs` of the words that light pages say; `npm run check` fails when it is stale.',
      `export const messages = ${some('messages', (key) => said.has(key))}`,
    ]
    if (language !== 'en')
      lines.push(
        `export const words: Readonly<Record<string, string>> = ${some('words', (key) => quoted.has(key))}`,
      )
    lines.push(
      `export const problems: Readonly<Record<string, string>> = ${some('problems', (key) => mayHappen.has(key) || quoted.has(key))}`,
      '',
    )
    return { path: `messages/composed/light/${language}.ts`, text: lines.join('\n') }
  })
}

/** What pages say that do without most words. */
export const fewWords = (features: readonly Featured[]): List[] => [
  ...lightWords(features),
  ...wordsOfSite(),
]
