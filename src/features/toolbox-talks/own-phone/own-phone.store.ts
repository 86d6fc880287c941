import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ByHand } from '../../../kit/drawing/strokes.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import type { TalkWords } from '../deliveries/deliveries.contract.ts'
import { attends } from '../deliveries/texts.ts'

type OpenState = 'planned' | 'open' | 'late' | 'closed'

/** As the page of its code shows it. */
export async function talkToSign(db: Db, id: string) {
  const found = await db.maybe(
    {
      title: 'string?',
      place: 'string',
      project: 'string?',
      presenter: 'string?',
      company: 'string',
      words: json<TalkWords | null>(),
      state: one<OpenState>(),
    },
    sql`
    select d.title, coalesce(p.name, t.name, '') as place, d.project, n.name as presenter, c.name as company, d.words,
      case when d.archived_at is not null or d.excuse is not null
          or d.started_at <= now() - interval '24 hours' then 'closed'
        when d.started_at is null then 'planned'
        when d.minutes is null then 'open' else 'late' end as state
    from toolbox_talk_deliveries d
    join company c on c.id = d.company_id
    left join projects p on p.company_id = d.company_id and p.id = d.project
    left join teams t on t.company_id = d.company_id and t.id = d.team
    left join person n on n.company_id = d.company_id and n.id = d.presenter
    where d.company_id = current_company() and d.id = ${id}`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found
}

type SignedApart = {
  id?: string
  person?: string | undefined
  name: string
  company?: string | undefined
  given: ByHand | { method: 'pin' }
  lang: Locale
  late_because?: string | undefined
  /** Earlier than now, where it waited on the device. */
  signed_at?: string
  /** Whose device it is, where a PIN was entered on it. */
  device?: string
}

/** Nobody attests it: a PIN and a phone are its own. Who has an account signs in; others go by a name that one person
 *  alone has. */
export const insertSignedApart = (db: Db, delivery: string, one: SignedApart) =>
  db.run(sql`
    insert into talk_attendance (company_id, id, delivery, person, name, of_company, given, statement, statement_lang,
      signed_at, late_because, witness)
    values (current_company(), coalesce(${one.id ?? null}::uuid, new_id()), ${delivery},
      coalesce(${one.person ?? null}::uuid, (select min(p.id::text)::uuid from person p
        where p.company_id = current_company() and p.archived_at is null
          and ${one.company === undefined} and folded(p.name) = folded(${one.name})
          and not exists (select from account a where a.company_id = p.company_id and a.id = p.id
            and a.kind = 'staff' and a.deactivated_at is null)
        having count(*) = 1)),
      ${one.name}, ${one.company ?? null}, ${JSON.stringify(one.given)}, ${attends[one.lang]}, ${one.lang},
      least(${one.signed_at ?? null}::timestamptz, now()), ${one.late_because ?? null}, ${one.device ?? null})
    on conflict do nothing`)

/** What was opened and never closed; its signatures stay with it. */
export async function archiveOpened(db: Db, sent: string, presenter: string): Promise<void> {
  const opened = await db.maybe(sql`
    select id from toolbox_talk_deliveries
    where company_id = current_company() and sent_as = ${sent} and presenter = ${presenter} for update`)
  if (opened === undefined) throw new Problem('row/missing')
  await db.run(sql`
    update toolbox_talk_deliveries set archived_at = now()
    where company_id = current_company() and sent_as = ${sent} and presenter = ${presenter}
      and minutes is null and archived_at is null`)
}

export async function nameOf(db: Db, person: string): Promise<string> {
  const found = await db.maybe(
    { name: 'string' },
    sql`select name from person where company_id = current_company() and id = ${person}`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found.name
}

/** A talk of the caller's own company. */
export async function talkOfCode(db: Db, token: string): Promise<string> {
  const found = await db.maybe(
    { id: 'string' },
    sql`
    select subject_id as id from qr_token where company_id = current_company() and token = ${token}
      and subject = 'toolbox_talk_deliveries' and active_to is null`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found.id
}
