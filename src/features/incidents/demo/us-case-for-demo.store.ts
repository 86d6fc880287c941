// The case of the United States: entered in the log in time, with what its papers ask. Each installation encrypts it
// with its own key.
import { addDays } from '../../../kit/day.ts'
import type { Database } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { newId } from '../../../kit/ids.ts'
import { type Facts, judge } from '../law/judge.ts'
import { aboutOf, insertClassification, putDuties, writeProof } from '../law/law.store.ts'
import { blankCase } from '../people/case-fields.ts'
import { writeFacts, writePerson } from '../people/people.store.ts'
import { usStory } from './stories.ts'

const periodsFrom = (day: string) => {
  const after = (days: number) => addDays(day, days)
  return [
    { id: newId(), from: after(1), to: after(4), kind: 'off' },
    { id: newId(), from: after(5), to: after(11), kind: 'restricted' },
    { id: newId(), from: after(12), to: null, kind: 'full' },
  ]
}

const factsOn = (day: string) => ({
  ...blankCase,
  job_title: 'Carpenter',
  birth_date: '1991-04-17',
  sex: 'male',
  hire_date: '2023-06-12',
  address: {
    ...{ street: '1840 Vernor Highway', city: 'Detroit', region: 'MI' },
    ...{ postalCode: '48209', country: 'US' },
  },
  began_work: '07:00:00',
  before: 'He was framing a partition and took steel studs from a bundle on the floor.',
  object: 'Cut end of a steel stud',
  physician: 'Dr. Renee Alston',
  facility: 'Riverside Occupational Clinic',
  facility_address: {
    ...{ street: '2100 East Jefferson Avenue', city: 'Detroit', region: 'MI' },
    ...{ postalCode: '48207', country: 'US' },
  },
  emergency_room: false,
  in_patient: false,
  first_aid: [
    {
      ...{ id: newId(), day, time: '10:45:00', by: 'Faith Underwood' },
      treatment: 'Cleaned and covered with a pressure bandage.',
    },
  ],
  periods: periodsFrom(day),
})

export async function usCaseForDemo(database: Database, { keys }: { keys: Keys }): Promise<void> {
  await database.transaction('owner', async (db) => {
    const found = await db.maybe(
      { company: 'string', id: 'string', day: 'string', who: 'string?', told: 'string' },
      sql`
      select i.company_id as company, i.id, i.occurred_on as day, i.reported_at + interval '5 hours' as told,
        (select a.id from account a where a.company_id = i.company_id and a.last_name = 'Okafor' limit 1) as who
      from incidents i join company c on c.id = i.company_id and c.slug = 'northgate'
      where i.title = ${usStory.title}
        and not exists (select from incident_classification k where k.company_id = i.company_id and k.incident = i.id)`,
    )
    if (found === undefined) return
    const { company, id, day, who, told } = found
    await db.run(sql`
      select set_config('app.company_id', ${company}, true), set_config('app.actor_id', ${who ?? ''}, true)`)
    const cipher = await keys.open(db)
    const { about, reported } = await aboutOf(db, id)
    const facts: Facts = {
      learned: reported,
      answers: { recordable: { treatments: 'sutures', daysAway: '4', daysRestricted: '7' } },
    }
    const judged = judge(about, facts)
    await insertClassification(db, cipher, id, { ...judged, facts, note: '' })
    await db.run(sql`
      update incident_classification set at = ${told} where company_id = current_company() and incident = ${id}`)
    await putDuties(db, id, judged.duties)
    await writeProof(db, id, 'US-1904-LOG', {
      ...{ how: 'hand', at: told, to: 'OSHA log of Northgate Michigan', reference: '' },
    })
    for (const [role, name, details] of [
      [
        'injured',
        'Gabriel Montoya',
        {
          injuries: [{ part: 'forearm', side: 'left', nature: 'cut' as const }],
          treatment: 'Six stitches at a clinic.',
        },
      ],
      ['first_aider', 'Faith Underwood', undefined],
      ['witness', 'Hollis Tate', undefined],
    ] as const) {
      const person = await db.maybe(
        { id: 'string' },
        sql`select id from person where company_id = current_company() and name = ${name}`,
      )
      const one = { incident: id, id: newId() }
      await writePerson(db, cipher, one, {
        ...{ role, name, employer: 'Northgate Michigan', of_company: person?.id ?? null },
        details: details && { ...details, injuries: [...details.injuries] },
      })
      if (details !== undefined) await writeFacts(db, cipher, one, { facts: factsOn(day) })
    }
  })
}
