import { isColour } from '../../../access/brand/brand.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import { type InnerRow, innerRowsOf } from '../../../register/fields/structured.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { entities } from './entities.register.ts'

const month = /^\d{4}-(0[1-9]|1[0-2])$/

function wrongMonths(given: readonly InnerRow[]): FieldErrors {
  const named = given.map((row) => String(row.month))
  if (!named.every((one) => month.test(one))) return { months: ['Write each month as 2026-03.'] }
  return new Set(named).size < named.length ? { months: ['A month stands there twice.'] } : {}
}

export const entitiesServer: RegisterExtension = {
  register: entities,
  async settle(_context, { after }) {
    return typeof after.colour === 'string' ? { colour: after.colour.toLowerCase() } : {}
  },
  async check(_context, { after }) {
    const errors = wrongMonths(innerRowsOf(after.months))
    if (typeof after.ein === 'string' && !/^\d{2}-?\d{7}$/.test(after.ein))
      errors.ein = ['An EIN has nine digits: 12-3456789.']
    if (typeof after.naics === 'string' && !/^\d{2,6}$/.test(after.naics))
      errors.naics = ['A NAICS code has two to six digits.']
    if (typeof after.colour === 'string' && !isColour(after.colour))
      errors.colour = ['Write the colour as #1d5b79.']
    return errors
  },
  async written({ db }, { before, after }) {
    if (after.is_default !== true || before?.is_default === true) return
    await db.run(sql`
      update entities set is_default = false
      where company_id = current_company() and is_default and id <> ${after.id}`)
  },
  refuses: {
    archive: async (_context, row) =>
      row.is_default === true
        ? 'New records belong to this entity. Choose another one for them first.'
        : undefined,
  },
}
