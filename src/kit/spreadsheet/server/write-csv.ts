import { type Bunches, textOf } from '../cell.ts'
import { csvLine } from '../csv.ts'

/** Begins with the mark that tells Excel it is UTF-8. */
export async function* writeCsv(heads: readonly string[], bunches: Bunches): AsyncIterable<Buffer> {
  yield Buffer.from(`\uFEFF${csvLine(heads)}`)
  for await (const rows of bunches)
    yield Buffer.from(rows.map((row) => csvLine(row.map(textOf))).join(''))
}
