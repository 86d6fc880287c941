import { bind, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from './switching.contract.ts'

/** Where this login speaks for contractors; a company that demands a second step is there once the login has one. */
const placesOf = (db: Db, loginId: string) =>
  db.as('gate', () =>
    db.many(
      { account: 'string', id: 'string', name: 'string' },
      sql`
      select a.id as account, c.id, c.name
      from account a join company c on c.id = a.company_id
      left join permission_template t on t.company_id = a.company_id
        and t.id = a.permission_template_id
      where a.login_id = ${loginId} and a.kind = 'contractor' and a.deactivated_at is null
        and (t.second_factor_required is not true or exists (select from login l
          where l.id = a.login_id and l.totp_confirmed_at is not null))
      order by folded(c.name), a.created_at, a.id`,
    ),
  )

const switchTo = async ({ db, session }: Context, company: string): Promise<void> => {
  const place = (await placesOf(db, session.loginId)).find(({ id }) => id === company)
  if (place === undefined) throw new Problem('row/missing')
  await db.as('gate', () =>
    db.run(sql`
      update session set company_id = ${place.id}, account_id = ${place.account}
      where id = ${session.id}`),
  )
}

export const switchingCalls = [
  bind(calls.contractorCompanies, async ({ db, session }) => ({
    data: (await placesOf(db, session.loginId)).map(({ id, name }) => ({
      ...{ id, name, present: id === session.companyId },
    })),
  })),
  bind(calls.switchCompany, (context, { params: { id } }) => switchTo(context, id)),
]
