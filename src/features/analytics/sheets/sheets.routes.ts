import type { Context } from '../../../access/server/gate.ts'
import { bindFile } from '../../../access/server/gate.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import { goneOf } from '../../../kit/http/server/gone.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { keysOf } from '../../../kit/own.ts'
import type { Bunches } from '../../../kit/spreadsheet/cell.ts'
import { writeCsv } from '../../../kit/spreadsheet/server/write-csv.ts'
import { writeWorkbook } from '../../../kit/spreadsheet/server/write-xlsx.ts'
import { sayIn, textIn } from '../../../register/server/words.ts'
import { complianceFigures } from '../compliance/compliance.routes.ts'
import { failedItemFigures } from '../failed-items/failed-items.routes.ts'
import { askedOf } from '../figures/asked.server.ts'
import type { AskedFigures } from '../figures/asked.ts'
import { hazardFigures } from '../hazards/hazard-figures.routes.ts'
import { incidentFigures } from '../incidents/incident-analytics.routes.ts'
import { placeOf } from '../overview/paper/read-parts.server.ts'
import { participationFigures } from '../participation/participation.routes.ts'
import { reasonFigures } from '../reasons/reasons.routes.ts'
import { toolboxFigures } from '../toolbox/toolbox.routes.ts'
import { complianceTables } from './compliance-tables.ts'
import { failedItemTables } from './failed-item-tables.ts'
import { hazardTables } from './hazard-tables.ts'
import { incidentTables } from './incident-tables.ts'
import { noteExport } from './note-export.server.ts'
import { participationTables } from './participation-tables.ts'
import { reasonTables } from './reason-tables.ts'
import { type FiguresScreen, figureSheets, grantsOfFiles } from './sheets.contract.ts'
import { type FileTable, type FileWording, inOneTable } from './table.ts'
import { toolboxTables } from './toolbox-tables.ts'

const longest = 200 * 1024 * 1024
const mimes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const

type Reader = (
  context: Context,
  asked: AskedFigures,
  wording: FileWording,
) => Promise<readonly FileTable[]>

const readers: Readonly<Record<Exclude<FiguresScreen, 'overview'>, Reader>> = {
  incidents: async (context, asked, wording) =>
    incidentTables(wording, await incidentFigures(context, asked)),
  'incident-reasons': async (context, asked, wording) =>
    reasonTables(wording, await reasonFigures(context, asked)),
  hazards: async (context, asked, wording) =>
    hazardTables(wording, await hazardFigures(context, asked)),
  compliance: async (context, asked, wording) =>
    complianceTables(wording, await complianceFigures(context, asked)),
  toolbox: async (context, asked, wording) =>
    toolboxTables(wording, await toolboxFigures(context, asked)),
  'failed-items': async (context, asked, wording) =>
    failedItemTables(wording, await failedItemFigures(context, asked)),
  participation: async (context, asked, wording) =>
    participationTables(wording, await participationFigures(context, asked)),
}

/** What the overview shows: as much as its reader may see, without people. */
const overviewed = keysOf(readers).filter((screen) => screen !== 'participation')

const readAll: Reader = async (context, asked, wording) => {
  const tables: FileTable[] = []
  for (const screen of overviewed)
    if (context.can(grantsOfFiles[screen])) {
      const found = await readers[screen](context, asked, wording)
      tables.push(...found)
    }
  return tables
}

/** What the numbers are of. */
async function ofWhat(
  context: Context,
  asked: AskedFigures,
  wording: FileWording,
): Promise<FileTable> {
  const { text, compares = true } = wording
  const { period, before } = await askedOf(context.db, asked)
  const place = await placeOf(context, asked, wording)
  const name = text('figures_file_filters')
  const days = (words: string, { from, to }: typeof period) => [words, { day: from }, { day: to }]
  return {
    name,
    heads: [name, text('figures_from'), text('figures_to')],
    rows: [
      days(place ?? text('figures_paper_company'), period),
      ...(compares ? [days(text('figures_paper_before'), before)] : []),
    ],
  }
}

async function* bunchOf({ rows }: FileTable): Bunches {
  yield rows
}

export const sheetCalls = ({ folder }: { folder: string }) =>
  keysOf(figureSheets).map((screen) =>
    bindFile(figureSheets[screen], async (context, { query }, exchange) => {
      const { format, lang, ...asked } = query
      const locale = lang ?? localeOf(exchange.header('accept-language'))
      const compares = asked.compare === undefined
      const wording = { text: textIn(locale), say: sayIn(locale), locale, compares }
      const read = screen === 'overview' ? readAll : readers[screen]
      const filters = await ofWhat(context, asked, wording)
      const tables = [filters, ...(await read(context, asked, wording))]
      const { period } = await askedOf(context.db, asked)
      const place = await placeOf(context, asked, wording)
      await noteExport(context.db, { format, screen, place, period })
      const all = inOneTable(wording, tables)
      const content =
        format === 'csv'
          ? writeCsv(all.heads, bunchOf(all))
          : writeWorkbook(tables.map((one) => ({ ...one, bunches: bunchOf(one) })))
      const spooled = await spool(content, folder, longest, goneOf(exchange))
      const name = `${screen} ${period.from} ${period.to}.${format}`
      return { name, mime: mimes[format], spooled }
    }),
  )
