// Who else the demo company knows: the facts of those who sign in from the start, and the people of
// contractors, visitors and clients, who do not sign in. All of them are invented.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { idOf } from '../../register/server/fill.ts'

const jobs: Readonly<Record<string, readonly [job: string, hired: string]>> = {
  'Maya Okafor': ['Health and safety manager', '2011-02-14'],
  'Luc Tremblay': ['Foreman, concrete', '2016-05-09'],
  'Helen Zhang': ['Vice-president, operations', '2009-09-01'],
  'Dwayne Campbell': ['Site superintendent', '2013-03-18'],
  'Priya Nair': ['Project manager', '2018-06-04'],
  'Sam Whitefeather': ['Foreman, civil', '2015-04-20'],
  'Elena Rossi': ['Project manager', '2017-10-02'],
  'Marcus Chen': ['Site superintendent', '2014-08-11'],
  'Aisha Mohamed': ['Safety coordinator', '2020-01-06'],
  'Tom Kowalski': ['Equipment operator', '2012-05-28'],
  'Grace Osei': ['Carpenter', '2019-04-15'],
  'Rosa Delgado': ['Labourer', '2022-06-20'],
  'Jean Gagnon': ['Foreman, formwork', '2010-07-05'],
}

type Other = readonly [name: string, kind: string, of: string | null, from: string, trade?: string]

const others: readonly Other[] = [
  ['Abel Thornton', 'contractor_worker', 'Ironside Steel', '2025-03-03', 'Ironworker'],
  ['Bianca Leone', 'contractor_worker', 'Ironside Steel', '2025-03-03', 'Welder'],
  ['Cyrus Park', 'contractor_worker', 'Ironside Steel', '2025-09-15', 'Ironworker'],
  ['Delphine Roy', 'contractor_worker', 'Lakeshore Electric', '2024-11-04', 'Electrician'],
  ['Elliot Barnes', 'contractor_worker', 'Lakeshore Electric', '2025-05-12', 'Electrician'],
  ['Farah Siddiqui', 'contractor_worker', 'Maple Mechanical', '2025-02-17', 'Pipefitter'],
  ['Gus Petrenko', 'contractor_worker', 'Maple Mechanical', '2025-07-21', 'Sheet metal worker'],
  ['Hana Mori', 'contractor_worker', 'Maple Mechanical', '2025-10-06', 'Plumber'],
  ['Isaac Boyd', 'visitor', null, '2025-10-14'],
  ['Joy Adeyemi', 'visitor', null, '2025-11-03'],
  ['Keith Lawson', 'visitor', null, '2025-11-18'],
  ['Lena Hoffman', 'visitor', null, '2025-12-01'],
  ['Petra Novak', 'visitor', null, '2025-12-02'],
  ['Nadia Rahman', 'client_contact', 'Harbour Point Developments', '2024-01-15'],
  ['Tom Whelan', 'client_contact', 'Harbour Point Developments', '2024-06-03'],
  ['Owen Clarke', 'client_contact', 'Lakeside Transit', '2023-09-11'],
  ['Miriam Katz', 'client_contact', 'Granite Property Group', '2025-01-20'],
  ['Neil Forsyth', 'client_contact', 'Union Hydro', '2024-04-08'],
]

/** Who has been asked in, how many days ago, and what became of it. */
const asked: readonly (readonly [
  name: string,
  days: number,
  became: 'sent' | 'opened' | 'revoked',
])[] = [
  ['Amara Diallo', 1, 'sent'],
  ['Chantal Bergeron', 2, 'opened'],
  ['Devon Marsh', 5, 'sent'],
  ['Ingrid Solberg', 20, 'sent'],
  ['Kofi Mensah', 6, 'revoked'],
]

async function askIn(db: Db, [name, days, became]: (typeof asked)[number]): Promise<void> {
  const opened = became === 'opened' ? sql`now()` : sql`null`
  const revoked = became === 'revoked' ? sql`now()` : sql`null`
  await db.run(sql`
    insert into invitation
      (company_id, person, email, token_hashes, sent_at, expires_at, opened_at, revoked_at, created_by)
    select company_id, id, email, '{}', now() - ${days} * interval '1 day',
      now() + ${14 - days} * interval '1 day', ${opened}, ${revoked},
      (select a.id from account a where a.company_id = current_company() and a.role_id = 1 limit 1)
    from person where company_id = current_company() and name = ${name}`)
}

const employers = sql`
  (select id from entities where company_id = current_company() and name = g.of),
  (select id from trade_contractors where company_id = current_company() and name = g.of),
  (select id from clients where company_id = current_company() and name = g.of)`

export async function peopleForDemo(db: Db, slug: string): Promise<void> {
  for (const [name, [job, hired]] of Object.entries(jobs)) {
    await db.run(sql`
      update person set job_title = ${job} where company_id = current_company() and name = ${name}`)
    await hat(db, name, ['employee', 'Northgate Ontario', hired])
  }
  for (const [n, [name, kind, of, from, trade = null]] of others.entries()) {
    const [first = '', last = ''] = name.split(' ')
    await db.run(sql`
      insert into person (company_id, id, first_name, last_name, language, mobile, trade)
      values (current_company(), ${idOf(slug, 'person', name)}, ${first}, ${last}, 'en',
        ${trade && `905 555 01${10 + n}`}, ${trade})`)
    await hat(db, name, [kind, of, from])
  }
  for (const one of asked) await askIn(db, one)
  await hat(db, 'Pete Ironside', ['contractor_worker', 'Ironside Steel', '2021-05-03'])
  // One person, many hats: before they were employed here they worked on our sites for somebody else.
  await hat(db, 'Stefan Nowak', ['contractor_worker', 'Ironside Steel', '2015-04-13'], '2018-06-29')
  await hat(db, 'Carlos Ibarra', ['visitor', null, '2025-09-08'], '2025-09-12')
}

async function hat(
  db: Db,
  name: string,
  [kind, of, from]: readonly [string, string | null, string],
  until: string | null = null,
): Promise<void> {
  await db.run(sql`
    insert into engagement
      (company_id, person, kind, entity, trade_contractor, client, starts_on, ends_on)
    select current_company(), p.id, ${kind}, ${employers}, ${from}, ${until}
    from person p, (select ${of}::text as of) g
    where p.company_id = current_company() and p.name = ${name}`)
}
