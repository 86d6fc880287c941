import type { Context } from '../../../access/server/gate.ts'
import { asCompany } from '../../../access/server/scoped.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import type { RegisterExtension, Write } from '../../../register/server/extension.ts'
import { lackingOf } from '../../competence/index.ts'
import { operationRoles } from './operation-roles.register.ts'

type RoleWrite = Write<typeof operationRoles>

/** The courses that the role requires, by their name or code. */
const required = async ({ db }: Context, { after }: RoleWrite): Promise<string[]> => {
  const names = after.trainings
    .filter(({ need }) => need !== 'recommended')
    .map(({ training }) => training)
  const found = await db.many(
    { id: 'string' },
    sql`
    select c.id from training c where c.company_id = current_company() and c.archived_at is null
      and exists (select from unnest(${names}::text[]) asked(name)
        where folded(asked.name) in (folded(c.name), folded(c.code)))`,
  )
  return found.map(({ id }) => id)
}

/** Nobody comes to a role that refuses them; who has it already stays, and the report shows what they lack. */
async function isRefused(context: Context, change: RoleWrite): Promise<boolean> {
  const { before, after } = change
  if (after.without_training !== 'refuse') return false
  const added = after.persons.filter((person) => !before?.persons.includes(person))
  if (added.length === 0) return false
  const courses = await required(context, change)
  for (const person of added)
    if ((await asCompany(context.db, () => lackingOf(context.db, person, courses))).length > 0)
      return true
  return false
}

export const operationRolesServer: RegisterExtension<typeof operationRoles> = {
  register: operationRoles,
  async check(context, change) {
    if (await isRefused(context, change))
      throw new Problem('row/refused', {
        errors: { persons: ['Someone new here has no valid record of a required training.'] },
      })
    return {}
  },
}
