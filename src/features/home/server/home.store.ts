import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
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
