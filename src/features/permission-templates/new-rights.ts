// Rights that a release adds to the catalogue. The default templates are given them at the first start with it:
// for role 1 all, for the others what the features say of theirs. A company's own templates change by nobody's
// hand but its own. The provider's editions of the default ones have them too, so that no edition takes them away.
import { defaultTemplates } from '../../access/default-templates.ts'
import { allGrants } from '../../access/grants.ts'
import type { Database } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'

export const giveNewRights = (
  database: Database,
  templates = defaultTemplates,
  catalogue: readonly string[] = allGrants,
): Promise<void> =>
  database.transaction('owner', async (db) => {
    // Processes that start together wait for each other here.
    const added = await db.many(
      { name: 'string' },
      sql`insert into known_right select unnest(${catalogue}::text[]) on conflict do nothing returning name`,
    )
    if (added.length === 0) return
    const names = new Set(added.map(({ name }) => name))
    for (const { baseRole, grants } of templates) {
      const given = sql`${grants.filter((right) => names.has(right))}::text[]`
      const both = sql`array(select unnest(grants) union select unnest(${given}))`
      const without = sql`base_role = ${String(baseRole)} and not grants @> ${given}`
      await db.run(
        sql`update permission_template set grants = ${both} where is_default and ${without}`,
      )
      await db.run(sql`update default_template set grants = ${both} where ${without}`)
    }
  })
