// Writes a sheet of Excel row by row: an archive of a few fixed parts and one that is streamed.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type Bunches, type Cell, serialOf } from '../cell.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const pack = 'http://schemas.openxmlformats.org/package/2006'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Characters that XML cannot hold are left out. A carriage return would be read as the line break beside it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const impossible = /[\u0000-\u0008\u000b\u000c\r\u000e-\u001f\ufffe\uffff]/g
const escaped = (text: string) =>
  text.replace(impossible, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

const fixed = (sheet: string): [string, string][] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    // 0 plain, 1 bold for the headings, 2 a day.
    `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
]

/** The most that Excel takes in one cell. */
const longest = 32_767
const textCell = (text: string, at: string) =>
  `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longest))}</t></is></c>`

function cellXml(cell: Cell, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
  return typeof cell === 'string'
    ? textCell(cell, at)
    : `<c ${at} s="2"><v>${serialOf(cell)}</v></c>`
}

/** A to Z, AA to ZZ and so on. */
const lettersOf = (n: number): string =>
  (n >= 26 ? lettersOf(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26))

async function* sheetXml(heads: readonly string[], bunches: Bunches): AsyncIterable<Buffer> {
  const letters = heads.map((_, n) => lettersOf(n))
  const widths = heads.map(
    (text, n) =>
      `<col min="${n + 1}" max="${n + 1}" width="${Math.min(40, Math.max(14, text.length + 4))}" customWidth="1"/>`,
  )
  const headings = heads.map((text, n) => textCell(text, `r="${letters[n]}1" s="1"`))
  yield Buffer.from(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`,
  )
  let line = 1
  const rowXml = (row: readonly Cell[]) => {
    line += 1
    return `<row r="${line}">${row.map((cell, n) => cellXml(cell, `r="${letters[n]}${line}"`)).join('')}</row>`
  }
  for await (const rows of bunches) yield Buffer.from(rows.map(rowXml).join(''))
  yield Buffer.from('</sheetData></worksheet>')
}

/** A name that Excel takes for a sheet. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31)

export async function* writeXlsx(
  name: string,
  heads: readonly string[],
  bunches: Bunches,
): AsyncIterable<Buffer> {
  const zip = new ZipFile()
  for (const [path, xml] of fixed(sheetName(name))) zip.addBuffer(Buffer.from(head + xml), path)
  const sheet = Readable.from(sheetXml(heads, bunches), { objectMode: false })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: 4 })
  zip.end()
  const archive = zip.outputStream as Readable
  // What breaks while rows are read must break the archive too: it would wait for ever.
  sheet.on('error', (error) => archive.destroy(error))
  yield* archive
}
