import { bindFile, type RawCall } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Keys } from '../../../../kit/encryption/server/keys.ts'
import { spool } from '../../../../kit/files/server/spool.ts'
import { endings } from '../../../../kit/files/sniff.ts'
import type { Route } from '../../../../kit/http/route.ts'
import { goneOf } from '../../../../kit/http/server/gone.ts'
import { localeOf } from '../../../../kit/http/server/language.ts'
import { writeTablePdf } from '../../../../kit/pdf/server/table-pdf.ts'
import type { Say } from '../../../../kit/sentences.ts'
import { type Bunches, clockIn, textOf } from '../../../../kit/spreadsheet/cell.ts'
import { writeCsv } from '../../../../kit/spreadsheet/server/write-csv.ts'
import { writeXlsx } from '../../../../kit/spreadsheet/server/write-xlsx.ts'
import { callsOf } from '../../../contract.ts'
import { has, labelOf } from '../../../define.ts'
import type { RegisterExtension } from '../../../server/extension.ts'
import { grown, refuseUnknown } from '../../../server/grown.ts'
import type { ListQuery } from '../../../server/narrow.ts'
import type { RegisterRequest, Registers } from '../../../server/registers.ts'
import { companyToday, companyZone } from '../../../server/today.ts'
import { sayIn } from '../../../server/words.ts'
import type { ExportFormat } from '../contract.ts'
import { cellOf, type ExportColumn, exportedColumns, headsOf } from './columns.ts'
import { narrowingWords } from './narrowing-words.ts'
import { countOf, walkRows } from './walk.ts'

export const mimeOf = (ending: string): string =>
  Object.keys(endings).find((mime) => endings[mime]?.includes(ending)) ?? 'text/plain'

/** Longer than any list: a disk must not fill up by a fault. */
const longest = 4 * 1024 ** 3

type Sheet = {
  request: RegisterRequest
  asked: ListQuery
  language: string
  say: Say
  today: string
  heads: string[]
}

async function* texts(bunches: Bunches) {
  for await (const rows of bunches) yield rows.map((row) => row.map(textOf))
}

async function pdfOf(sheet: Sheet, bunches: Bunches): Promise<AsyncIterable<Buffer>> {
  const { request, asked, language, say, today, heads } = sheet
  const total = await countOf(request, asked)
  const title = say(request.extension.register.many)
  const lead = [await narrowingWords(request, asked, say), `${today} · ${say('Rows')}: ${total}`]
  const foot = (n: number) => `${today} · ${say('Page')} ${n}`
  return writeTablePdf({ title, lead, heads, language, foot }, texts(bunches))
}

async function writtenAs(format: ExportFormat, sheet: Sheet, bunches: Bunches) {
  if (format === 'csv') return writeCsv(sheet.heads, bunches)
  if (format === 'pdf') return pdfOf(sheet, bunches)
  return writeXlsx(sheet.say(sheet.request.extension.register.many), sheet.heads, bunches)
}

/** What a company added is called as the company calls it. */
const nameInLog = ({ name, field }: ExportColumn) =>
  name.startsWith('own_') ? labelOf(name, field) : name

export type FileCall = RawCall & { route: Route }

export function exportServer(
  stated: RegisterExtension,
  registers: Registers,
  { folder, keys }: { folder: string; keys: Keys },
): FileCall[] {
  if (!has(stated.register, 'export')) return []
  const { exportRows } = callsOf(stated.register)
  const call = bindFile(exportRows, async (context, { query }, exchange) => {
    const { format, columns: wanted, lang, ...asked } = query
    const extension = await grown(stated, {
      ...{ context, use: 'file' },
      cipher: () => keys.open(context.db),
    })
    const { register } = extension
    refuseUnknown(register, query, exportRows.query?.shape ?? {})
    const request: RegisterRequest = { context, registers, extension }
    const language = lang ?? localeOf(exchange.header('accept-language'))
    const say = sayIn(language)
    const columns = exportedColumns(register, wanted)
    const names = columns.map(({ name }) => name)
    const today = await companyToday(context.db)
    const zone = await companyZone(context.db)
    const writing = { say, clock: clockIn(zone), format }
    let count = 0
    async function* bunches() {
      for await (const rows of walkRows(request, asked, names)) {
        count += rows.length
        const opened = (await extension.opened?.(rows, names)) ?? rows
        yield opened.map((row) => columns.map((column) => cellOf(row, column, writing)))
      }
    }
    const heads = headsOf(columns, say, zone)
    const sheet: Sheet = { request, asked, language, say, today, heads }
    const content = await writtenAs(format, sheet, bunches())
    const spooled = await spool(content, folder, longest, goneOf(exchange))
    // Who took a list out of the house is part of its history.
    await context.db.run(sql`
      select log_event('export', ${register.table}, null,
        ${JSON.stringify({ format, rows: count, columns: columns.map(nameInLog) })}::jsonb)`)
    return { name: `${register.name}-${today}.${format}`, mime: mimeOf(format), spooled }
  })
  return [call]
}
