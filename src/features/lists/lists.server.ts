import { sql } from '../../kit/db/sql.ts'
import { listOf } from '../../register/fields/pointing.ts'
import type { RegisterExtension } from '../../register/server/extension.ts'
import type { Pointer } from '../../register/server/registers.ts'
import { listCategories, lists, listValues } from './lists.register.ts'

export const listCategoriesServer: RegisterExtension = {
  register: listCategories,
  computed: {
    lists: sql`(select count(*) from lists l where l.company_id = t.company_id
      and l.category = t.id and l.archived_at is null)`,
  },
  refuses: {
    async archive({ db }, { id }) {
      const held = await db.many(sql`
        select id from lists where category = ${id} and archived_at is null limit 1`)
      return held.length > 0 ? 'There are lists in this category. Archive them first.' : undefined
    },
  },
}

export const listsServer: RegisterExtension = {
  register: lists,
  computed: {
    values: sql`(select count(*) from list_values v where v.company_id = t.company_id
      and v.list = t.id and v.archived_at is null)`,
  },
  async check(_context, { before, after }) {
    if (before?.code && before.code !== after.code)
      return { code: ['Fields know the list by this code: it stays as it is.'] }
    return typeof after.code === 'string' && !/^[a-z][a-z0-9-]*$/.test(after.code)
      ? { code: ['Small letters, digits and hyphens, beginning with a letter.'] }
      : undefined
  },
}

/** `used` counts what points at a value, wherever it does. */
export const listValuesServer = (pointers: readonly Pointer[]): RegisterExtension => ({
  register: listValues,
  computed: {
    used: sql`(select sum(n)::int from (${sql.join(
      [sql`select 0 as n`, ...pointers.map(countOf)],
      sql` union all `,
    )}) uses)`,
  },
  chosenBy(field) {
    const code = listOf(field)
    return code === undefined
      ? undefined
      : sql`r.list = (select l.id from lists l
          where l.company_id = current_company() and l.code = ${code})`
  },
  async check({ db }, { before, after }) {
    if (before !== undefined && before.list !== after.list)
      return { list: ['A value stays in its list.'] }
    if (after.parent === null) return undefined
    const parent = await db.maybe(
      { list: 'string' },
      sql`select list from list_values where company_id = current_company() and id = ${after.parent}`,
    )
    return parent?.list === after.list
      ? undefined
      : { parent: ['Choose a value of the same list.'] }
  },
})

const countOf = ({ register, field, many }: Pointer) => sql`
  select count(*) from ${sql.id(register.table)} p where p.company_id = t.company_id
    and ${many ? sql`p.${sql.id(field)} @> array[t.id]` : sql`p.${sql.id(field)} = t.id`}`
