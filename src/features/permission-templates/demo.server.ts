// Two templates that Northgate made for itself, and who is on them.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { idOf } from '../../register/server/fill.ts'
import { presets } from './presets.ts'

const people: Readonly<Record<string, readonly string[]>> = {
  'Site supervisor': ['marcus.chen', 'elena.rossi', 'grace.osei'],
  Worker: ['tom.kowalski', 'aisha.mohamed', 'rosa.delgado', 'jean.gagnon'],
}

export async function addTemplates(db: Db, slug: string): Promise<void> {
  for (const { name, baseRole, rights } of presets) {
    const members = people[name]
    if (members === undefined) continue
    const id = idOf(slug, 'permission_template', name)
    await db.run(sql`
      insert into permission_template (company_id, id, name, base_role, grants)
      values (current_company(), ${id}, ${name}, ${String(baseRole)}, ${rights})`)
    await db.run(sql`
      update account set permission_template_id = ${id}
      where company_id = current_company()
        and id = any(${members.map((who) => idOf(slug, 'account', `${who}@${slug}.test`))}::uuid[])`)
  }
}
