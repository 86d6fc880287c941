// Every submission of a form as one sheet over all its versions.

import { readerOf } from '../../../../access/seeing.ts'
import { bindFile } from '../../../../access/server/gate.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { spool } from '../../../../kit/files/server/spool.ts'
import { endings } from '../../../../kit/files/sniff.ts'
import { goneOf } from '../../../../kit/http/server/gone.ts'
import { localeOf } from '../../../../kit/http/server/language.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { Say } from '../../../../kit/sentences.ts'
import { type Cell, clockIn, headIn } from '../../../../kit/spreadsheet/cell.ts'
import { writeCsv } from '../../../../kit/spreadsheet/server/write-csv.ts'
import { writeXlsx } from '../../../../kit/spreadsheet/server/write-xlsx.ts'
import { sayIn } from '../../../../register/server/words.ts'
import { holdsConfidence } from '../../content/server/confidential.ts'
import { noteReads } from '../../content/server/confidential-reads.store.ts'
import { printedSubjects, subjectLabel } from '../../subjects/subjects.ts'
import { scoredFor } from '../../submissions.server.ts'
import { asTyped, type PaperText, paperText, wordOf } from '../paper-words.ts'
import { formSheet } from '../papers.contract.ts'
import type { PaperLanguage } from '../readable.ts'
import { columnsOver, type SheetColumn } from '../sheet-columns.ts'
import {
  formOfSheet,
  questionsRemarked,
  type SheetQuery,
  type SheetRow,
  sheetRows,
} from './form-sheet.store.ts'
import { asUsed, namesIn } from './names.store.ts'
import { type PaperStorage, seenBy } from './submission-pdf.ts'

/** Longer than any sheet: a disk must not fill up by a fault. */
const longest = 4 * 1024 ** 3

type Fixed = {
  head(text: PaperText, say: Say, zone: string): string
  cell(row: SheetRow, reading: PaperLanguage): Cell
}

const fixed: readonly Fixed[] = [
  { head: (text) => text('sheet_number'), cell: ({ number }) => number },
  { head: (text) => text('stage'), cell: ({ stage }, { text }) => wordOf(text, 'stage', stage) },
  {
    head: (text, _, zone) => headIn(text('submitted'), zone),
    cell: (row, { moment }) => ({ moment: moment(row.submitted_at) }),
  },
  {
    head: (text, _, zone) => headIn(text('received'), zone),
    cell: (row, { moment }) => ({ moment: moment(row.received_at) }),
  },
  { head: (text) => text('by'), cell: (row) => row.submitted_by },
  { head: (text) => text('on_behalf_of'), cell: (row) => row.on_behalf_of },
  ...printedSubjects.map(
    (name): Fixed => ({
      head: (_, say) => say(subjectLabel(name)),
      cell: ({ subjects }) => subjects[name],
    }),
  ),
  {
    head: (text) => text('sheet_source'),
    cell: ({ source }, { text }) => wordOf(text, 'source', source),
  },
  { head: (text) => text('sheet_version'), cell: (row) => row.form_n },
  { head: (text) => text('sheet_revision'), cell: ({ revision }) => revision },
  { head: (text) => text('sheet_fails'), cell: ({ fails }) => fails },
  { head: (text) => text('sheet_percent'), cell: ({ percent }) => percent },
  { head: (text) => text('signatures'), cell: ({ signed }) => signed },
  { head: (text) => text('sheet_attested'), cell: ({ attested }) => attested },
  { head: (text) => text('late'), cell: ({ late }, { text }) => text(late ? 'yes' : 'no') },
]

async function* cellsOf(
  db: Db,
  asked: SheetQuery,
  columns: readonly SheetColumn[],
  reading: PaperLanguage,
  told: (rows: readonly SheetRow[]) => void,
) {
  for await (const rows of sheetRows(db, asked)) {
    const found = await namesIn(
      db,
      rows.map(({ answers, remarks }) => [answers, remarks]),
      rows.flatMap(({ used }) => used ?? []),
    )
    told(rows)
    yield rows.map((row) => {
      const within = { ...reading, names: asUsed(found, row.used) }
      return [
        ...fixed.map(({ cell }) => cell(row, within)),
        ...columns.map(({ cell }) => cell(row, within)),
      ]
    })
  }
}

export const formSheetCall = ({ folder }: PaperStorage) =>
  bindFile(formSheet, async (context, { params, query }, exchange) => {
    const { db, can, session } = context
    const form = await formOfSheet(db, params.id)
    if (form === undefined) throw new Problem('row/missing')
    const language = query.lang ?? localeOf(exchange.header('accept-language'))
    const text = paperText(language)
    const moment = clockIn(form.zone)
    const all = can('confidential.view')
    const reading: PaperLanguage = { language, text, names: {}, ...asTyped, moment }
    const asked = {
      form: params.id,
      from: query.from,
      to: query.to,
      seen: seenBy(context),
      scored: scoredFor(context),
    }
    const remarked = await questionsRemarked(db, asked)
    const columns = columnsOver(form.versions, all, reading, remarked)
    const heads = [
      ...fixed.map(({ head }) => head(text, sayIn(language), form.zone)),
      ...columns.map(({ head }) => head),
    ]
    let rows = 0
    const read: string[] = []
    const bunches = cellsOf(db, asked, columns, reading, (more) => {
      rows += more.length
      // A key means the same question in every version.
      for (const { id, answers, remarks } of all ? more : [])
        if (form.versions.some(({ fields }) => holdsConfidence(fields, answers, remarks)))
          read.push(id)
    })
    const { format } = query
    const content =
      format === 'csv' ? writeCsv(heads, bunches) : writeXlsx(form.title, heads, bunches)
    const spooled = await spool(content, folder, longest, goneOf(exchange))
    const account = readerOf(session)
    if (account !== undefined) await noteReads(db, { submissions: read, account, way: 'sheet' })
    await db.run(sql`
      select log_event('export', 'forms', ${params.id},
        ${JSON.stringify({ format, rows, of: 'submissions' })}::jsonb)`)
    const mime = Object.keys(endings).find((type) => endings[type]?.includes(format))
    return {
      name: `${form.title.replace(/[^\p{L}\p{N} .-]+/gu, ' ').trim() || 'form'}.${format}`,
      mime: mime ?? 'text/csv',
      spooled,
    }
  })
