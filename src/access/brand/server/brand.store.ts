// Whose look what leaves the house has: the entity's or that of the project's, else the company's default one.
import { row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { keyOf } from '../../../kit/files/server/file-store.ts'
import type { StoredBrand } from '../brand.ts'

const brandRow = row({
  name: 'string',
  colour: 'string?',
  logo: 'string?',
  logo_hash: 'string?',
  company_id: 'string',
})

export async function brandOf(
  db: Db,
  { project = null, entity = null }: { project?: string | null; entity?: string | null } = {},
): Promise<StoredBrand> {
  const found = await db.maybe(brandRow, sql`select * from brand_of(${project}, ${entity})`)
  if (found === undefined) throw new Error('A brand is of a company.')
  const { logo_hash, company_id, ...brand } = found
  return { ...brand, logoKey: logo_hash === null ? null : keyOf(company_id, logo_hash) }
}
