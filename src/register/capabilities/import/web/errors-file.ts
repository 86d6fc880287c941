import { hand } from '../../../../kit/http/download.web.ts'
import { csvLine } from '../../../../kit/spreadsheet/csv.ts'
import type { Text } from '../../../../kit/web/language/catalogue.ts'
import type { LineVerdict } from '../contract.ts'

/** What is wrong, a line for each fault, for the person who corrects the spreadsheet. */
export function takeErrors(
  register: string,
  text: Text,
  lines: readonly LineVerdict[],
  labelIn: (field: string) => string,
): void {
  const heads = [
    text('import_line'),
    text('import_name'),
    text('import_field'),
    text('import_value'),
    text('import_verdict'),
  ]
  const faults = lines.flatMap(({ line, name, errors, cells }) =>
    Object.entries(errors).flatMap(([field, told]) =>
      told.map((words) => csvLine([String(line), name, labelIn(field), cells[field] ?? '', words])),
    ),
  )
  hand(
    new Blob([`\uFEFF${csvLine(heads)}${faults.join('')}`], { type: 'text/csv' }),
    `${register}-errors.csv`,
  )
}
