// What points at people, as the database has it: nothing is forgotten by a merge.
import assert from 'node:assert/strict'
import { dbTest } from '../../../../tests/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { documentsThatStay, foreignKeys, namingPeople, stays } from './references.store.ts'

dbTest(
  'each reference to a person or an account is moved, or says why it stays',
  async ({ db }) => {
    const all = await foreignKeys(db)
    const names = all.map(({ table, column }) => `${table}.${column}`)
    assert.deepEqual(
      Object.keys(stays).filter((name) => !names.includes(name)),
      [],
      'a reason for what is gone',
    )
    const moved = all.filter(({ table, column }) => !(`${table}.${column}` in stays))
    assert.ok(moved.length > 15)
    for (const { table } of moved) {
      const columns = await db.many<{ name: string }>(sql`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attname = 'id'`)
      assert.equal(columns.length, 1, `${table} has ids, by which a move is undone`)
      const [granted] = await db.many<{ may: boolean }>(
        sql`select has_table_privilege(${table}, 'update') as may`,
      )
      assert.ok(granted?.may, `${table} is written by requests`)
    }
  },
)

dbTest('each document may name people and is moved, or says why not', async ({ db }) => {
  // What a company says of its things: addresses, parts, months, questions; it names nobody.
  const ofThings = new Set([
    ...['asset_types.custom_fields', 'chemicals.ingredients', 'clients.address'],
    ...['clients.prequalification', 'clients.report_recipients', 'emergency_contacts.address'],
    ...['entities.address', 'entities.months', 'form_draft.definition', 'form_version.definition'],
    ...['forms.email_to', 'hazards.controls', 'home_layouts.widgets', 'inventory.own_values'],
    ...['incident_reasons_sublists.items', 'incident_types_sublists.items', 'locations.address'],
    ...['mail.attachments', 'operation_roles.trainings', 'projects.address', 'seal_key.public_key'],
    ...['task_management.checklist', 'user_value.value'],
  ])
  const documents = await db.many<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
    where a.atttypid = 'jsonb'::regtype and a.attnum > 0 and not a.attisdropped
      and c.relnamespace = 'public'::regnamespace order by 1`)
  const known = namingPeople.map(({ table, column }) => `${table}.${column}`)
  assert.deepEqual(
    documents
      .map(({ name }) => name)
      .filter(
        (name) => !known.includes(name) && !(name in documentsThatStay) && !ofThings.has(name),
      ),
    [],
  )
})
