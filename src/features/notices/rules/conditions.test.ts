// Conditions of a company's rules: of which forms and severities they tell.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dbTest } from '../../../../tests/database.ts'
import { registry } from '../../../app/registry.server.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Register } from '../../../register/define.ts'
import { hiddenIn } from '../../../register/shown-when.ts'
import { severities } from '../../deficiencies/severities.ts'
import { notificationRules } from './notification-rules.register.ts'
import { overlap } from './places.ts'
import { hasForm, hasSeverity } from './server/rules.store.ts'
import { accounts, happens, kinds, rule, site } from './testing/site.ts'

dbTest('a rule of some forms and severities tells of these alone', async (context) => {
  const { db, company, asOwner } = context
  const { person, project, deficiency } = await site(context)
  const [severe, ofForm, both] = [await person(), await person(), await person()]
  const form = async () =>
    (
      await asOwner(() =>
        db.maybe<{ id: string }>(sql`
          with category as (
            insert into form_categories (company_id, name) values (${company.id}, new_id()::text) returning id)
          insert into forms (company_id, title, category, kind, signature_policy, retention)
          select ${company.id}, new_id()::text, id, 'inspection', 'none', 'P5Y' from category returning id`),
      )
    )?.id ?? ''
  const [walk, other] = [await form(), await form()]
  await rule(db, 'deficiency-raised', { people: [severe], severities: ['high', 'critical'] })
  await rule(db, 'deficiency-raised', { people: [ofForm], forms: [walk] })
  await rule(db, 'deficiency-raised', { people: [both], forms: [walk], severities: ['low'] })
  const at = await project()
  const told = async (severity: string, form: string | null) => {
    const record = await deficiency(at, false, { severity, form })
    await happens(db, record)
    return accounts(db, record)
  }
  assert.deepEqual(await told('high', walk), [severe, ofForm].sort())
  assert.deepEqual(await told('low', walk), [ofForm, both].sort())
  assert.deepEqual(await told('low', other), [])
  assert.deepEqual(await told('critical', null), [severe])
})

test('a condition is offered where records have what it asks for', () => {
  const offered = (field: 'forms' | 'severities') =>
    Object.keys(notificationRules.fields.event.options)
      .filter((event) => !hiddenIn(notificationRules, { event }).has(field))
      .sort()
  const having = (has: (register: Register) => boolean) =>
    kinds
      .filter(({ others }) => others !== undefined && has(registry.extension(others.of).register))
      .map(({ name }) => name)
      .sort()
  assert.deepEqual(offered('forms'), having(hasForm))
  // What is said of critical ones alone is of one severity.
  assert.deepEqual(
    offered('severities'),
    having(hasSeverity).filter((name) => name !== 'deficiency-critical'),
  )
  assert.deepEqual(
    Object.keys(notificationRules.fields.severities.options),
    Object.keys(severities),
  )
})

test('rules overlap where a record fits both', () => {
  const one = { projects: [], teams: [], forms: [], severities: [] }
  assert.equal(overlap(one, { ...one, severities: ['low'] }), true)
  assert.equal(overlap({ ...one, severities: ['high'] }, { ...one, severities: ['low'] }), false)
  assert.equal(overlap({ ...one, forms: ['a'] }, { ...one, forms: ['a', 'b'] }), true)
  assert.equal(overlap({ ...one, forms: ['a'] }, { ...one, forms: ['b'] }), false)
})
