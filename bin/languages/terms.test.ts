import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doubleFaults, readTerms, spaceFaults, termFaults, textsSay } from './terms.ts'

const terms = readTerms(`
| English | not | French | not | Spanish | not | why |
|---|---|---|---|---|---|---|
| e-mail | email | courriel | mail, e-mail | correo | | |

| text | word | why |
|---|---|---|
| \`sending\` | email | quoted |
`)

test('a text with a refused word is named, with its key and the word', () => {
  const said = { language: 'fr' as const, key: 'sent', text: 'Mail envoyé', path: 'fr.json' }
  assert.deepEqual(termFaults(terms, [said]), [
    'fr.json: “sent” says “mail”, which docs/terms.md has another word for',
  ])
})

test('only whole words are refused, in their own language, and no exception is', () => {
  const say = (language: 'en' | 'fr' | 'es', key: string, text: string) => ({
    ...{ language, key, text },
    path: 'words',
  })
  const fine = [
    say('fr', 'knit', 'Maillage'),
    say('en', 'sent', 'Mail sent'),
    say('en', 'sending', 'Sending an email'),
    say('es', 'sent', 'Mail'),
  ]
  assert.deepEqual(termFaults(terms, fine), [])
  assert.equal(termFaults(terms, [say('en', 'other', 'Sending an email')]).length, 1)
})

test('a word that stands twice in a row is named, but for French reflexives', () => {
  const say = (text: string) => ({ language: 'es' as const, key: 'key', text, path: 'words' })
  assert.deepEqual(doubleFaults([say('Días días festivos'), say('Nous nous en occupons')]), [])
  assert.deepEqual(doubleFaults([say('los días días festivos')]), ['words: “key” says “días días”'])
})

test('in French a space that does not break stands before a colon and within quotation marks', () => {
  const say = (text: string, language: 'fr' | 'es' = 'fr') => ({
    language,
    key: 'key',
    text,
    path: 'p',
  })
  for (const text of ['51 personnes: Luc', 'Sujet : chutes', 'le « NIP\u00a0»', 'le «\u00a0NIP »'])
    assert.equal(spaceFaults([say(text)]).length, 1, text)
  const fine = [
    'Sujet\u00a0: chutes',
    '«\u00a0NIP\u00a0»',
    'à 10:30',
    'heures:minutes',
    'https://x.ca',
  ]
  assert.deepEqual(spaceFaults([...fine.map((text) => say(text)), say('Tema: caídas', 'es')]), [])
})

test('the default forms are read in three languages, the library in those that it is written in', () => {
  const said = textsSay()
  for (const [language, text] of [
    ['en', 'Weekly site inspection'],
    ['fr', 'Inspection hebdomadaire du chantier'],
    ['es', 'Inspección semanal de la obra'],
    ['en', 'Locking out energy'],
    ['fr', 'Cadenasser les énergies'],
    ['es', 'Visitar la obra'],
  ])
    assert.ok(said.some((one) => one.language === language && one.text === text))
})
