// The lines that an import left out, as a workbook: mended there, it is imported again.
import { buffer } from 'node:stream/consumers'
import { isDay } from '../../../../kit/day.ts'
import { localeOf } from '../../../../kit/http/server/language.ts'
import type { Cell } from '../../../../kit/spreadsheet/cell.ts'
import { writeWorkbook } from '../../../../kit/spreadsheet/server/write-xlsx.ts'
import { findField } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { sayIn, textIn } from '../../../server/words.ts'
import type { Mapping } from '../guess.ts'
import { helpedSheets } from './column-help.ts'
import type { RowDraft } from './draft.ts'
import type { SheetTable } from './read-table.ts'

/** As the file said it, or as it was mended; days and numbers that are right are cells of their own kind. */
function cellOf({ register }: RegisterRequest['extension'], draft: RowDraft, name: string): Cell {
  const field = findField(register, name)
  const value = draft.values[name]
  const column = field && kindOf(field).column
  if (column === 'date' && typeof value === 'string' && isDay(value)) return { day: value }
  if (column === 'numeric' && typeof value === 'number') return value
  return draft.cells[name] ?? null
}

export async function sheetToMend(
  request: RegisterRequest,
  { headings, lines }: SheetTable,
  faulty: readonly RowDraft[],
  mapping: Mapping,
  say: (words: string) => string,
): Promise<string> {
  const { register } = request.extension
  const locale = localeOf(request.context.exchange.header('accept-language'))
  const words = { say: sayIn(locale), text: textIn(locale) }
  const cellsOf = new Map(lines.map(({ line, cells }) => [line, cells]))
  const rows = faulty.map((draft) => [
    ...headings.map((heading, n) => {
      const name = mapping[heading] ?? null
      return name === null
        ? (cellsOf.get(draft.line)?.[n] ?? null)
        : cellOf(request.extension, draft, name)
    }),
    Object.values(draft.errors).flat().map(say).join(' '),
  ])
  const columns = headings.map((head) => {
    const name = mapping[head] ?? null
    return { head, field: name === null ? undefined : findField(register, name) }
  })
  const sheets = await helpedSheets(
    request,
    { name: words.say(register.many), columns, rows },
    { ...words, more: [say('Errors in this line')] },
  )
  return (await buffer(writeWorkbook(sheets))).toString('base64')
}
