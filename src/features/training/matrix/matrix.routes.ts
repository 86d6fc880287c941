import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { drawBrand } from '../../../access/brand/server/small-logo.ts'
import { bind, bindFile } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { FileStore } from '../../../kit/files/server/file-store.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import { goneOf } from '../../../kit/http/server/gone.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { keysOf } from '../../../kit/own.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Cell } from '../../../kit/spreadsheet/cell.ts'
import { writeCsv } from '../../../kit/spreadsheet/server/write-csv.ts'
import { writeXlsx } from '../../../kit/spreadsheet/server/write-xlsx.ts'
import { sayIn } from '../../../register/server/words.ts'
import { cellLetters, letterWords } from './letters.ts'
import { matrices, readCell, rolesToNarrowBy } from './matrix.contract.ts'
import {
  type MatrixOf,
  readTrainingCell,
  readTrainingMatrix,
  rolesWithPeople,
} from './matrix.store.ts'
import { narrowMatrix } from './narrow.ts'
import { matrixPaper, refuseTooLarge } from './paper/matrix-paper.server.ts'
import { narrowedBy } from './paper/narrowing.store.ts'

const letters = keysOf(cellLetters)
const mimes = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
const longest = 256 * 1024 ** 2

const kinds = keysOf(matrices)

const cell = bind(readCell, async ({ db }, { params: { person, course } }) => {
  const there = await db.maybe(sql`
    select p.id from person p join training k on k.company_id = p.company_id and k.id = ${course}
    where p.company_id = current_company() and p.id = ${person}`)
  if (there === undefined) throw new Problem('row/missing')
  return { data: await readTrainingCell(db, person, course) }
})

export const matrixCalls = [
  ...kinds.map((of: MatrixOf) =>
    bind(matrices[of].read, async ({ db }, { query }) => ({
      data: await readTrainingMatrix(db, of, query),
    })),
  ),
  cell,
  bind(rolesToNarrowBy, async ({ db }) => ({ data: await rolesWithPeople(db) })),
]

/** The table as it is seen: with the same people, courses and words. */
export const matrixFiles = ({ folder, store }: { folder: string; store: FileStore }) =>
  kinds.map((of: MatrixOf) =>
    bindFile(matrices[of].exported, async ({ db }, { query }, exchange) => {
      const { format, lang, ...asked } = query
      const language = lang ?? localeOf(exchange.header('accept-language'))
      const say = sayIn(language)
      const matrix = await readTrainingMatrix(db, of, asked)
      const narrowed = narrowMatrix(matrix, asked)
      const { courses, people, cells } = narrowed
      const { today } = matrix
      const name = `training-matrix-${today}.${format}`
      const facts = { format, rows: people.length, columns: courses.map((one) => one.name) }
      if (format === 'pdf') refuseTooLarge(narrowed)
      await db.run(sql`
        select log_event('export', 'training_records', null, ${JSON.stringify(facts)}::jsonb)`)
      if (format === 'pdf') {
        const stored = await brandOf(db)
        const chosen = await narrowedBy(db, asked, say)
        // Long papers are laid when nobody waits for the database any more.
        return async () => {
          const brand = await drawBrand(store, stored, exchange.log)
          const content = matrixPaper(narrowed, {
            ...{ of, show: asked.show, narrowed: chosen, today, language, brand },
          })
          const spooled = await spool(content, folder, longest, goneOf(exchange))
          return { name, mime: mimes[format], spooled }
        }
      }
      const wordOf = (letter: string): Cell => {
        const known = letters.find((one) => one === letter)
        return known === undefined || known === '.' ? null : say(letterWords[known])
      }
      const heads = [say('Person'), say('Details'), ...courses.map((one) => one.name)]
      async function* bunches() {
        yield people.map(({ name: who, detail }, at) => [
          who,
          detail,
          ...[...(cells[at] ?? '')].map(wordOf),
        ])
      }
      const content =
        format === 'csv'
          ? writeCsv(heads, bunches())
          : writeXlsx(say('Training matrix'), heads, bunches())
      const spooled = await spool(content, folder, longest, goneOf(exchange))
      return { name, mime: mimes[format], spooled }
    }),
  )
