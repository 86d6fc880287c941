import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { firstSteps } from '../home.contract.ts'
import type { PlacedWidget } from '../layout.ts'

export const chosenLayout = async (db: Db, account: string | undefined) =>
  (
    await db.maybe(
      { widgets: json<PlacedWidget[]>() },
      sql`
      select widgets from home_layouts
      where company_id = current_company() and account = ${account ?? null}`,
    )
  )?.widgets ?? null

export const chooseLayout = (
  db: Db,
  account: string | undefined,
  widgets: readonly PlacedWidget[],
) =>
  db.run(sql`
    insert into home_layouts (company_id, account, widgets)
    values (current_company(), ${account ?? null}, ${JSON.stringify(widgets)}::jsonb)
    on conflict (company_id, account) do update set widgets = excluded.widgets`)

export const forgetLayout = (db: Db, account: string | undefined) =>
  db.run(sql`
    delete from home_layouts where company_id = current_company() and account = ${account ?? null}`)

/** Which of its first steps a company of the last sixty days has taken; nothing where it has taken all, or is older. */
export async function stepsOfNewCompany(db: Db) {
  const found = await db.maybe(
    {
      is_new: 'boolean',
      project: 'boolean',
      people: 'boolean',
      form: 'boolean',
      signed: 'boolean',
    },
    sql`
    select c.created_at > now() - interval '60 days' as is_new,
      exists (select from projects where company_id = c.id) as project,
      (select count(*) > 1 from (select from account where company_id = c.id and kind = 'staff' limit 2) a) as people,
      exists (select from submissions where company_id = c.id) as form,
      exists (select from submissions where company_id = c.id and signatures_given > 0) as signed
    from company c where c.id = current_company()`,
  )
  if (!found?.is_new || firstSteps.every((name) => found[name])) return null
  return firstSteps.map((name) => ({ name, done: found[name] }))
}
