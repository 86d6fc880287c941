import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import type { Switching } from './rules.contract.ts'

const latest = sql`(select distinct on (code) code, number, is_on from rule_switch
  where company_id = current_company() order by code, number desc)`

/** The codes of the uncertain rules that the company has switched on: what the regulation room wants. */
export async function switchedOn(db: Db): Promise<string[]> {
  const rows = await db.many<{ code: string }>(sql`select code from ${latest} s where is_on`)
  return rows.map(({ code }) => code)
}

export const readSwitchings = (db: Db): Promise<Switching[]> =>
  db.many<Switching>(sql`
    select s.code, s.number, s.is_on as "on", s.reason, s.created_at as at,
      nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '') as by
    from rule_switch s
    left join account a on a.company_id = s.company_id and a.id = s.by
    where s.company_id = current_company() order by s.code, s.number desc`)

type Said = Pick<Switching, 'code' | 'on' | 'reason'>

const addBy = (db: Db, by: Sql, { code, on, reason }: Said): Promise<number> =>
  db.run(sql`
    insert into rule_switch (company_id, code, number, is_on, reason, by)
    select current_company(), ${code}, coalesce(s.number, 0) + 1, ${on}, ${reason}, ${by}
    from (select) one left join ${latest} s on s.code = ${code}
    where coalesce(s.is_on, false) <> ${on}
    on conflict (company_id, code, number) do nothing`)

/** False where it is as asked for already: somebody else was faster. */
export async function addSwitching(db: Db, said: Said): Promise<boolean> {
  const actor = sql`nullif(current_setting('app.actor_id', true), '')::uuid`
  return (await addBy(db, actor, said)) > 0
}

/** The demo's order of an inspector shows what follows once it is complied with. */
export const switchForDemo = (db: Db): Promise<number> =>
  addBy(
    db,
    sql`(select id from account where company_id = current_company() and role_id = 1 limit 1)`,
    {
      code: 'ON-59-NOTICE',
      on: true,
      reason:
        'Our inspectors write three days on their orders. We keep to that until we know better.',
    },
  )
