// The log, narrowed as it is shown, as a sheet: a line for each field that changed.
import { bindFile } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import { goneOf } from '../../../kit/http/server/gone.ts'
import { Problem } from '../../../kit/problems.ts'
import { type Cell, clockIn, headIn } from '../../../kit/spreadsheet/cell.ts'
import { writeCsv } from '../../../kit/spreadsheet/server/write-csv.ts'
import { writeXlsx } from '../../../kit/spreadsheet/server/write-xlsx.ts'
import type { Text } from '../../../kit/web/language/catalogue.ts'
import { mimeOf } from '../../../register/capabilities/export/server/export.ts'
import { companyToday } from '../../../register/server/today.ts'
import { textIn } from '../../../register/server/words.ts'
import { exportChanges, type WordedChange, type WordedRecord } from '../changes.contract.ts'
import { askedOf, type LogOf } from './changes.routes.ts'
import { companyOf, countedTo, linksOf } from './changes.store.ts'
import { tell } from './tell.ts'

/** More is not read by anybody; it is asked for by parts. */
const most = 100_000
const bunch = 500
const longest = 4 * 1024 ** 3

const heads = [
  'when',
  'who',
  'done',
  'record',
  'of',
  'field',
  'before',
  'after',
  'reason',
  'by',
  'request',
  'link',
] as const

const called = (record: WordedRecord | null): Cell =>
  record === null ? null : [record.kind, record.name].filter(Boolean).join(' ')

function* linesOf(told: WordedChange, clock: (at: string) => string, text: Text) {
  const { seq, at, actor, by, deed, record, whole, lines, reason, request_id: request } = told
  const hidden = text('history_changed_only')
  for (const line of lines.length > 0 ? lines : [{ label: null, before: '', after: '' }])
    yield [
      { moment: clock(at) },
      by === 'system' ? text('history_by_system') : actor,
      text(`changes_deed_${deed}`),
      called(record),
      called(whole),
      line.label,
      line.before ?? hidden,
      line.after ?? hidden,
      reason,
      text(`changes_by_${by}`),
      request,
      seq,
    ]
}

export const exportOf = (log: LogOf, folder: string) =>
  bindFile(exportChanges, async (context, { query: { lang, format, ...filters } }, exchange) => {
    const { db } = context
    const text = textIn(lang)
    const company = await companyOf(db)
    const asked = await askedOf(log, context, filters, company.timezone)
    if ((await countedTo(db, asked, most + 1)) > most)
      throw new Problem('input/invalid', {
        errors: { from: ['Too much for one file. Choose a shorter period.'] },
      })
    // To the second: what followed what is what a log is for.
    const clock = clockIn(company.timezone, 'medium')
    let rows = 0
    async function* bunches() {
      let before = Number.MAX_SAFE_INTEGER
      for (;;) {
        const links = await linksOf(db, asked, before, bunch)
        rows += links.length
        const told = await tell({ ...log, context, company, lang }, links)
        yield told.flatMap((one) => [...linesOf(one, clock, text)])
        if (links.length < bunch) return
        before = links.at(-1)?.seq ?? 0
      }
    }
    const titles = heads.map((head) => {
      const title = text(`changes_head_${head}`)
      return head === 'when' ? headIn(title, company.timezone) : title
    })
    const content =
      format === 'csv' ? writeCsv(titles, bunches()) : writeXlsx('Changes', titles, bunches())
    const spooled = await spool(content, folder, longest, goneOf(exchange))
    await db.run(sql`
      select log_event('export', 'change', null, ${JSON.stringify({ format, rows })}::jsonb)`)
    const today = await companyToday(db)
    return { name: `changes-${today}.${format}`, mime: mimeOf(format), spooled }
  })
