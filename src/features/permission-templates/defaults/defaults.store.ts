// The default templates, in the role of the gate.
import { defaultTemplates, type Template } from '../../../access/default-templates.ts'
import { columns, one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { baseRoles } from './defaults.contract.ts'
import type { TemplateContent } from './offered-change.ts'

export type BaseRole = (typeof baseRoles)[number]

const editionRow = row({
  base_role: one<BaseRole>(),
  ...columns('default_template', 'edition', 'name', 'grants', 'changed_by', 'changed_at'),
})
export type EditionRow = RowOf<typeof editionRow>

/** As the database writes it. */
export const baseRoleOf = (role: Template['baseRole']): BaseRole => `${role}`

const ownOf = (role: BaseRole): Template => {
  const found = defaultTemplates.find(({ baseRole }) => baseRoleOf(baseRole) === role)
  if (found === undefined) throw new Error(`No default template is for role ${role}.`)
  return found
}

export const roleIdOf = (role: BaseRole): Template['baseRole'] => ownOf(role).baseRole

/** The editions of one, the first after the product's own. */
export const findEditions = (db: Db, role: BaseRole): Promise<EditionRow[]> =>
  db.many(
    editionRow,
    sql`
    select base_role, edition, name, grants, changed_by, changed_at from default_template
    where base_role = ${role} order by edition`,
  )

/** The edition of a number: before the first, the product's own. */
export function editionAt(
  role: BaseRole,
  editions: readonly EditionRow[],
  number: number,
): TemplateContent & { edition: number } {
  const found = editions.findLast(({ edition }) => edition <= number)
  return found ?? { ...ownOf(role), edition: 0 }
}

export const newestOf = (role: BaseRole, editions: readonly EditionRow[]) =>
  editionAt(role, editions, Number.POSITIVE_INFINITY)

/** As they are now: what a company begins with. */
export async function findDefaults(db: Db) {
  const editions = await db.many(
    editionRow,
    sql`
    select distinct on (base_role) base_role, edition, name, grants, changed_by, changed_at
    from default_template order by base_role, edition desc`,
  )
  return defaultTemplates.map(({ baseRole, name, grants }) => {
    const edited = editions.find(({ base_role }) => base_role === String(baseRole))
    return {
      baseRole,
      name: edited?.name ?? name,
      grants: edited?.grants ?? [...grants],
      edition: edited?.edition ?? 0,
    }
  })
}

/** False where somebody else has edited it since. */
export async function insertEdition(
  db: Db,
  {
    role,
    edition,
    by,
    content,
  }: { role: BaseRole; edition: number; by: string; content: TemplateContent },
): Promise<boolean> {
  const rows = await db.many(
    { edition: 'number' },
    sql`
    insert into default_template (base_role, edition, name, grants, changed_by)
    select ${role}, ${edition} + 1, ${content.name}, ${[...content.grants]}, ${by}
    where ${edition} = (select coalesce(max(edition), 0) from default_template where base_role = ${role})
    on conflict do nothing returning edition`,
  )
  return rows.length > 0
}
