import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { roomsIn, sectionOf } from '../compose/words.ts'
import { findGaps, flat } from './find-gaps.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

test('French and Spanish say all that English says, in each room', () => {
  for (const { path, words } of roomsIn('en')) {
    const messagesIn = (language: string) =>
      read(path.replace('en.json', `${language}.json`)).messages ?? {}
    const languages = { en: words.messages ?? {}, fr: messagesIn('fr'), es: messagesIn('es') }
    assert.deepEqual(findGaps(languages), [], path)
  }
})

test('so do the words that a room loads for itself', () => {
  const own = globSync('src/{regulation,manifest/*,kit/*,features/*/**}/words/en.json', {
    cwd: root,
  }).filter((path) => !/^src\/features\/[^/]+\/words\//.test(path))
  assert.ok(own.length >= 3, own.join())
  for (const path of own) {
    const wordsIn = (language: string) => flat(read(path.replace('en.json', `${language}.json`)))
    assert.deepEqual(
      findGaps({ en: wordsIn('en'), fr: wordsIn('fr'), es: wordsIn('es') }),
      [],
      path,
    )
  }
})

test('what French says for itself, Spanish says too', () => {
  for (const section of ['words', 'problems'] as const) {
    const [fr, es] = (['fr', 'es'] as const).map((one) => sectionOf(roomsIn(one), section))
    assert.deepEqual(Object.keys(fr ?? {}).sort(), Object.keys(es ?? {}).sort())
  }
})

test('a word that two rooms say is refused', () => {
  const room = (path: string) => ({ path, words: { words: { Ladder: 'Échelle' } } })
  assert.deepEqual(sectionOf([room('a')], 'words'), { Ladder: 'Échelle' })
  assert.throws(() => sectionOf([room('a'), room('b')], 'words'), /a and b both say “Ladder”/)
})

test('the check sees a message that is missing, extra, empty or holed otherwise', () => {
  const en = { a: 'One', b: 'Two {n}', c: 'Three' }
  const fr = { b: 'Deux {m}', c: ' ', d: 'Quatre' }
  assert.deepEqual(findGaps({ en, fr }), [
    'fr: "a" is missing',
    'fr: "c" is missing',
    'fr: "d" is not in English',
    'fr: "b" has other holes than in English',
  ])
})
