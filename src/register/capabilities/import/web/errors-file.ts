import { csvLine } from '../../../../kit/spreadsheet/csv.ts'
import type { LineVerdict } from '../contract.ts'

/** What is wrong, a line for each fault, for whoever corrects the spreadsheet. */
export function errorsFile(
  heads: readonly string[],
  lines: readonly LineVerdict[],
  labelIn: (field: string) => string,
): Blob {
  const faults = lines.flatMap(({ line, name, errors }) =>
    Object.entries(errors).flatMap(([field, told]) =>
      told.map((words) => csvLine([String(line), name, labelIn(field), words])),
    ),
  )
  return new Blob([`\uFEFF${csvLine(heads)}${faults.join('')}`], { type: 'text/csv' })
}
