// What the contractors of the demo company prove, who speaks for them, and where they work: days run up to today.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { idOf } from '../../register/server/fill.ts'

type Paper = readonly [kind: string, name: string, issuer: string, days: number]

const cover = (number: string, days: number): Paper => [
  'liability',
  `CGL-${number}`,
  'Great Lakes Mutual',
  days,
]
const cleared = (number: string, days: number): Paper => ['clearance', `C-${number}`, 'WSIB', days]

/** By contractor, with the days until each paper ends. Stonebridge’s clearance lapsed yesterday; Tower Elevator’s
 *  insurance a month ago. */
const papers: Readonly<Record<string, readonly Paper[]>> = {
  'Ironside Steel': [
    cleared('204511', 52),
    cover('88120', 210),
    ['auto', 'AUT-55210', 'Great Lakes Mutual', 210],
    ['manual', 'Safety manual 2025', 'Ironside Steel', 400],
    ['certification', 'COR 2020', 'IHSA', 600],
  ],
  'Lakeshore Electric': [cleared('198044', 13), cover('91207', 120)],
  'Maple Mechanical': [cleared('187730', 60), cover('70018', 29)],
  'Quick Demolition': [cleared('165002', 40), cover('66120', 90)],
  'Clearview Glazing': [cleared('221190', 71), cover('90811', 160)],
  'Summit Roofing': [cleared('201874', 7), cover('43356', 300)],
  'Anchor Scaffold': [cleared('211006', 45), cover('81224', 75)],
  'Stonebridge Masonry': [cleared('177451', -1), cover('50092', 180)],
  'Pioneer Excavating': [cleared('230017', 80)],
  'Tower Elevator': [cleared('159303', 33), cover('30277', -30)],
}

/** By contractor, the score of its prequalification, and in how many days it ends: of one that was not passed, nothing. */
const prequalified: Readonly<Record<string, readonly [score: number, days: number | null]>> = {
  'Ironside Steel': [91, 200],
  'Lakeshore Electric': [78, 120],
  'Clearview Glazing': [83, 310],
  'Anchor Scaffold': [58, null],
}

type Contact = readonly [
  contractor: string,
  name: string,
  role: string,
  email: string,
  lang: string,
]
const contacts: readonly Contact[] = [
  ['Ironside Steel', 'Pete Ironside', 'primary', 'contractor@ironside.test', 'en'],
  ['Ironside Steel', 'Bianca Leone', 'site_rep', 'bianca@ironside.test', 'en'],
  ['Lakeshore Electric', 'Delphine Roy', 'primary', 'delphine@lakeshore.test', 'fr'],
  ['Maple Mechanical', 'Gus Petrenko', 'safety', 'gus@maple.test', 'en'],
  ['Clearview Glazing', 'Rosa Fuentes', 'primary', 'rosa@clearview.test', 'es'],
  ['Summit Roofing', 'Ian Cole', 'primary', 'ian@summit.test', 'en'],
  ['Anchor Scaffold', 'Pete Ironside', 'safety', 'contractor@ironside.test', 'en'],
  ['Stonebridge Masonry', 'Marta Silva', 'primary', 'marta@stonebridge.test', 'es'],
  ['Bright Coat Painting', 'Leo Hart', 'primary', 'leo@brightcoat.test', 'en'],
]

/** How many days ago each began on its projects; these are taken in turn of those that are active. */
const sites: Readonly<Record<string, readonly number[]>> = {
  'Ironside Steel': [90, 30],
  'Lakeshore Electric': [60],
  'Maple Mechanical': [75],
  'Clearview Glazing': [20],
  'Summit Roofing': [40],
  'Anchor Scaffold': [45],
  'Stonebridge Masonry': [50],
}

/** What some of them owe on each of their projects, by the title of the form: nothing of it has come yet. */
const owed: readonly (readonly [contractor: string, form: string, frequency: string])[] = [
  ['Ironside Steel', 'Weekly site inspection', 'weekly'],
  ['Ironside Steel', 'Near miss or hazard report', 'task'],
  ['Summit Roofing', 'Weekly site inspection', 'weekly'],
]

export async function contractorFormsForDemo(db: Db, slug: string): Promise<void> {
  for (const [contractor, title, frequency] of owed)
    await db.run(sql`
      insert into tc_forms (company_id, id, name, trade_contractor, form, place, frequency, weekdays,
        grace_days, starts_on, on_rain_days)
      select f.company_id, ${idOf(slug, 'tc-forms', `${contractor} ${title}`)}, f.title,
        ${contractorId(contractor)}, f.id, 'projects', ${frequency},
        ${frequency === 'weekly' ? ['5'] : []}::text[], 1,
        company_today() - 14, false
      from forms f where f.company_id = current_company() and f.title = ${title}
        and f.current_version is not null limit 1`)
}

const contractorId = (name: string) => sql`
  (select id from trade_contractors where company_id = current_company() and name = ${name})`

export async function contractorsForDemo(db: Db, slug: string): Promise<void> {
  for (const [contractor, given] of Object.entries(papers))
    for (const [kind, name, issuer, days] of given)
      await db.run(sql`
        insert into tc_papers (company_id, id, trade_contractor, kind, name, issuer, coverage,
          additional_insured, starts_on, expires_on)
        values (current_company(), ${idOf(slug, 'tc-papers', name)}, ${contractorId(contractor)}, ${kind},
          ${name}, ${issuer}, ${kind === 'liability' ? 5_000_000 : null},
          ${kind === 'liability' ? true : null}, company_today() + ${days}::integer - 365,
          company_today() + ${days}::integer)`)
  for (const [contractor, [score, days]] of Object.entries(prequalified))
    await db.run(sql`
      insert into tc_papers (company_id, id, trade_contractor, kind, name, starts_on, expires_on, score, passed)
      values (current_company(), ${idOf(slug, 'tc-papers', `prequalification ${contractor}`)},
        ${contractorId(contractor)}, 'prequalification', ${`Prequalification of ${contractor}`},
        company_today() + coalesce(${days}::integer - 365, -45), company_today() + ${days}::integer, ${score}, ${days !== null})`)
  for (const [contractor, name, role, email, lang] of contacts)
    await db.run(sql`
      insert into tc_contacts (company_id, id, trade_contractor, name, role, email, language, account)
      values (current_company(), ${idOf(slug, 'tc-contacts', `${contractor} ${name}`)},
        ${contractorId(contractor)}, ${name}, ${role}, ${email}, ${lang},
        (select a.id from account a where a.company_id = current_company() and a.kind = 'contractor'
          and sign_in_name_of(a.id) = ${email}))`)
  let turn = 0
  for (const [contractor, begun] of Object.entries(sites))
    for (const days of begun) {
      await db.run(sql`
        insert into tc_projects (company_id, id, name, trade_contractor, project, starts_on)
        select p.company_id, ${idOf(slug, 'tc-projects', `${contractor} ${days}`)}, p.name,
          ${contractorId(contractor)}, p.id, greatest(p.start_date, company_today() - ${days}::integer)
        from projects p where p.company_id = current_company() and p.archived_at is null
          and p.status = 'active' order by p.number offset ${turn % 3} limit 1`)
      turn += 1
    }
  await db.run(sql`
    update trade_contractors set archived_at = now(), archived_reason = 'The work is done.'
    where company_id = current_company() and name = 'Evergreen Landscapes'`)
}
