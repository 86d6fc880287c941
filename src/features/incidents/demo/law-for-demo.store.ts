// The critical incident of the demo company is classified; each installation encrypts the answers with its own key.
import type { Database } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { newId } from '../../../kit/ids.ts'
import { type Facts, judge } from '../law/judge.ts'
import {
  aboutOf,
  freezeScene,
  insertClassification,
  putDuties,
  writeProof,
} from '../law/law.store.ts'
import { writePerson } from '../people/people.store.ts'
import { criticalStory } from './stories.ts'

export async function lawForDemo(database: Database, { keys }: { keys: Keys }): Promise<void> {
  await database.transaction('owner', async (db) => {
    const found = await db.maybe(
      { company: 'string', id: 'string', who: 'string?', told: 'string' },
      sql`
      select i.company_id as company, i.id, i.reported_at + interval '10 minutes' as told,
        (select a.id from account a where a.company_id = i.company_id and a.last_name = 'Okafor' limit 1) as who
      from incidents i join company c on c.id = i.company_id and c.slug = 'northgate'
      where i.title = ${criticalStory.title}
        and not exists (select from incident_classification k where k.company_id = i.company_id and k.incident = i.id)`,
    )
    if (found === undefined) return
    const { company, id, who, told } = found
    await db.run(sql`
      select set_config('app.company_id', ${company}, true), set_config('app.actor_id', ${who ?? ''}, true)`)
    const cipher = await keys.open(db)
    const { about, reported } = await aboutOf(db, id)
    const facts: Facts = {
      learned: reported,
      answers: {
        critical: { fractures: 'arm' },
        claim: { healthCare: 'yes', absent: 'yes' },
      },
    }
    const judged = judge(about, facts)
    await insertClassification(db, cipher, id, { ...judged, facts, note: '' })
    await putDuties(db, id, judged.duties)
    await freezeScene(db, id, judged.found.includes('critical'))
    await writeProof(db, id, 'ON-51-NOTICE', {
      how: 'phone',
      at: told,
      to: 'Ministry of Labour, 1-877-202-0008',
      reference: '',
    })
    for (const [role, name, details] of [
      [
        'injured',
        'Oleh Bondar',
        {
          injuries: [{ part: 'forearm', side: 'left', nature: 'fracture' }],
          treatment: 'First aid on the spot, then taken to hospital by ambulance.',
        },
      ],
      ['first_aider', 'Grace Osei', undefined],
      ['witness', 'Noor Aziz', undefined],
    ] as const) {
      const found = await db.maybe(
        { id: 'string' },
        sql`select id from person where company_id = current_company() and name = ${name}`,
      )
      await writePerson(
        db,
        cipher,
        { incident: id, id: newId() },
        {
          role,
          name,
          employer: 'Northgate Builders',
          of_company: found?.id ?? null,
          details: details && { ...details, injuries: [...details.injuries] },
        },
      )
    }
  })
}
