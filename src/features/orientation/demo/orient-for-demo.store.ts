// What became of the site orientation of the demo company: most people have taken it, the others are in every state.
import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { innerRowsOf } from '../../../register/fields/structured.ts'
import { insertPhotos } from '../../submissions/index.ts'
import { takes } from '../texts.ts'

const packageOf = (db: Db) =>
  db.maybe(
    { id: 'string', hash: 'string', evidence: json<unknown>(), manager: 'string' },
    sql`
    select t.id, v.hash, v.content -> 'evidence' as evidence, (select a.id from account a
      where a.company_id = t.company_id and a.kind = 'staff' and a.role_id = 1 order by a.id limit 1) as manager
    from orientation t
    join document_version v on v.company_id = t.company_id and v.document = t.id and v.state = 'published'
    where t.company_id = current_company() and t.whom = 'site' order by t.number limit 1`,
  )

type Package = NonNullable<Awaited<ReturnType<typeof packageOf>>>

/** Of the people in its audience, and of those who sign in: these have a valid one, so that nothing waits for them. */
const insertRecords = (db: Db, { id, hash, manager }: Package) =>
  db.run(sql`
    with account as (
      select a.person from account a
      where a.company_id = current_company() and a.kind = 'staff' and a.login_id is not null),
    person as (
      select p.id, p.name, exists (select from account a where a.person = p.id) as signs_in,
        (row_number() over (order by p.name))::integer as n
      from person p where p.company_id = current_company() and p.archived_at is null
        and (exists (select from account a where a.person = p.id)
          or exists (select from audience_member m where m.company_id = p.company_id
            and m.audience = ${id} and m.person = p.id))),
    made as (
      select *, case when signs_in then 'approved' else coalesce((array['assigned', 'in_progress',
          'awaiting_review', 'expired', 'revoked'])[n % 14], 'approved') end as state from person),
    dated as (
      select *, case when state = 'expired' then now() - make_interval(months => 12, days => 5 + n % 20)
        when state in ('in_progress', 'awaiting_review') then now() - make_interval(days => 1, hours => n % 40)
        when state = 'assigned' then null
        else now() - make_interval(days => 12 + n * 7 % 340) end as at from made)
    insert into orientation_records (company_id, person, name, package, due_on, sticker, started_at, finished_at,
      edition, hash, minutes, cards, given, statement, statement_lang, approved_at, approved_by, expires_on,
      revoked_at, revoked_by, revoked_because, created_at)
    select current_company(), d.id, d.name, ${id},
      (coalesce(d.at, now()) + make_interval(days => 2 + n % 9))::date,
      case when d.state in ('approved', 'expired') then 'NG-' || lpad((1000 + n)::text, 4, '0') end,
      d.at, f.at, case when f.at is not null then 1 end, case when f.at is not null then ${hash} end,
      case when f.at is not null then 14 + n % 13 end,
      case when d.state = 'awaiting_review' then 1 else 0 end,
      case when f.at is not null then jsonb_build_object('method', 'typed', 'name', d.name) end,
      case when f.at is not null then ${takes.en} end, case when f.at is not null then 'en' end,
      a.at, case when a.at is not null then ${manager}::uuid end, (f.at + interval '12 months')::date,
      r.at, case when r.at is not null then ${manager}::uuid end,
      case when r.at is not null then 'The certificate that was shown belongs to another person.' end,
      coalesce(d.at, now()) - interval '2 days'
    from dated d,
      lateral (select case when d.state <> 'in_progress' then d.at + interval '20 minutes' end as at) f,
      lateral (select case when d.state in ('approved', 'expired', 'revoked') then f.at end as at) a,
      lateral (select case when d.state = 'revoked' then f.at + interval '3 days' end as at) r`)

/** Whose orientation has expired or was revoked takes it again: the work of the night finds nothing to do. */
const assignAgain = (db: Db, { id }: Package) =>
  db.run(sql`
    insert into orientation_records (company_id, person, name, package, due_on, created_at)
    select company_id, person, name, package, company_today() + 7, now() - interval '2 days'
    from orientation_records where company_id = current_company() and package = ${id}
      and approved_at is not null and (revoked_at is not null or expires_on < company_today())`)

/** The pictures that wait for somebody to look at them. */
async function insertCards(db: Db, { evidence, manager }: Package): Promise<void> {
  const [card] = innerRowsOf(evidence)
  if (card === undefined) return
  const waiting = await db.many(
    { id: 'string' },
    sql`
    select id from orientation_records
    where company_id = current_company() and cards > 0 and approved_at is null order by id`,
  )
  const photos = waiting.map(({ id }) => ({ record: id, id: newId(), picture: 'ppe-rack' }))
  await insertPhotos(db, manager, photos)
  for (const { record, id } of photos) {
    await db.run(sql`
      update file set subject = 'orientation-records', subject_id = ${record} where id = ${id}`)
    await db.run(sql`
      insert into orientation_evidence (company_id, record, asked, name, file)
      values (current_company(), ${record}, ${card.id}, ${String(card.name)}, ${id})`)
  }
}

export async function orientForDemo(db: Db): Promise<void> {
  const found = await packageOf(db)
  if (found === undefined) return
  await insertRecords(db, found)
  await assignAgain(db, found)
  await insertCards(db, found)
}
