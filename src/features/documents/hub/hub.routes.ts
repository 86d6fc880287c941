import { bind, type Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { narrowed } from '../../../register/server/narrow.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { customResourceTypesServer } from '../custom/custom-resource-types.server.ts'
import { customResources } from '../custom/custom-resources.register.ts'
import { reviewDays } from '../kinds/document-kind.server.ts'
import { commonKinds } from '../kinds/document-kinds.ts'
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

type Kind = {
  register: string
  type: { id: string; name: string; icon: string | null } | null
  needs: readonly Need[]
}

/** The company’s own types, as far as the caller sees them. */
const typesSeen = (context: Context) =>
  context.db.many(
    { id: 'string', name: 'string', icon: 'string?' },
    sql`
    select t.id, t.plural as name, t.icon from custom_resource_types t
    where t.company_id = current_company() and t.archived_at is null
      and ${customResourceTypesServer.scope?.(context) ?? sql`true`}
    order by folded(t.plural), t.id`,
  )

export const hubCalls = (registers: Registers) => [
  bind(readResources, async (context) => {
    const ofDocuments = await needsOfDocuments(context)
    const types = await typesSeen(context)
    const kinds: Kind[] = [
      ...commonKinds.map(({ name }) => ({ register: name, type: null, needs: ofDocuments })),
      ...types.map((type) => ({ register: customResources.name, type, needs: ofDocuments })),
      ...Object.entries(needsOfPeople).map(([register, needs]) => ({
        register,
        type: null,
        needs,
      })),
    ]
    /** As the list of the register counts them. */
    async function count({ register, type }: Kind, filters: Filters = {}): Promise<number> {
      const extension = registers.extension(register)
      const all = { ...filters, ...(type && { type: [type.id] }) }
      const asked = Object.entries(all).map(([field, values]) => [`filter[${field}]`, values])
      const query = { ...Object.fromEntries(asked), state: 'active' as const }
      const [row] = await context.db.many(
        { rows: 'number' },
        sql`select count(*) as rows from ${sql.id(extension.register.table)} t
          where ${narrowed({ context, registers, extension }, query)}`,
      )
      return row?.rows ?? 0
    }
    const data = []
    for (const kind of kinds) {
      const found = []
      for (const need of context.can('resources.edit') ? kind.needs : [])
        found.push({ ...need, count: await count(kind, need.filters) })
      data.push({
        ...kind,
        rows: await count(kind),
        needs: found.filter((need) => need.count > 0),
      })
    }
    return { data }
  }),
]
