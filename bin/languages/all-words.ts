// All words of the product's registers, and the tables of the languages.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rightWords } from '../../src/access/right-names.ts'
import { features } from '../../src/app/composed/features.server.ts'
import { registers } from '../../src/app/composed/registers.ts'
import { kits } from '../../src/features/appointments/regulations.ts'
import { incidentKinds, questionKinds } from '../../src/features/forms/builder/question-kinds.ts'
import { presets } from '../../src/features/permission-templates/presets.ts'
import { has } from '../../src/register/define.ts'
import { newOne } from '../../src/register/web/list/in-sentence.ts'
import { roomsIn, sectionOf } from '../compose/words.ts'
import {
  agreeingWords,
  handedOn,
  loggedWords,
  registerWords,
  saidInCode,
  type Table,
} from './register-words.ts'

const root = join(import.meta.dirname, '../..')
const read = (...places: string[]) =>
  places
    .flatMap((place) => globSync(place, { cwd: root }))
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
const sources = () => read('src/{register,features}/**/*.{ts,tsx}')

/** What stands in data of its own and is said by the screens that show it. */
const data = () => [
  ...[...questionKinds, ...incidentKinds].flatMap(({ group, label }) => [group, label]),
  ...Object.values(kits),
  ...presets.map(({ name }) => name),
]

export const allWords = (): string[] => [
  ...new Set([
    ...registerWords(registers),
    ...registers.filter((one) => has(one, 'create')).map((one) => newOne(one.one)),
    ...loggedWords(features.flatMap(({ logged = [] }) => logged)),
    ...rightWords(),
    ...data(),
    ...read('src/features/**/*.web.tsx', 'src/register/web/**/*.{ts,tsx}').flatMap(handedOn),
    ...sources().flatMap(saidInCode),
  ]),
]

export const tableOf = (language: 'fr' | 'es'): Table => sectionOf(roomsIn(language), 'words')

/** Translated, and said nowhere any more: neither by a definition nor as a text of the code. */
export function unusedIn(table: Table): string[] {
  const words = new Set([...allWords(), ...agreeingWords(registers)])
  const code = sources().join('\n')
  return Object.keys(table).filter((word) => !words.has(word) && !code.includes(`'${word}'`))
}
