// Templates that Northgate made for itself, and who is on them from the start: those on its sites see what belongs to
// their sites, the head of an entity what belongs to the entity.
import type { Scope } from '../../access/scope.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { idOf } from '../../register/server/fill.ts'
import { presets } from './presets.ts'

type Made = { preset: string; name: string; scope: Scope; people: readonly string[] }

const templates: readonly Made[] = [
  {
    preset: 'Site supervisor',
    name: 'Site supervisor',
    scope: 'workplaces',
    people: ['marcus.chen', 'elena.rossi', 'grace.osei'],
  },
  {
    preset: 'Worker',
    name: 'Worker',
    scope: 'company',
    people: ['tom.kowalski', 'aisha.mohamed', 'rosa.delgado', 'jean.gagnon'],
  },
  // Whom the written rows put on it.
  { preset: 'Management, read only', name: 'Entity manager', scope: 'entity', people: [] },
]

export async function addTemplates(db: Db, slug: string): Promise<void> {
  for (const { preset, name, scope, people } of templates) {
    const found = presets.find((one) => one.name === preset)
    if (found === undefined) throw new Error(`There is no preset called ${preset}.`)
    const id = idOf(slug, 'permission_template', name)
    await db.run(sql`
      insert into permission_template (company_id, id, name, base_role, grants, scope)
      values (current_company(), ${id}, ${name}, ${String(found.baseRole)}, ${found.rights}, ${scope})`)
    await db.run(sql`
      update account set permission_template_id = ${id}
      where company_id = current_company()
        and id = any(${people.map((who) => idOf(slug, 'account', `${who}@${slug}.test`))}::uuid[])`)
  }
}
