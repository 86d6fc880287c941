import { bind, type Context, type RawCall } from '../../../../access/server/gate.ts'
import { missed } from '../../../../access/server/limits.ts'
import { json } from '../../../../kit/db/row.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { AttachedFile } from '../../../../kit/files/server/attachment.ts'
import { sendToVisitor, type VisitorFiles } from '../../../../kit/files/server/visitor.ts'
import { Problem } from '../../../../kit/problems.ts'
import {
  type PublicChemical,
  readPublicChemical,
  readPublicSheet,
} from './public-chemical.contract.ts'

async function found<T>(
  { db, exchange }: Context,
  look: () => Promise<T | null | undefined>,
): Promise<T | Problem> {
  const there = await look()
  if (there !== null && there !== undefined) return there
  return missed(db, `qr ${exchange.ip}`, new Problem('row/missing'))
}

export const publicChemicalCalls = [
  bind(readPublicChemical, async (context, { params }) => {
    const data = await found(context, async () => {
      const row = await context.db.maybe(
        { data: json<PublicChemical | null>() },
        sql`select public_chemical(${params.code}) as data`,
      )
      return row?.data
    })
    return data instanceof Problem ? data : { data }
  }),
]

/** A raw route, because it streams a file from the file store. */
export const publicSheet = (files: VisitorFiles): RawCall => ({
  ...readPublicSheet,
  route: readPublicSheet,
  async answer(exchange, params, gate) {
    const french = exchange.url.searchParams.get('language') === 'fr'
    const file = await gate(exchange, readPublicSheet, (context) =>
      found(context, () =>
        context.db.maybe<AttachedFile & { company_id: string }>(
          sql`select * from public_sheet(${params.code ?? ''}, ${french}) where sha256 is not null`,
        ),
      ),
    )
    if (file instanceof Problem) throw file
    await sendToVisitor(exchange, file, files)
  },
})
