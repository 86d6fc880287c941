import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { exceptions, hasTexts, textFaults } from './text-faults.ts'

const path = 'src/features/a/mail.ts'

test('texts for users stand in the catalogues, not in code', () => {
  for (const planted of [
    "const kind = { en: 'To correct', fr: 'À corriger', es: 'Por corregir' }",
    "const said = { en: (who) => who + '!', fr: (who) => who, es: (who) => who }",
    "words: {\n en: { act: 'Open' },\n fr: { act: 'Ouvrir' },\n es: {\n act: 'Abrir' } }",
  ])
    assert.match(textFaults(path, planted).join(), /words\//)
  assert.deepEqual(textFaults(path, 'export const texts = { en, fr, es }'), [])
  assert.deepEqual(textFaults(path, '{ en: { ...a.en }, fr: { ...a.fr }, es: { ...a.es } }'), [])
})

test('each exception is still one', () => {
  for (const one of Object.keys(exceptions))
    assert.ok(hasTexts(readFileSync(join(import.meta.dirname, '../..', one), 'utf8')), one)
})
