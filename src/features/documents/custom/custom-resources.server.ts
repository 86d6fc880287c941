import type { Context } from '../../../access/server/gate.ts'
import { json } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { OwnField } from '../../../register/fields/own-fields.ts'
import { refusedOwnValues } from '../../../register/fields/refused-own-values.ts'
import { documentExtension } from '../kinds/document-kind.server.ts'
import { customResources } from './custom-resources.register.ts'
import { isDocumentSeen } from './is-type-seen.ts'

const typeOf = ({ db }: Context, id: unknown) =>
  db.maybe(
    {
      has_categories: 'boolean?',
      sign_off: 'boolean?',
      expires: 'boolean?',
      review_months: 'number?',
      custom_fields: json<OwnField[]>(),
    },
    sql`
    select has_categories, sign_off, expires, review_months, custom_fields from custom_resource_types
    where company_id = current_company() and id = ${id}`,
  )

const isOfType = async ({ db }: Context, category: unknown, type: unknown) =>
  (await db.maybe(sql`
    select id from custom_resources_categories
    where company_id = current_company() and id = ${category} and type = ${type}`)) !== undefined

export const customResourcesServer = documentExtension(customResources, {
  scope: isDocumentSeen,
  /** It begins as its type says, and keeps what the fields of the type are called. */
  async settle(context, { before, after }) {
    const type = await typeOf(context, after.type)
    if (type === undefined) return {}
    const values = after.own_values ?? {}
    const asked = type.custom_fields
      .filter(({ id, archived }) => archived !== true || values[id] != null)
      .map(({ id, label, kind, options }) => ({ id, label, kind, options }))
    return {
      asked,
      ...(before === undefined && { review_months: after.review_months ?? type.review_months }),
    }
  },
  async check(context, { before, after }) {
    const errors: FieldErrors = {}
    const type = await typeOf(context, after.type)
    if (type === undefined) return errors
    if (before !== undefined && before.type !== after.type)
      errors.type = ['A document stays in its type.']
    if (type.has_categories === true && after.category === null)
      errors.category = ['This is required.']
    if (after.category !== null && !(await isOfType(context, after.category, after.type)))
      errors.category = ['Choose from the list.']
    if (type.expires === true && after.expires_on === null)
      errors.expires_on = ['This is required.']
    if (type.sign_off !== true && after.audience.length > 0)
      errors.audience = ['Documents of this type are not signed. Its type says whether they are.']
    const was = before?.own_values ?? {}
    return {
      ...errors,
      ...refusedOwnValues(type.custom_fields, was, after.own_values ?? {}),
    }
  },
})
