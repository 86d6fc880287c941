// Of some people of the demo company more is known; each installation encrypts it with its own key.
import type { Database } from '../../../kit/db/server/database.ts'
import { enterCompany } from '../../../kit/db/server/enter-company.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { writeDetails } from './confidential.store.ts'

const known = [
  ['Luc Tremblay', '1984-06-17', 'male', '48 Rusholme Road', 'Sylvie Tremblay', 'Partner'],
  ['Amara Diallo', '1979-02-03', 'female', '310 Keele Street', 'Moussa Diallo', 'Brother'],
  ['Grace Osei', '1991-11-28', 'female', '7 Weston Road', 'Kwame Osei', 'Partner'],
  ['Quentin Abbott', '2001-08-09', 'male', '122 Main Street East', 'Lorna Abbott', 'Parent'],
] as const

export async function confidentialForDemo(database: Database, { keys }: { keys: Keys }) {
  await database.transaction('owner', async (db) => {
    const company = await db.maybe(
      { id: 'string' },
      sql`select id from company c where slug = 'northgate'
        and not exists (select from person_confidential d where d.company_id = c.id)`,
    )
    if (company === undefined) return
    await enterCompany(db, company.id)
    const cipher = await keys.open(db)
    for (const [at, [name, birth_date, sex, street, emergency_name, relation]] of known.entries()) {
      const person = await db.maybe(
        { id: 'string' },
        sql`select id from person where company_id = ${company.id} and name = ${name}`,
      )
      if (person !== undefined)
        await writeDetails(db, cipher, person.id, {
          version: 0,
          values: {
            birth_date,
            sex,
            home_address: { street, city: 'Toronto', region: 'ON', postalCode: '', country: 'CA' },
            emergency_name,
            emergency_relation: relation,
            emergency_phone: `416 555 0${170 + at}`,
          },
        })
    }
  })
}
