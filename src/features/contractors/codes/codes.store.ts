import { codeOf, scansOf } from '../../../access/server/codes.store.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { usualSpan } from '../definition/duties.ts'
import { loadDuties } from '../duties/duties.store.ts'
import type { ContractorCodes, FormCode } from './codes.contract.ts'

/** Leads to all that a contractor owes. */
export const contractorCode = (id: string) => ({ subject: 'trade_contractors', subject_id: id })
/** Leads to one form of a contractor on one project. */
export const formCode = (id: string) => ({ subject: 'tc_form_codes', subject_id: id })

const at = '/qr-code/trade-contractor'

/** Its codes, each with the address to which it leads. */
async function codesOfForms(db: Db, contractor: string) {
  const found = await db.many(
    { id: 'string', line: 'string', project: 'string?', ends_on: 'string', over: 'boolean' },
    sql`
    select id, line, project, ends_on, ends_on < (select company_today()) as over from tc_form_codes
    where company_id = current_company() and trade_contractor = ${contractor}`,
  )
  const codes = new Map<string, NonNullable<FormCode['code']>>()
  for (const { id, line, project, ends_on, over } of found) {
    const token = (await codeOf(db, formCode(id)))?.token
    if (token === undefined) continue
    const path = `${at}/form-field-submission/${token}`
    const scans = await scansOf(db, formCode(id))
    codes.set(`${line} ${project}`, { id, path, ends_on, over, scans })
  }
  return codes
}

const namesOf = async (db: Db, projects: readonly string[]) =>
  new Map(
    (
      await db.many(
        { id: 'string', name: 'string' },
        sql`select id, name from projects
          where company_id = current_company() and id = any(${[...projects]}::uuid[])`,
      )
    ).map(({ id, name }) => [id, name]),
  )

export async function codesOf(db: Db, id: string): Promise<ContractorCodes> {
  const { lines, today } = await loadDuties(db, [id], usualSpan)
  const open = lines.filter(({ closes_on }) => closes_on === null || closes_on >= today)
  const names = await namesOf(
    db,
    open.flatMap(({ project }) => project ?? []),
  )
  const codes = await codesOfForms(db, id)
  const token = (await codeOf(db, contractorCode(id)))?.token
  return {
    path: token === undefined ? null : `${at}/${token}`,
    scans: await scansOf(db, contractorCode(id)),
    forms: open.map(({ line, title, project }) => ({
      ...{ line, title },
      project: project === null ? null : { id: project, name: names.get(project) ?? '' },
      code: codes.get(`${line} ${project}`) ?? null,
    })),
  }
}

type Wanted = { contractor: string; line: string; project: string | null; ends_on: string }

/** One for each form and place; renewed, it has another last day. */
export async function putFormCode(
  db: Db,
  { contractor, line, project, ends_on }: Wanted,
): Promise<string> {
  const put = await db.maybe(
    { id: 'string' },
    sql`
    insert into tc_form_codes (company_id, trade_contractor, line, project, ends_on)
    values (current_company(), ${contractor}, ${line}, ${project}, ${ends_on})
    on conflict (company_id, line, trade_contractor, project) do update set ends_on = excluded.ends_on
    returning id`,
  )
  if (put === undefined) throw new Error('The statement returned no row.')
  return put.id
}

export const isFormCode = async (db: Db, contractor: string, id: string) =>
  (await db.maybe(sql`
    select id from tc_form_codes where company_id = current_company() and id = ${id}
      and trade_contractor = ${contractor} for update`)) !== undefined

/** What a code of a form is for; nothing once its last day is over. */
export const openFormCode = (db: Db, id: string) =>
  db.maybe(
    { contractor: 'string', line: 'string', project: 'string?' },
    sql`
    select trade_contractor as contractor, line, project from tc_form_codes
    where company_id = current_company() and id = ${id} and ends_on >= (select company_today())`,
  )
