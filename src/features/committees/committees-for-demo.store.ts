// What the committee of the demo company has done in a year: it met each month, missed one inspection, and waits for the
// answer to a recommendation. Days run up to today.
import { daysFromNow } from '../../kit/day.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { newId } from '../../kit/ids.ts'
import { idOf } from '../../register/server/fill.ts'
import { dueAt } from '../../regulation/index.ts'
import { tower } from './committees/jhsc-committees.demo.ts'

const idNamed = (name: string) => sql`(select p.id from person p
  where p.company_id = current_company() and p.name = ${name} limit 1)`
const committee = sql`(select id from jhsc_committees
  where company_id = current_company() and name = ${tower})`
const names = (all: readonly string[]) => sql`array(select p.id from person p
  where p.company_id = current_company() and p.name = any(${[...all]}) order by folded(p.name))`

const [workerChair, managementChair] = ['Dwayne Campbell', 'Luc Tremblay']
const members = [
  workerChair,
  managementChair,
  'Priya Nair',
  'Sam Whitefeather',
  'Elena Rossi',
  'Marcus Chen',
]

const topics = [
  [
    'Falls from height',
    'Guardrails on the upper levels were reviewed; toe boards are missing at the hoist.',
  ],
  ['Housekeeping', 'Debris on the stairs. A daily sweep is agreed with each trade.'],
  ['Hoist and crane', 'Signals were repeated to new crews. No incident since the last meeting.'],
  ['Silica and dust', 'Wet cutting on all levels. Two vacuums are out of order.'],
  ['Heat and cold', 'Warm-up breaks as posted. A second heated room is asked for.'],
  ['Near misses', 'Three were reported and read. None repeats.'],
] as const

const months = 12

async function meetings(db: Db, slug: string): Promise<void> {
  for (let n = 0; n <= months; n += 1) {
    // The last is planned; the minutes of the one before wait for the second co-chair.
    const day = daysFromNow(n === 0 ? 12 : -30 * n + 12)
    const wasHeld = n > 0
    const isApproved = n > 1
    const topic = topics[n % topics.length] ?? topics[0]
    const agenda = [
      {
        id: newId(),
        topic: 'Minutes of the last meeting',
        said: wasHeld ? 'Read and accepted.' : null,
      },
      { id: newId(), topic: topic[0], said: wasHeld ? topic[1] : null },
      {
        id: newId(),
        topic: 'Inspection of the month',
        said: wasHeld ? 'The findings were read.' : null,
      },
    ].map((item) => ({ ...item, owner: null, due_on: null, done: wasHeld }))
    await db.run(sql`
      insert into jhsc_meetings (company_id, id, name, committee, held_on, starts_at, ends_at, place, agenda,
        present, regrets, previous_approved, minutes, worker_approved_by, worker_approved_on,
        management_approved_by, management_approved_on, posted_on)
      select current_company(), ${idOf(slug, 'jhsc-meetings', String(n))}, ${`Monthly meeting: ${topic[0]}`},
        ${committee}, ${day}, '07:30', '08:30', 'Site office', ${JSON.stringify(agenda)}::jsonb,
        case when ${wasHeld} then ${names(n % 4 === 2 ? members.slice(0, 4) : members)} else '{}' end,
        case when ${wasHeld && n % 4 === 2} then ${names(members.slice(4))} else '{}' end,
        case when ${wasHeld} then true end,
        case when ${wasHeld} then ${`${topic[1]} The next meeting is in a month.`} end,
        case when ${wasHeld} then ${idNamed(workerChair)} end,
        case when ${wasHeld} then ${day}::date + 2 end,
        case when ${isApproved} then ${idNamed(managementChair)} end,
        case when ${isApproved} then ${day}::date + 3 end,
        case when ${isApproved} then ${day}::date + 4 end
      where ${committee} is not null`)
  }
}

/** Each month but one; an area that nobody inspected is left. */
const skipped = 5

async function inspections(db: Db, slug: string): Promise<void> {
  for (let n = 0; n <= months; n += 1) {
    const day = daysFromNow(n === 0 ? 9 : -30 * n + 9)
    const isDone = n > 0 && n !== skipped
    await db.run(sql`
      insert into jhsc_inspections (company_id, id, name, committee, planned_on, inspector, areas, done_on, findings)
      select current_company(), ${idOf(slug, 'jhsc-inspections', String(n))},
        string_agg(l.name, ', ' order by l.name), ${committee}, ${day},
        ${idNamed(n % 2 === 0 ? 'Priya Nair' : workerChair)}, array_agg(l.id order by l.name),
        case when ${isDone} then ${day}::date end,
        case when ${isDone} then 'Toe boards at the hoist, debris on the stairs, one extinguisher overdue.' end
      from (select a.id, a.name, row_number() over (order by a.name) as at
        from locations a join locations p on p.company_id = a.company_id and p.id = a.parent
        where a.company_id = current_company() and p.name = 'Harbour Point tower'
          and a.archived_at is null) l
      where l.at % 3 = ${n % 2}::integer and ${committee} is not null
      having count(*) > 0`)
  }
}

/** Days since each was received, and after how many it was answered. */
const recommended = [
  {
    name: 'A second heated room on the upper levels',
    details:
      'Crews on levels 8 to 12 walk ten minutes to warm up. We recommend a heated room on level 9.',
    received: -24,
    answered: null,
  },
  {
    name: 'Toe boards at the hoist landings',
    details:
      'Toe boards are missing at four landings. We recommend that they are fixed before the hoist is used.',
    received: -130,
    answered: {
      after: 6,
      agrees: true,
      answer: 'Agreed. All landings are done by the end of next week.',
    },
  },
  {
    name: 'Vacuums for silica dust',
    details: 'Two of five vacuums are out of order. We recommend that both are replaced.',
    received: -250,
    answered: {
      after: 18,
      agrees: false,
      answer: 'One was repaired, and the rental company stores two spares for us.',
    },
  },
] as const

async function recommendations(db: Db, slug: string): Promise<void> {
  for (const { name, details, received, answered } of recommended) {
    const day = daysFromNow(received)
    const { day: due } = dueAt('ON-JHSC-REPLY', { at: day, zone: 'America/Toronto' })
    await db.run(sql`
      insert into jhsc_recommendations (company_id, id, name, committee, details, employer, received_on,
        response_due, agrees, answer, answered_on, answered_by)
      select current_company(), ${idOf(slug, 'jhsc-recommendations', name)}, ${name}, ${committee}, ${details},
        ${idNamed('Marcus Chen')}, ${day}, ${due}, ${answered?.agrees ?? null}, ${answered?.answer ?? null},
        ${day}::date + ${answered?.after ?? null}::integer,
        case when ${answered !== null} then ${idNamed('Marcus Chen')} end
      where ${committee} is not null`)
  }
}

export async function committeeYearForDemo(db: Db, slug: string): Promise<void> {
  await meetings(db, slug)
  await inspections(db, slug)
  await recommendations(db, slug)
}
