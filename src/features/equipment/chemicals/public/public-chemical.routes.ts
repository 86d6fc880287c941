import { z } from 'zod'
import { bind, type Context, type RawCall } from '../../../../access/server/gate.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { type Attachment, sendAttachment } from '../../../../kit/files/server/attachment.ts'
import { type FileStore, keyOf } from '../../../../kit/files/server/file-store.ts'
import { Problem } from '../../../../kit/problems.ts'
import {
  type PublicChemical,
  readPublicChemical,
  readPublicSheet,
} from './public-chemical.contract.ts'

/** Codes that lead nowhere, a minute and an address: nobody mistypes a code, whoever guesses does. */
const mostMisses = 20

async function refuseGuessing(db: Db, key: string): Promise<void> {
  const found = await db.maybe<{ misses: number; wait: number }>(sql`
    select count(*) as misses,
      ceil(extract(epoch from min(at) + interval '1 minute' - clock_timestamp()))::int as wait
    from attempt where key = ${key} and at > clock_timestamp() - interval '1 minute'`)
  if (found !== undefined && found.misses >= mostMisses)
    throw new Problem('rate/exceeded', { extra: { retry_after: Math.max(1, found.wait) } })
}

/** What is there; else a miss is counted and answered, which keeps the count. */
async function found<T>(
  { db, exchange }: Context,
  look: () => Promise<T | null | undefined>,
): Promise<T | Problem> {
  const key = `qr ${exchange.ip}`
  await refuseGuessing(db, key)
  const there = await look()
  if (there !== null && there !== undefined) return there
  await db.run(sql`insert into attempt (key) values (${key})`)
  return new Problem('row/missing')
}

export const publicChemicalCalls = [
  bind(readPublicChemical, async (context, { params }) => {
    const data = await found(context, async () => {
      const row = await context.db.maybe<{ data: PublicChemical | null }>(
        sql`select public_chemical(${params.id}) as data`,
      )
      return row?.data
    })
    return data instanceof Problem ? data : { data }
  }),
]

/** Streamed, so that it stands beside the calls: it needs the store that files lie in. */
export const publicSheet = (store: FileStore): RawCall => ({
  ...readPublicSheet,
  async answer(exchange, params, gate) {
    const id = z.uuid().safeParse(params.id)
    const french = exchange.url.searchParams.get('language') === 'fr'
    const file = await gate(exchange, readPublicSheet, (context) =>
      found(context, async () => {
        if (!id.success) return undefined
        return context.db.maybe<Attachment & { company_id: string }>(
          sql`select * from public_sheet(${id.data}, ${french}) where sha256 is not null`,
        )
      }),
    )
    if (file instanceof Problem) throw file
    await sendAttachment(exchange, file, (range) =>
      store.read(keyOf(file.company_id, file.sha256), range),
    )
  },
})
