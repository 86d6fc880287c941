import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { notify } from '../../notices/index.ts'
import { alertToApprove } from '../telling/notice-kinds.ts'

/** Whether the company asks for an approver of each alert. */
export const asksApproval = async (db: Db): Promise<boolean> =>
  (
    await db.maybe(
      { asks: 'boolean' },
      sql`select alerts_approved as asks from company where id = current_company()`,
    )
  )?.asks === true

export const askApproval = (db: Db, asks: boolean) =>
  db.run(sql`update company set alerts_approved = ${asks} where id = current_company()`)

export const authorOf = async (db: Db, alert: string): Promise<string | null> =>
  (
    await db.maybe(
      { author: 'string?' },
      sql`select created_by as author from safety_alerts
        where company_id = current_company() and id = ${alert}`,
    )
  )?.author ?? null

export const approverOf = async (db: Db, alert: string): Promise<string | null> =>
  (
    await db.maybe(
      { approver: 'string?' },
      sql`select approver from safety_alerts
        where company_id = current_company() and id = ${alert}`,
    )
  )?.approver ?? null

export const noteApproval = (db: Db, alert: string, by: string) =>
  db.run(sql`
    update safety_alerts set approved_by = ${by}, approved_at = now()
    where company_id = current_company() and id = ${alert}`)

type Asked = { alert: string; approver: string; title: string }

export const tellApprover = (db: Db, { alert, approver, title }: Asked) =>
  notify(db, alertToApprove, {
    to: [approver],
    record: alert,
    event: `${alert} ${new Date().toISOString()}`,
    facts: { title },
  })
