import { bind, type Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { narrowed } from '../../../register/server/narrow.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { reviewDays } from '../kinds/document-kind.server.ts'
import { documentKinds } from '../kinds/document-kinds.ts'
import { type concerns, readResources } from './hub.contract.ts'

type Filters = Record<string, string[]>
type Need = { concern: (typeof concerns)[number]; filters: Filters }

async function needsOfDocuments({ db }: Context): Promise<Need[]> {
  const [day] = await db.many(
    { until: 'string' },
    sql`select ((now() at time zone timezone)::date + ${reviewDays}::integer)::text as until
      from company where id = current_company()`,
  )
  return [
    { concern: 'waiting', filters: { state: ['in_review', 'approved'] } },
    { concern: 'review', filters: { review_due: [`..${day?.until}`] } },
  ]
}

const needsOfPeople: Readonly<Record<string, Need[]>> = {
  jhsc: [],
  'first-aiders': [
    { concern: 'certificates', filters: { certificate_state: ['expiring', 'expired'] } },
  ],
  'hs-reps': [],
}

export const hubCalls = (registers: Registers) => [
  bind(readResources, async (context) => {
    const ofDocuments = await needsOfDocuments(context)
    const kinds = [
      ...documentKinds.map(({ name }) => [name, ofDocuments] as const),
      ...Object.entries(needsOfPeople),
    ]
    /** As the list of the register counts them. */
    async function count(name: string, filters: Filters = {}): Promise<number> {
      const extension = registers.extension(name)
      const asked = Object.entries(filters).map(([field, values]) => [`filter[${field}]`, values])
      const query = { ...Object.fromEntries(asked), state: 'active' as const }
      const [row] = await context.db.many(
        { rows: 'number' },
        sql`select count(*) as rows from ${sql.id(extension.register.table)} t
          where ${narrowed({ context, registers, extension }, query)}`,
      )
      return row?.rows ?? 0
    }
    const data = []
    for (const [register, needs] of kinds) {
      const found = []
      for (const need of context.can('resources.edit') ? needs : [])
        found.push({ ...need, count: await count(register, need.filters) })
      data.push({
        register,
        rows: await count(register),
        needs: found.filter((need) => need.count > 0),
      })
    }
    return { data }
  }),
]
