// The talks that were held are stored, with one that is planned for the next working day.
import { createHash } from 'node:crypto'
import { canonical } from '../../../kit/canonical.ts'
import { daysFromNow } from '../../../kit/day.ts'
import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { DemoSize } from '../../../manifest/feature.server.ts'
import { chance, demoSites, workingDayAfter } from '../../people/index.ts'
import { attestationOf, strokesOf } from '../../submissions/index.ts'
import type { TalkWords } from '../deliveries/deliveries.contract.ts'
import { attends, presents } from '../deliveries/texts.ts'
import { sayWhatTalksPrevent } from '../library/say-causes.store.ts'
import { shelvedTalks } from '../library/talk-shelf.ts'
import type { Season } from '../talks/toolbox-talks.register.ts'
import { demoTalks, demoTalkTime } from './demo-talks.server.ts'

const talksOf = (db: Db) =>
  db.many(
    {
      id: 'string',
      title: 'string',
      seasons: json<Season[]>(),
      content: json<TalkWords['content']>(),
      questions: json<TalkWords['questions']>(),
    },
    sql`
    select id, title, to_jsonb(seasons) as seasons, content, questions from toolbox_talks
    where company_id = current_company() order by title`,
  )

const hashOf = (words: object) => createHash('sha256').update(canonical(words)).digest('hex')
const drawnBy = (name: string) => ({ method: 'drawn', strokes: strokesOf(name) })

/** Where a talk was held, among the rows of a list `g`. */
const heldThere = sql`
  join projects p on p.company_id = current_company() and p.number = g.number
  join toolbox_talk_deliveries d on d.company_id = p.company_id and d.project = p.id and d.held_on = g.day`

/** Some have a phone of their own at hand, some a PIN; most draw on the presenter's. */
function wayOf(name: string, day: string): 'phone' | 'pin' | null {
  const share = chance('way', name, day)
  return share < 0.12 ? 'phone' : share < 0.2 ? 'pin' : null
}

/** Which projects plan their talks; one that has ended too, where two years are told. */
const scheduled = (size: DemoSize) =>
  demoSites
    .filter(({ number, until }) => until === undefined || (size === 'whole' && number === '24-038'))
    .map(({ number }) => number)

/** For the company that the transaction is set to; its projects, people and submissions must be there. */
export async function giveTalksForDemo(db: Db, size: DemoSize): Promise<void> {
  const talks = await talksOf(db)
  await sayWhatTalksPrevent(
    db,
    talks.flatMap(({ id, title }) => {
      const written = shelvedTalks.find((one) => one.title[0] === title)
      return written === undefined ? [] : [{ id, of: written.id }]
    }),
  )
  const held = demoTalks(size, daysFromNow(0), talks)
  const at = held.map(({ site, ...one }) => ({ ...one, number: site.number }))
  await db.run(sql`
    insert into toolbox_talk_deliveries (company_id, title, talk, project, held_on, presenter, started_at,
      minutes, words, hash, given, statement)
    select p.company_id, t.title, t.id, p.id, g.day, a.id, (g.day + ${demoTalkTime}::time) at time zone c.timezone,
      g.minutes, jsonb_build_object('content', t.content, 'questions', t.questions), w.hash, g.given, ${presents.en}
    from jsonb_to_recordset(${JSON.stringify(
      at.map(({ number, day, talk, presenter, minutes }) => ({
        ...{ number, day, talk: talk.id, presenter, minutes },
        given: drawnBy(presenter),
      })),
    )}::jsonb) g(number text, day date, talk uuid, presenter text, minutes numeric, given jsonb)
    join projects p on p.company_id = current_company() and p.number = g.number
    join company c on c.id = p.company_id
    join toolbox_talks t on t.company_id = p.company_id and t.id = g.talk
    join jsonb_to_recordset(${JSON.stringify(
      talks.map(({ id, title, content, questions }) => ({
        id,
        hash: hashOf({ title, content, questions }),
      })),
    )}::jsonb) w(id uuid, hash text) on w.id = t.id
    join account a on a.company_id = p.company_id and concat_ws(' ', a.first_name, a.last_name) = g.presenter`)
  const drawings = new Map<string, object>()
  for (const name of at.flatMap(({ there }) => there)) drawings.set(name, drawnBy(name))
  await db.run(sql`
    insert into talk_attendance (company_id, delivery, person, name, given, statement, statement_lang, signed_at,
      witness, attestation)
    select d.company_id, d.id, n.id, n.name,
      case when w.way = 'pin' then '{"method": "pin"}'::jsonb else s.given end, ${attends.en}, 'en',
      d.started_at + make_interval(mins => d.minutes::integer),
      case when w.way is distinct from 'phone' then d.presenter end,
      case when w.way is null then s.attestation end
    from jsonb_to_recordset(${JSON.stringify(
      at.flatMap(({ number, day, there }) =>
        there.map((name) => ({ number, day, name, way: wayOf(name, day) })),
      ),
    )}::jsonb) g(number text, day date, name text, way text)
    join jsonb_to_recordset(${JSON.stringify(
      [...drawings].map(([name, given]) => ({
        name,
        given,
        attestation: attestationOf('sign', 'en', name),
      })),
    )}::jsonb) s(name text, given jsonb, attestation text) on s.name = g.name
    ${heldThere}
    join person n on n.company_id = d.company_id and n.name = g.name
    -- Only who has an account has a PIN.
    cross join lateral (select case when g.way = 'pin' and not exists (select from account a
      where a.company_id = n.company_id and a.id = n.id and a.kind = 'staff') then null else g.way end as way) w`)
  // Who filled in or signed something that day was at work.
  await db.run(sql`
    insert into talk_absence (company_id, delivery, person, reason)
    select d.company_id, d.id, n.id, case when exists (select from submissions s
        where s.company_id = d.company_id and s.submitted_on = d.held_on and (s.submitted_by = n.id
          or exists (select from signature i where i.company_id = s.company_id and i.submission = s.id
            and i.signer = n.id))) then 'working' else g.reason end
    from jsonb_to_recordset(${JSON.stringify(
      at.flatMap(({ number, day, absent }) => absent.map((one) => ({ number, day, ...one }))),
    )}::jsonb) g(number text, day date, name text, reason text)
    ${heldThere}
    join person n on n.company_id = d.company_id and n.name = g.name`)
  await db.run(sql`
    insert into toolbox_talk_schedules (company_id, name, project, weekdays, topics, talks, starts_on, ends_on)
    select p.company_id, p.name, p.id, '{1}', case when p.number = '25-021' then 'turns' else 'suggested' end,
      case when p.number = '25-021' then array(select id from toolbox_talks
        where company_id = p.company_id and seasons = '{}' order by title limit 8) else '{}' end,
      greatest(p.start_date, ${daysFromNow(size === 'whole' ? -740 : -14)}::date),
      case when p.completed_at is not null then p.planned_end end
    from projects p where p.company_id = current_company()
      and p.number = any(${scheduled(size)})`)
  const [next] = talks.filter(({ seasons }) => seasons.length === 0)
  await db.run(sql`
    insert into toolbox_talk_deliveries (company_id, title, talk, project, held_on, presenter)
    select p.company_id, ${next?.title}, ${next?.id}, p.id, ${workingDayAfter(daysFromNow(0), 1)}, p.supervisor
    from projects p where p.company_id = current_company() and p.number = '25-014'`)
}
