// Who has signed what, with the filters of the screen, as a workbook.
import { bindFile } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import { goneOf } from '../../../kit/http/server/gone.ts'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import type { Cell } from '../../../kit/spreadsheet/cell.ts'
import { writeXlsx } from '../../../kit/spreadsheet/server/write-xlsx.ts'
import { mimeOf } from '../../../register/capabilities/export/server/export.ts'
import { companyToday } from '../../../register/server/today.ts'
import { textIn } from '../../../register/server/words.ts'
import { exportCoverage } from './coverage.contract.ts'
import { coveredDocuments, coveredPeople } from './coverage.store.ts'

const bunch = 500
const mostDocuments = 5000
const longest = 4 * 1024 ** 3

export const coverageSheet = (folder: string) =>
  bindFile(exportCoverage, async ({ db }, { query: { lang, ...filters } }, exchange) => {
    const text = textIn(lang)
    const documents = await coveredDocuments(db, filters, 0, mostDocuments)
    const ids = documents.map(({ id }) => id)
    let rows = 0
    async function* bunches(): AsyncGenerator<Cell[][]> {
      for (;;) {
        const people = await coveredPeople(db, filters, ids, rows, bunch)
        rows += people.length
        yield people.map(({ name, detail, documents: count, signed, overdue, asked }) => {
          const at = new Map(asked.map((one) => [one.document, one]))
          const states = ids.map((id): Cell => {
            const one = at.get(id)
            if (one === undefined) return null
            if (one.signed !== null) return text('asked_signed', { number: one.signed })
            const day = dayIn(lang, one.due_on)
            return text(one.overdue ? 'asked_overdue' : 'asked_due', { day })
          })
          return [name, detail, count, signed, overdue, ...states]
        })
        if (people.length < bunch) return
      }
    }
    const heads = [
      text('asked_person'),
      text('asked_job'),
      text('asked_documents'),
      text('asked_signed_head'),
      text('asked_overdue_head'),
      ...documents.map(({ title }) => title),
    ]
    const spooled = await spool(
      writeXlsx(text('nav_coverage'), heads, bunches()),
      folder,
      longest,
      goneOf(exchange),
    )
    await db.run(sql`
      select log_event('export', 'document', null, ${JSON.stringify({ format: 'xlsx', rows })}::jsonb)`)
    const name = `${text('nav_coverage')}-${await companyToday(db)}.xlsx`
    return { name, mime: mimeOf('xlsx'), spooled }
  })
