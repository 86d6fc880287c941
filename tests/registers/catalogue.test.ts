// Each definition against the live database: SQL is the truth for storage, the definition for
// meaning, and the two must say the same.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGrant } from '../../src/access/grants.ts'
import { registers } from '../../src/app/composed/registers.ts'
import { extensions } from '../../src/app/registry.server.ts'
import type { Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { grantTo } from '../../src/register/capabilities/call-parts.ts'
import {
  type Capability,
  columnsIn,
  fieldsIn,
  has,
  isMany,
  labelOf,
  type Register,
  writable,
} from '../../src/register/define.ts'
import { kindOf } from '../../src/register/fields/all.ts'
import { optionsOf } from '../../src/register/fields/choice.ts'
import type { Field } from '../../src/register/fields/field.ts'
import { targetOf } from '../../src/register/fields/pointing.ts'
import { parts, type ScreenPart, screenOf } from '../../src/register/screens-of.ts'
import { formOf } from '../../src/register/shown-when.ts'
import { dbTest } from '../database.ts'

type Column = {
  name: string
  type: string
  required: boolean
  first: string | null
  generated: string | null
}

const columnsOf = (db: Db, register: Register) =>
  db.many<Column>(sql`
    select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
      case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as first,
      case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end as generated
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${register.table}::regclass and a.attnum > 0 and not a.attisdropped`)

/** What make_register() adds. */
const kept = [
  ...['company_id', 'id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'],
  ...['archived_at', 'archived_by', 'archived_reason', 'completed_at', 'completed_by'],
  ...['position', 'created_hash', 'search_text'],
]

/** Decide over who reads what; no field of the row. */
const behind: Readonly<Record<string, readonly string[]>> = {
  submissions: ['all_percent', 'all_passed', 'all_fails', 'all_critical'],
  deficiencies: ['confidential'],
  // Which edition of the default it was made from.
  'roles-template': ['begun_edition'],
  // As it was given: by its own calls.
  'toolbox-talk-schedules': ['subject', 'subject_id'],
  'orientation-records': [
    ...['person', 'hash', 'cards', 'given', 'statement', 'statement_lang', 'session'],
    ...['attestation', 'approved_at', 'revoked_at', 'revoked_by'],
  ],
  'toolbox-talk-deliveries': [
    ...['given', 'hash', 'sent_as', 'statement', 'words'],
    ...['subject', 'subject_id'],
  ],
}

const tableOf = (field: Field): string => {
  const target = targetOf(field)
  if (target === 'accounts') return 'account'
  if (target === 'people') return 'person'
  if (target === 'files') return 'file'
  return registers.find(({ name }) => name === target)?.table ?? target.replaceAll('-', '_')
}

const actionsOf: Readonly<Record<Capability, readonly string[]>> = {
  create: ['create'],
  edit: ['edit'],
  archive: ['archive', 'restore', 'delete'],
  order: ['order'],
  complete: ['edit'],
  import: ['create'],
  export: [],
}

const capabilityOf: Readonly<Partial<Record<ScreenPart, Capability>>> = {
  create: 'create',
  edit: 'edit',
  deleted: 'archive',
  completed: 'complete',
  sorting: 'order',
  import: 'import',
  export: 'export',
}

const mustBeThere = (field: Field) => field.required === true && field.when === undefined

for (const register of registers) {
  const { name, table } = register

  dbTest(`${name}: each stored field has its column, and each column its field`, async ({ db }) => {
    const columns = new Map((await columnsOf(db, register)).map((one) => [one.name, one]))
    for (const [field, facts] of columnsIn(register)) {
      const column = columns.get(field)
      assert.ok(column !== undefined, `${table}.${field} is not there`)
      assert.equal(column.type, kindOf(facts).column, `the type of ${table}.${field}`)
      const needed = isMany(facts) || mustBeThere(facts)
      if (isMany(facts)) {
        assert.ok(column.required, `${table}.${field}: a list is empty, never null`)
        assert.match(column.first ?? '', /^'(\{\}|\[\])'/, `${table}.${field} begins empty`)
        // What the server alone sets may always be there without being asked for.
      } else if (needed || facts.readOnly !== true)
        assert.equal(column.required, needed, `${table}.${field}: not null`)
    }
    const fields = new Set([
      ...columnsIn(register).map(([field]) => field),
      ...kept,
      ...(behind[name] ?? []),
    ])
    assert.deepEqual(
      [...columns.keys()].filter((column) => !fields.has(column)),
      [],
      'columns without a field',
    )
    for (const column of kept) assert.ok(columns.has(column), `${table}.${column} is not there`)
  })

  dbTest(`${name}: what points at one row is a foreign key, within the company`, async ({ db }) => {
    const keys = await db.many<{ columns: string[]; target: string }>(sql`
      select f.confrelid::regclass::text as target,
        array(select a.attname::text from unnest(f.conkey) with ordinality k(n, at)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n order by at) as columns
      from pg_constraint f where f.conrelid = ${table}::regclass and f.contype = 'f'`)
    for (const [field, facts] of columnsIn(register)) {
      const { points } = kindOf(facts)
      if (points === undefined) continue
      const [there] = await db.many(sql`select to_regclass(${tableOf(facts)}) as found`)
      assert.ok(there?.found !== null, `${field} points at ${targetOf(facts)}, which is not there`)
      const key = keys.find(({ columns }) => columns.includes(field))
      if (points === 'many') assert.equal(key, undefined, field)
      else
        assert.deepEqual(
          key,
          { columns: ['company_id', field], target: tableOf(facts) },
          `${table}.${field}`,
        )
    }
  })

  dbTest(`${name}: what is unique has its index among the active rows`, async ({ db }) => {
    const indexes = await db.many<{ name: string; text: string; alone: boolean }>(sql`
      select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text,
        i.indisunique as alone
      from pg_index i where i.indrelid = ${table}::regclass and not i.indisprimary`)
    for (const [field] of columnsIn(register).filter(([, facts]) => facts.unique === true)) {
      const index = indexes.find((one) => one.name === `${table}_${field}_unique`)
      assert.ok(index?.alone, `there is no unique index ${table}_${field}_unique`)
      assert.match(index.text, /\(company_id, /)
      assert.match(index.text, new RegExp(`[(, ]${field}[), ]`))
      assert.match(index.text, /WHERE \(archived_at IS NULL\)/)
    }
    const fields = columnsIn(register).filter(([, facts]) => facts.unique === true)
    const said = new Set(fields.map(([field]) => `${table}_${field}_unique`))
    const own = columnsIn(register).filter(([, facts]) => facts.readOnly === true)
    for (const [field] of own) said.add(`${table}_${field}_unique`)
    const unsaid = indexes.filter((one) => one.alone && !said.has(one.name))
    assert.deepEqual(
      unsaid.map((one) => one.name).filter((one) => one.endsWith('_unique')),
      [],
      'the database refuses twins of what the definition does not call unique',
    )
  })

  dbTest(`${name}: what is searched stands in the search text`, async ({ db }) => {
    const columns = await columnsOf(db, register)
    const text = columns.find((column) => column.name === 'search_text')?.generated ?? ''
    const searched = [...text.matchAll(/COALESCE\((\w+),/g)].map((match) => match[1])
    const said = columnsIn(register)
      .filter(([, facts]) => facts.search === true)
      .map(([field]) => field)
    assert.deepEqual(searched.sort(), said.sort())
  })

  dbTest(`${name}: the table is secured`, async ({ db }) => {
    const [found] = await db.many(sql`
      select c.relrowsecurity as secured,
        (select count(*) from pg_policy p where p.polrelid = c.oid and p.polname = 'company_scope') as policies,
        array(select tgname::text from pg_trigger where tgrelid = c.oid and not tgisinternal
          and tgname in ('touch', 'stamp', 'log_change') order by 1) as triggers
      from pg_class c where c.oid = ${table}::regclass`)
    assert.deepEqual(found, {
      secured: true,
      policies: 1,
      triggers: ['log_change', 'stamp', 'touch'],
    })
  })

  test(`${name}: its definition fits itself`, () => {
    const known = Object.keys(register.fields)
    const fields = fieldsIn(register)
    for (const field of [
      ...register.list,
      register.named,
      ...register.form.flatMap(([, all]) => all),
    ])
      assert.ok(known.includes(field), `${field} is no field`)
    assert.equal(new Set(register.list).size, register.list.length)
    const shown = register.form.flatMap(([, all]) => all)
    // What the address fixes is not asked for, and nothing is where there is no form.
    const asked = writable(register).filter(
      ([field]) => field !== register.within && register.form.length > 0,
    )
    for (const [field] of asked)
      assert.equal(
        shown.filter((one) => one === field).length,
        1,
        `${field} stands in exactly one section of the form`,
      )
    for (const [title, all] of register.form) assert.ok(title !== '' && all.length > 0)
    const sort = register.sort.replace(/^-/, '')
    const first = register.fields[sort]
    assert.ok(sort === 'position' || (first !== undefined && kindOf(first).sorts), `sort: ${sort}`)
    if (register.parent !== undefined)
      assert.equal(targetOf(register.fields[register.parent] as Field), name)
    if (register.within !== undefined)
      assert.equal(kindOf(register.fields[register.within] as Field).points, 'one')
    for (const [field, facts] of fields) {
      assert.match(field, /^[a-z][a-z0-9_]*$/)
      assert.ok(labelOf(field, facts).trim() !== '')
      if (facts.search === true) assert.equal(kindOf(facts).column, 'text', `${field} is searched`)
      if (!facts.kind.startsWith('choice')) continue
      const options = Object.keys(optionsOf(facts))
      assert.ok(options.length > 0, field)
      const { default: begins, tones = {} } = facts as {
        default?: string | string[]
        tones?: object
      }
      for (const one of [begins ?? []].flat())
        assert.ok(options.includes(one), `${field} begins as ${one}`)
      assert.deepEqual(
        Object.keys(tones).filter((one) => !options.includes(one)),
        [],
        `${field}: tones of no option`,
      )
    }
    formOf(register)
  })

  test(`${name}: what is computed is found by code beside it`, () => {
    const beside = extensions.find((one) => one.register === register)
    const computed = fieldsIn(register).filter(
      ([, facts]) => facts.computed === true || facts.apart === true,
    )
    assert.deepEqual(
      computed.map(([field]) => field).sort(),
      Object.keys(beside?.computed ?? {}).sort(),
    )
  })

  test(`${name}: there are grants for what it can do, and its screens are what it can do`, () => {
    for (const action of ['view', ...register.capabilities.flatMap((one) => actionsOf[one])])
      assert.ok(isGrant(grantTo(register, action)), grantTo(register, action))
    for (const part of parts) {
      const needs = capabilityOf[part]
      if (screenOf(register, part) === undefined || needs === undefined) continue
      // Rows that no form of the register makes have screens of their own.
      if (register.form.length === 0) continue
      assert.ok(has(register, needs), `the table has a screen of it to ${part}, and it cannot`)
    }
  })
}
