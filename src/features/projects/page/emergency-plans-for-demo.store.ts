// The emergency plans of the demo's projects, drawn from what each project says of itself.
import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Flow, inkOf, leadOf } from '../../../kit/pdf/server/flow.ts'
import { type DrawnFile, insertDrawn } from '../../../manifest/demo-files.server.ts'
import { idOf } from '../../../register/server/fill.ts'
import { projectsDemo } from '../projects.demo.ts'

const projectRow = row({
  id: 'string',
  name: 'string',
  number: 'string',
  starts_on: 'string',
  address: 'string',
  muster_point: 'string?',
  hospital_name: 'string',
  hospital_address: 'string',
  hospital_phone: 'string',
  supervisor: 'string?',
})
type Project = RowOf<typeof projectRow>

const columns = sql`p.id, p.name, p.number, p.start_date as starts_on,
  concat_ws(', ', p.address ->> 'street', p.address ->> 'city') as address, p.muster_point,
  p.hospital_name, p.hospital_address, p.hospital_phone,
  (select concat_ws(' ', a.first_name, a.last_name) from account a
    where a.company_id = p.company_id and a.id = p.supervisor) as supervisor`

const steps: readonly (readonly [when: string, what: readonly string[]])[] = [
  [
    'Somebody is hurt',
    [
      'Make the place safe. Call 911 and say the address above and the gate.',
      'The nearest first aider goes to the person; somebody waits at the gate for the ambulance.',
      'Call the supervisor. Leave the place as it is, other than to help: it may have to be inspected.',
    ],
  ],
  [
    'Fire, gas or a collapse',
    [
      'Sound the horn three times. Stop all work, switch off machines that are beside you.',
      'Leave by the nearest stair or ladder, never by the hoist. Walk to the muster point.',
      'The supervisor counts everybody by the sign-in sheet and tells the fire service who is missing.',
    ],
  ],
  [
    'A worker hangs in a harness',
    [
      'Call 911. Begin the rescue at once with the kit of the level: minutes count.',
      'Bring the person down sitting or lying on the side; stay with them until the ambulance is there.',
    ],
  ],
]

async function contentOf(project: Project): Promise<Buffer> {
  const flow = new Flow({
    title: `Emergency plan: ${project.name}`,
    language: 'en-CA',
    subject: 'An example of the demonstration company',
    made: new Date(`${project.starts_on}T12:00:00Z`),
    accent: '#1d5b79',
  })
  flow.block({ words: `Emergency plan · ${project.number}`, look: 'small', color: inkOf.quiet })
  flow.block({ words: project.name, look: 'title', tag: 'H1' })
  flow.gap(10)
  for (const [label, value] of [
    ['Where we are', project.address],
    ['Muster point', project.muster_point ?? 'At the gate'],
    [
      'Hospital',
      `${project.hospital_name}, ${project.hospital_address}, ${project.hospital_phone}`,
    ],
    ['Who decides', project.supervisor ?? 'The supervisor on site'],
  ] as const) {
    flow.block({ words: `${label}: ${value}`, look: 'bold' })
    flow.gap(3)
  }
  for (const [when, what] of steps) {
    flow.gap(12)
    flow.keep(leadOf('heading') + 3 * leadOf('plain'))
    flow.block({ words: when, look: 'heading', color: flow.accent, tag: 'H2' })
    for (const [n, step] of what.entries()) {
      flow.gap(2)
      flow.block({ words: `${n + 1}. ${step}` })
    }
  }
  return flow.finish('Northgate Builders · an example', (n, all) => `${n} / ${all}`)
}

const fileOf = (slug: string, number: string) => idOf(slug, 'demo emergency plan', number)

const draw = async (slug: string, project: Project): Promise<DrawnFile> => ({
  id: fileOf(slug, project.number),
  name: `Emergency plan ${project.number}.pdf`,
  mime: 'application/pdf',
  content: await contentOf(project),
  of: { register: 'projects', id: project.id, field: 'emergency_plan' },
})

/** Every project that has begun. */
export async function addEmergencyPlans(db: Db, slug: string): Promise<void> {
  const projects = await db.many(
    projectRow,
    sql`select ${columns} from projects p
      where p.company_id = current_company() and p.status <> 'planned'`,
  )
  for (const project of projects) await insertDrawn(db, await draw(slug, project))
}

export const emergencyPlansOfDemo = {
  ids: (slug: string) => projectsDemo.rows.map(({ number }) => fileOf(slug, number)),
  async drawAgain(db: Db, slug: string, file: string): Promise<DrawnFile | undefined> {
    const project = await db.maybe(
      projectRow,
      sql`select ${columns} from projects p
        where p.company_id = current_company() and p.emergency_plan = ${file}`,
    )
    return project && draw(slug, project)
  },
}
