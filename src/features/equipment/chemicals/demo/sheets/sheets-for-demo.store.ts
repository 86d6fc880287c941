// Half of the demo's products have their data sheet; the others show what it is to have none.
import { type RowOf, row } from '../../../../../kit/db/row.ts'
import type { Db } from '../../../../../kit/db/server/database.ts'
import { sql } from '../../../../../kit/db/sql.ts'
import { type DrawnFile, insertDrawn } from '../../../../../manifest/demo-files.server.ts'
import { idOf } from '../../../../../register/server/fill.ts'
import { chemicalsDemo } from '../../chemicals.demo.ts'
import { drawSheet } from './draw-sheet.server.ts'

export const withSheet: readonly string[] = [
  'Acetone',
  'Gasoline, regular',
  'Mineral spirits',
  'Isopropyl alcohol 99 %',
  'PVC solvent cement',
  'Ready-mix concrete',
  'Non-shrink grout',
  'Hydrated lime, type S',
  'Drywall joint compound',
  'Epoxy resin, part A',
  'Epoxy hardener, part B',
  'Propane',
  'Oxygen, compressed',
  'Muriatic acid 31 %',
]

const fileOf = (company: string, product: string) => idOf(company, 'demo data sheet', product)

const productRow = row({ id: 'string', name: 'string', revised_on: 'string' })
type Product = RowOf<typeof productRow>

async function draw(slug: string, { id, name, revised_on }: Product): Promise<DrawnFile> {
  const facts = chemicalsDemo.rows.find((one) => one.name === name)
  if (facts === undefined) throw new Error(`The demo has no product ${name}.`)
  return {
    id: fileOf(slug, name),
    name: `${name} SDS.pdf`,
    mime: 'application/pdf',
    content: await drawSheet(facts, revised_on),
    of: { register: 'chemicals', id, field: 'sds' },
  }
}

/** For the company that the transaction is set to; its products must be there. */
export async function addSheets(db: Db, slug: string): Promise<void> {
  const products = await db.many(
    productRow,
    sql`
    select id, name, sds_revised_on as revised_on from chemicals
    where company_id = current_company() and name = any(${[...withSheet]})`,
  )
  for (const product of products) {
    const file = await draw(slug, product)
    await insertDrawn(db, file)
    await db.run(sql`
      update chemical_sheet set sds = ${file.id}
      where company_id = current_company() and chemical = ${file.of.id} and superseded_at is null`)
  }
}

/** Those that products had from the beginning. */
export const sheetsOfDemo = {
  ids: (slug: string) => withSheet.map((name) => fileOf(slug, name)),
  async drawAgain(db: Db, slug: string, file: string): Promise<DrawnFile | undefined> {
    const product = await db.maybe(
      productRow,
      sql`
      select c.id, c.name, s.revised_on from chemical_sheet s
      join chemicals c on c.company_id = s.company_id and c.id = s.chemical
      where s.company_id = current_company() and s.sds = ${file}`,
    )
    return product && withSheet.includes(product.name) ? draw(slug, product) : undefined
  },
}
