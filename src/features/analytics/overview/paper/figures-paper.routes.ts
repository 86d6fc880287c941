import { Readable } from 'node:stream'
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { drawBrand } from '../../../../access/brand/server/small-logo.ts'
import { bindFile } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { FileStore } from '../../../../kit/files/server/file-store.ts'
import { spool } from '../../../../kit/files/server/spool.ts'
import { localeOf } from '../../../../kit/http/server/language.ts'
import { textIn } from '../../../../register/server/words.ts'
import { noteExport } from '../../sheets/note-export.server.ts'
import { figuresPdf } from './figures-paper.contract.ts'
import { layFigures } from './lay-figures.server.ts'
import { readPaperFigures } from './read-parts.server.ts'

const longest = 20 * 1024 * 1024

export const figuresPaperCalls = ({ store, folder }: { store: FileStore; folder: string }) => [
  bindFile(figuresPdf, async (context, { query: { lang, ...asked } }, exchange) => {
    const { db } = context
    const language = lang ?? localeOf(exchange.header('accept-language'))
    const compares = asked.compare === undefined
    const wording = { text: textIn(language), locale: language, compares }
    const figures = await readPaperFigures(context, asked, wording)
    const { place, incidents } = figures
    const { period } = incidents
    await noteExport(db, { format: 'pdf', screen: 'overview', place, period })
    const stored = await brandOf(db, {
      project: asked.project ?? null,
      entity: asked.entity ?? null,
    })
    const company = await db.maybe(
      { timezone: 'string' },
      sql`select timezone from company where id = current_company()`,
    )
    return async () => {
      const brand = await drawBrand(store, stored, exchange.log)
      const pdf = await layFigures(
        { ...figures, brand, compares, zone: company?.timezone ?? 'UTC' },
        { language, printedAt: new Date().toISOString() },
      )
      const spooled = await spool(Readable.from([pdf]), folder, longest)
      const name = `${wording.text('figures_paper_title')} ${period.from} ${period.to}.pdf`
      return { name, mime: 'application/pdf', spooled }
    }
  }),
]
