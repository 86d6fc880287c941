// Writes a workbook of Excel row by row: an archive of a few fixed parts, and its sheets that are streamed.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Bunches } from '../cell.ts'
import { type Sheet, sheetXml } from './sheet-xml.ts'
import { fixedParts, head, pathOfSheet } from './xlsx-parts.ts'

/** A name that Excel takes for a sheet. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31)

/** The time of each part: the same rows are the same file, whenever they are asked for. */
const mtime = new Date(2020, 0, 1)

export async function* writeWorkbook(sheets: readonly Sheet[]): AsyncIterable<Buffer> {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  const named = sheets.map((sheet) => ({ ...sheet, name: sheetName(sheet.name) }))
  for (const [path, xml] of fixedParts(named))
    zip.addBuffer(Buffer.from(head + xml), path, { mtime })
  for (const [n, sheet] of named.entries()) {
    const xml = Readable.from(sheetXml(sheet), { objectMode: false })
    zip.addReadStream(xml, pathOfSheet(n), { compressionLevel: 4, mtime })
    // What breaks while rows are read must break the archive too: it would wait for ever.
    xml.on('error', (error) => archive.destroy(error))
  }
  zip.end()
  yield* archive
}

export const writeXlsx = (
  name: string,
  heads: readonly string[],
  bunches: Bunches,
): AsyncIterable<Buffer> => writeWorkbook([{ name, heads, bunches }])
