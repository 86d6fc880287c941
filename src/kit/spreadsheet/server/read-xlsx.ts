import { buffer } from 'node:stream/consumers'
import type { CellValue } from 'read-excel-file/node'
import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/node'
import { ZipFile } from 'yazl'
import { BadTable, unpack } from './unpack.ts'

const unpackedAtMost = 120 * 1024 * 1024

/** A moment of a sheet: a time alone has the first of its days, a day alone is at midnight. */
function momentText(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().slice(0, 16).split('T')
  if (moment.getUTCFullYear() < 1901) return time
  return time === '00:00' ? day : moment.toISOString()
}

function cellText(cell: CellValue | null): string {
  if (cell === null) return ''
  if (cell instanceof Date) return momentText(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell)
}

/** The same archive with its parts as they are: what reads it cannot be made to unpack more. */
async function unpacked(archive: Buffer): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, part] of unpack(archive, unpackedAtMost))
    zip.addBuffer(part, path, { compress: false })
  zip.end()
  return buffer(zip.outputStream)
}

/** The lines of the first sheet, or of the one with a name, each as the texts of its cells. */
export async function readXlsx(archive: Buffer, sheet: number | string = 1): Promise<string[][]> {
  try {
    const rows = await readSheet(await unpacked(archive), sheet)
    return rows.map((row) => row.map(cellText))
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError)
      throw new BadTable('This is not a workbook of Excel that can be read.', { cause: error })
    throw error
  }
}
