// A site with people, deficiencies and rules, and who is told there.
import assert from 'node:assert/strict'
import type { TestContext } from '../../../../../tests/database.ts'
import { makeAccount } from '../../../../../tests/factories.ts'
import { features } from '../../../../app/composed/features.server.ts'
import { registry } from '../../../../app/registry.server.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { NoticeKind } from '../../../../manifest/notice.ts'
import { tellRuled } from '../server/tell-by-rules.job.ts'

export const kinds = features.flatMap(({ noticeKinds = [] }) => noticeKinds)
export const kindOf = (name: string): NoticeKind => {
  const found = kinds.find((kind) => kind.name === name)
  assert.ok(found)
  return found
}

type Given = { grants?: readonly string[] }
export const sees = ['submissions.view', 'submissions.deficiency-registry']

export async function site({ db, company, asOwner }: TestContext) {
  const person = ({ grants = sees }: Given = {}) =>
    asOwner(async () => (await makeAccount(db, company.id, { grants })).id)
  const project = async (supervisor: string | null = null) =>
    (
      await db.maybe<{ id: string }>(sql`
        insert into projects (company_id, name, number, status, role_of_company, start_date, supervisor)
        values (current_company(), 'East', new_id()::text, 'active', 'constructor', '2026-01-05',
          ${supervisor}) returning id`)
    )?.id ?? ''
  const deficiency = async (
    at: string,
    confidential = false,
    { severity = 'high', form = null }: { severity?: string; form?: string | null } = {},
  ) =>
    (
      await asOwner(() =>
        db.maybe<{ id: string }>(sql`
        insert into deficiencies (company_id, number, title, source, severity, status, raised_on, project,
          confidential, form)
        values (${company.id}, next_number('DEF'), 'A loose board', 'manual', ${severity}, 'open', '2026-11-02',
          ${at}, ${confidential}, ${form}) returning id`),
      )
    )?.id ?? ''
  await db.run(sql`select set_config('app.source', 'staff', true)`)
  return { person, project, deficiency }
}

type NewRule = {
  forms?: string[]
  severities?: string[]
  people?: string[]
  at_place?: string[]
  projects?: string[]
  mail?: string
}
export const rule = (
  db: Db,
  event: string,
  {
    people = [],
    at_place = [],
    projects = [],
    forms = [],
    severities = [],
    mail = 'morning',
  }: NewRule,
) =>
  db.run(sql`
    insert into notification_rules (company_id, name, event, people, at_place, projects, forms,
      severities, mail)
    values (current_company(), ${`Rule ${mail} ${people.length}${severities}${forms.length || ''}`}, ${event}, ${people}::uuid[], ${at_place},
      ${projects}::uuid[], ${forms}::uuid[], ${severities}, ${mail})`)

export const facts = { number: 'DEF-1', title: 'A loose board', due_on: null }
export const happens = (db: Db, record: string, name = 'deficiency-raised') =>
  tellRuled(db, kindOf(name), registry, { record, event: record, facts })
export const noticesOn = async (db: Db, record: string) =>
  db.many<{ account: string; kind: string; mail: string | null; facts: Record<string, string> }>(
    sql`select account, kind, mail, facts from notice where record = ${record} order by id`,
  )
export const accounts = async (db: Db, record: string) =>
  (await noticesOn(db, record)).map(({ account }) => account).sort()
