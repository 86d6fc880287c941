import { Readable } from 'node:stream'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { drawBrand } from '../../../access/brand/server/small-logo.ts'
import { firstCode } from '../../../access/server/codes.store.ts'
import { bindFile, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { FileStore } from '../../../kit/files/server/file-store.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { signoffsOf } from '../signoffs/signoffs.store.ts'
import { seenDocument } from '../versions/seen.server.ts'
import { versionOf, versionsOf } from '../versions/versions.store.ts'
import * as calls from './papers.contract.ts'
import { documentPaper } from './server/document-paper.ts'
import { documentPoster } from './server/document-poster.ts'

type Storage = { store: FileStore; folder: string }

const longest = 50 * 1024 * 1024

/** What is published of a document that the caller sees. */
async function publishedFor(context: Context, registers: Registers, id: string) {
  const { kind } = await seenDocument(context, registers, id)
  const versions = await versionsOf(context.db, id, false)
  const published = versions.find(({ state }) => state === 'published')
  if (published === undefined) throw new Problem('row/missing')
  return { kind, version: await versionOf(context.db, id, published.number, false) }
}

async function zoneOf(db: Db): Promise<string> {
  const company = await db.maybe(
    { timezone: 'string' },
    sql`select timezone from company where id = current_company()`,
  )
  return company?.timezone ?? 'UTC'
}

const hasPoster = async (db: Db, id: string): Promise<boolean> =>
  (await db.maybe(sql`
    select r.id from custom_resources r
    join custom_resource_types k on k.company_id = r.company_id and k.id = r.type
    where r.company_id = current_company() and r.id = ${id} and k.qr is not true`)) === undefined

export const documentPaperCalls = (registers: Registers, { store, folder }: Storage) => {
  const spooled = async (pdf: Buffer) => spool(Readable.from([pdf]), folder, longest)

  const pdf = bindFile(calls.documentPdf, async (context, { params: { id }, query }, exchange) => {
    const { db } = context
    const { kind, version } = await publishedFor(context, registers, id)
    const signoffs = await signoffsOf(db, id)
    const brand = await brandOf(db)
    const zone = await zoneOf(db)
    await db.run(sql`
      select log_event('export', ${kind.table}, ${id}::uuid,
        ${JSON.stringify({ format: 'pdf', version: version.number })}::jsonb)`)
    return async () => {
      const made = await documentPaper(
        {
          ...version,
          kind,
          zone,
          published_at: version.published_at ?? '',
          brand: await drawBrand(store, brand, exchange.log),
          signoffs: signoffs.filter(({ number }) => number === version.number),
        },
        {
          language: query.lang ?? localeOf(exchange.header('accept-language')),
          printedAt: new Date().toISOString(),
        },
      )
      const name = `${version.content.number ?? version.content.title} v${version.number}.pdf`
      return { name, mime: 'application/pdf', spooled: await spooled(made) }
    }
  })

  const poster = bindFile(
    calls.documentPoster,
    async (context, { params: { id }, query }, exchange) => {
      const { db } = context
      const { version } = await publishedFor(context, registers, id)
      if (!(await hasPoster(db, id))) throw new Problem('row/missing')
      const brand = await brandOf(db)
      const token = await firstCode(db, { subject: 'documents', subject_id: id })
      if (token === null) throw new Problem('row/missing')
      const { title, number } = version.content
      return async () => {
        const made = await documentPoster(
          {
            brand: await drawBrand(store, brand, exchange.log),
            title: String(title),
            about: String(number ?? ''),
            address: `${exchange.publicUrl}/q/${token}`,
            size: query.size,
          },
          {
            language: query.lang ?? localeOf(exchange.header('accept-language')),
            printedAt: new Date().toISOString(),
          },
        )
        return { name: `${title} QR.pdf`, mime: 'application/pdf', spooled: await spooled(made) }
      }
    },
  )

  return [pdf, poster]
}
