// What the matrix was narrowed by, in words: for a paper, which has no filters to look at.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { own } from '../../../../kit/own.ts'
import type { Say } from '../../../../kit/sentences.ts'
import { roleNames } from '../../../../register/fields/audience.ts'
import { training } from '../../courses/training.register.ts'

type Chosen = Readonly<
  Partial<
    Record<
      'project' | 'team' | 'contractor' | 'operation_role' | 'role' | 'category' | 'search',
      string | undefined
    >
  >
>

/** Only what the caller sees has a name. */
export async function narrowedBy(db: Db, chosen: Chosen, say: Say): Promise<string[]> {
  const named = await db.many(
    { what: 'string', name: 'string' },
    sql`
    select 'Project' as what, name from projects
    where company_id = current_company() and id = ${chosen.project ?? null}
    union all
    select 'Team', name from teams
    where company_id = current_company() and id = ${chosen.team ?? null}
    union all
    select 'Trade contractor', name from trade_contractors
    where company_id = current_company() and id = ${chosen.contractor ?? null}
    union all
    select 'Role', name from operation_roles
    where company_id = current_company() and id = ${chosen.operation_role ?? null}`,
  )
  const { role, category, search = '' } = chosen
  const roleName = role === undefined ? undefined : own(roleNames, role)
  const categoryName =
    category === undefined ? undefined : own(training.fields.category.options, category)
  return [
    ...named.map(({ what, name }) => `${say(what)}: ${name}`),
    ...(roleName === undefined ? [] : [`${say('Role')}: ${say(roleName)}`]),
    ...(categoryName === undefined ? [] : [`${say('Category')}: ${say(categoryName)}`]),
    ...(search === '' ? [] : [`${say('Person')}: ${search}`]),
  ]
}
