import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages as en } from '../../../../messages/composed/en.ts'
import { messages as es } from '../../../../messages/composed/es.ts'
import { messages as fr } from '../../../../messages/composed/fr.ts'
import { fill } from '../../../kit/language/message.ts'
import { hoursCalled } from './hours-called.ts'

test('an entry of hours is named by its week as people of each language write it', () => {
  const catalogues = { en, fr, es } as const
  const called = (locale: keyof typeof catalogues, name: string) =>
    hoursCalled(
      { name, week: '2026-11-16' },
      { locale, text: (key, values) => fill(catalogues[locale][key], values, locale) },
    )
  assert.equal(called('en', '25-030 · 2026-11-16'), '25-030 · Week of Nov 16, 2026')
  assert.equal(called('fr', '25-030 · 2026-11-16'), '25-030 · Semaine du 16 nov. 2026')
  assert.equal(called('es', '25-030 · 2026-11-16'), '25-030 · Semana del 16 nov 2026')
  // Hours outside any project.
  assert.equal(called('en', '2026-11-16'), 'Week of Nov 16, 2026')
})
