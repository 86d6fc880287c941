// What became of the alerts of the demo company: when each was published, who opened and acknowledged it.
import { hash } from 'node:crypto'
import { canonical } from '../../../kit/canonical.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { DemoSize } from '../../../manifest/feature.server.ts'
import { recomputeAudiences } from '../../audience/index.ts'
import { alertContent } from '../publishing/publishing.store.ts'

/** Hours ago, of each in the order of the rows; the last one is a draft. `share`: of ten people, so many have
 *  acknowledged it; `pace`: after how many minutes each a next one. */
const past = [
  { ago: 8 * 30 * 24, lasted: 240, share: 10, pace: 55 },
  { ago: 4 * 30 * 24, lasted: 5, share: 10, pace: 4 },
  { ago: 2 * 30 * 24, lasted: 336, share: 9, pace: 130 },
  { ago: 30, lasted: null, share: 6, pace: 31 },
]

export async function publishForDemo(db: Db, size: DemoSize): Promise<void> {
  const rows = await db.many(
    { id: 'string' },
    sql`
    select id from safety_alerts where company_id = current_company()
    order by position limit ${past.length}`,
  )
  if (rows.length === 0) return
  await recomputeAudiences(db)
  for (const [at, { ago, lasted, share, pace }] of past.entries()) {
    const id = rows[at]?.id ?? ''
    const published = sql`now() - make_interval(hours => ${ago}::integer)`
    const content = await alertContent(db, id)
    await db.run(sql`
      update safety_alerts set publish_at = ${published}, edition = 1, ask_again = true,
        ended_at = ${published} + make_interval(hours => ${lasted}::integer)
      where company_id = current_company() and id = ${id}`)
    await db.run(sql`
      insert into safety_alert_version (company_id, alert, number, round, content, hash,
        published_by, published_at)
      select current_company(), ${id}, 1, 1, ${JSON.stringify(content)},
        ${hash('sha256', canonical(content))}, (select a.id from account a
          where a.company_id = current_company() and a.kind = 'staff' and a.role_id = 1
          order by a.id limit 1), ${published}`)
    // People who try the product see the banner; tests of other subjects are not in its way.
    const acknowledged = sql`(a.n % 10 < ${share} or ${size === 'small'} and a.signs_in)
      and not (${size === 'whole' && lasted === null} and a.signs_in)`
    const moment = sql`least(now(), ${published} + make_interval(mins => 3 + (a.n * ${pace})::integer))`
    const members = sql`from (
        select m.person, p.name, x.id is not null as has_account,
          coalesce(l.password_hash is not null, false) as signs_in,
          (row_number() over (order by p.name))::integer as n
        from audience_member m
        join person p on p.company_id = m.company_id and p.id = m.person
        left join account x on x.company_id = p.company_id and x.id = p.id and x.kind = 'staff'
        left join login l on l.id = x.login_id
        where m.company_id = current_company() and m.audience = ${id}) a`
    await db.run(sql`
      insert into safety_alert_reader (company_id, alert, round, person, told_at, read_at)
      select current_company(), ${id}, 1, a.person, case when a.has_account then ${published} end,
        case when a.has_account and (${acknowledged} or a.n % 3 = 0) then ${moment} end ${members}`)
    await db.run(sql`
      insert into safety_alert_acknowledgement (company_id, alert, round, number, hash, person, name,
        acknowledged_at)
      select current_company(), ${id}, 1, 1, ${hash('sha256', canonical(content))}, a.person, a.name,
        ${moment} ${members} where a.has_account and ${acknowledged}`)
  }
}
