// What the demo company has published of its documents: all of it but the last of a kind, which is being approved.
import { hash } from 'node:crypto'
import { canonical } from '../../../kit/canonical.ts'
import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { textsIn } from '../../../kit/own.ts'
import { fieldsIn, type Register } from '../../../register/define.ts'
import { kindOf } from '../../../register/fields/all.ts'
import { recomputeAudiences } from '../../audience/index.ts'
import { isSaid } from '../kinds/document-kind.ts'
import { documentKinds } from '../kinds/document-kinds.ts'
import { orientation } from '../kinds/orientation.register.ts'
import { swps } from '../kinds/swps.register.ts'
import { approvalStatement, statement } from '../signoffs/statement.ts'

/** Documents are called by their title. */
const namedIn = (table: string) =>
  documentKinds.find((kind) => kind.table === table)?.named ?? 'name'

const names = async (db: Db, table: string, ids: readonly string[]) =>
  db.many(
    { id: 'string', name: 'string' },
    sql`select id, ${sql.id(namedIn(table))} as name from ${sql.id(table)} where company_id = current_company() and id = any(${[...ids]}::uuid[])`,
  )

async function readOf(db: Db, register: Register, columns: Record<string, unknown>) {
  const content: Record<string, unknown> = {}
  for (const [name, field] of fieldsIn(register)) {
    if (!isSaid(register, name)) continue
    const value = columns[name] ?? null
    const points = kindOf(field).points
    const ids = textsIn(value)
    const pointed =
      points === undefined || ids.length === 0
        ? []
        : await names(db, (field.to ?? '').replaceAll('-', '_'), ids)
    content[name] =
      points === undefined ? value : points === 'many' ? pointed : (pointed[0] ?? null)
  }
  return content
}

const numbered = sql`(select *, row_number() over (order by name)::integer as n from person
      where company_id = current_company() and archived_at is null)`

/** Policies and orientations are for everyone, procedures for the people on site. */
async function addressForDemo(db: Db): Promise<void> {
  const fact = (kind: string, id: string | null) => ({
    out: false,
    kind,
    id,
    value: null,
    name: null,
  })
  for (const { table, within } of documentKinds) {
    const signed =
      within === undefined
        ? sql`true`
        : sql`exists (select from custom_resource_types k
      where k.company_id = t.company_id and k.id = t.type and k.sign_off)`
    const rule = table === swps.table ? [fact('role', '3')] : [fact('everyone', null)]
    // Visitors are nobody's audience: each is assigned theirs.
    const forVisitors = table === orientation.table ? sql`whom = 'visitor'` : sql`false`
    await db.run(sql`update ${sql.id(table)} t set audience = ${JSON.stringify(rule)}
      where company_id = current_company() and ${signed} and not (${forVisitors})`)
  }
  await recomputeAudiences(db)
  // Most belong here since long before; a few came last week.
  await db.run(sql`
    update audience_member m set since = now() - case when p.n % 10 = 0 then interval '5 days'
      else interval '2 years' end
    from ${numbered} p where m.company_id = p.company_id and m.person = p.id`)
}

/** Most people have signed what is published, in the weeks after; those who sign in all have. */
const signForDemo = (db: Db) =>
  db.run(sql`
    insert into document_signoff (company_id, document, number, hash, person, name, given, statement,
      statement_lang, seconds, signed_at)
    select v.company_id, v.document, v.number, v.hash, p.id, p.name,
      jsonb_build_object('method', 'typed', 'name', p.name), ${statement.en}, 'en',
      60 + 7 * (p.n % 20), v.published_at + make_interval(days => 1 + p.n % 15, hours => p.n % 9)
    from document_version v
    join ${numbered} p on p.n % 5 <> 0 or exists (select from account a
      where a.company_id = p.company_id and a.person = p.id and a.login_id is not null)
    where v.company_id = current_company() and v.state = 'published'
      and exists (select from audience u where u.company_id = v.company_id and u.id = v.document)`)

export async function publishForDemo(db: Db): Promise<void> {
  for (const register of documentKinds) {
    const rows = await db.many(
      { id: 'string', columns: json<Record<string, unknown>>() },
      sql`
      select id, to_jsonb(t) as columns from ${sql.id(register.table)} t
      where company_id = current_company() order by number`,
    )
    for (const [at, { id, columns }] of rows.entries()) {
      const content = await readOf(db, register, columns)
      const isLast = at === rows.length - 1 && register === swps
      const by = columns.owner ?? null
      const contentHash = hash('sha256', canonical(content))
      const signed = sql`(select jsonb_build_object('name', a.name, 'statement', ${approvalStatement.en}::text,
        'statement_lang', 'en', 'hash', ${contentHash}::text,
        'given', jsonb_build_object('method', 'typed', 'name', a.name))
        from person a where a.company_id = t.company_id and a.id = ${by})`
      await db.run(sql`
        insert into document_version (company_id, document, number, state, content, hash, columns,
          row_hash, note, sign_again, sent_by, sent_at, decided_by, decided_at, published_by, published_at,
          approval)
        select t.company_id, t.id, 1, ${isLast ? 'in_review' : 'published'}, ${JSON.stringify(content)},
          ${contentHash}, to_jsonb(t), row_hash(t), null, true, ${by},
          ${isLast ? sql`now() - interval '1 day'` : sql`now() - interval '9 months 3 days'`},
          ${isLast ? sql`null, null, null, null, null` : sql`${by}, now() - interval '9 months 1 day', ${by}, now() - interval '9 months', ${signed}`}
        from ${sql.id(register.table)} t where t.company_id = current_company() and t.id = ${id}`)
    }
  }
  await addressForDemo(db)
  await signForDemo(db)
}
