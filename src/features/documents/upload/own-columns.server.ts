// What the sheet of an upload says of documents of a company's own type: the fields that the type has, and its categories.

import type { Context } from '../../../access/server/gate.ts'
import { json } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { plainWords } from '../../../register/capabilities/import/guess.ts'
import { blame, type RowDraft } from '../../../register/capabilities/import/server/draft.ts'
import type { SayLineError } from '../../../register/capabilities/import/server/resolve.ts'
import type { Register } from '../../../register/define.ts'
import { kindOf } from '../../../register/fields/all.ts'
import {
  asField,
  askedIn,
  type OwnField,
  type OwnFieldAsked,
} from '../../../register/fields/own-fields.ts'
import { schemasOf } from '../../../register/fields/schemas-of-kinds.ts'
import { customResources } from '../custom/custom-resources.register.ts'
import { shapeOfType } from '../custom/shape-of-type.ts'

export type OwnColumns = {
  fieldOf(heading: string): OwnFieldAsked | undefined
  /** Its categories alone: another type may have one of the same name. */
  resolveCategories(drafts: readonly RowDraft[], tell: SayLineError): Promise<void>
  fill(draft: RowDraft, headings: readonly string[], cells: readonly string[]): void
}

const typeOf = async ({ db }: Context, id: string) => {
  const type = await db.maybe(
    {
      name: 'string',
      plural: 'string',
      has_categories: 'boolean?',
      sign_off: 'boolean?',
      expires: 'boolean?',
      custom_fields: json<(OwnField & { archived: boolean })[]>(),
    },
    sql`
    select name, plural, has_categories, sign_off, expires, custom_fields from custom_resource_types
    where company_id = current_company() and id::text = ${id} and archived_at is null`,
  )
  if (type === undefined) throw new Problem('row/missing')
  return type
}

/** Of the fields that every such document has those that its type leaves, and the type's own. */
export async function ownColumns(
  context: Context,
  id: string,
): Promise<{ register: Register; own: OwnColumns }> {
  const { custom_fields, ...type } = await typeOf(context, id)
  const shape = shapeOfType({ ...type, custom_fields })
  const left = new Set(shape.form.flatMap(([, names]) => names))
  const register: Register = {
    ...shape,
    fields: Object.fromEntries(
      Object.entries(customResources.fields).filter(([name]) => left.has(name)),
    ),
  }
  const asked = askedIn(custom_fields)
  const categories = new Map<RowDraft, string>()
  const fieldOf = (heading: string) =>
    asked.find(({ label }) => plainWords(label) === plainWords(heading))
  return {
    register,
    own: {
      fieldOf,
      async resolveCategories(drafts, tell) {
        const rows = await context.db.many(
          { id: 'string', name: 'string' },
          sql`
          select id, name from custom_resources_categories
          where company_id = current_company() and type = ${id} and archived_at is null`,
        )
        for (const draft of drafts) {
          const said = draft.values.category
          if (typeof said !== 'string') continue
          const found = rows.find(({ name }) => plainWords(name) === plainWords(said))
          // It is not looked for among the categories of all types.
          delete draft.values.category
          if (found === undefined)
            blame(draft, 'category', tell('“{value}” is not in the list of choices.', said))
          else categories.set(draft, found.id)
        }
      },
      fill(draft, headings, cells) {
        const category = categories.get(draft)
        if (category !== undefined) draft.values.category = category
        const values: Record<string, unknown> = {}
        for (const [n, heading] of headings.entries()) {
          const own = fieldOf(heading)
          const said = (cells[n] ?? '').trim()
          if (own === undefined || said === '') continue
          const field = asField(own)
          const kind = kindOf(field)
          const value = kind.fromText(said, field, (words) => words)
          const { error } = schemasOf(field).written(field).safeParse(value)
          for (const { message } of error?.issues ?? []) blame(draft, own.label, message)
          values[own.id] = value
        }
        if (Object.keys(values).length > 0) draft.values.own_values = values
      },
    },
  }
}
