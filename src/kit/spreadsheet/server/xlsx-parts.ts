// The parts of a workbook that its rows do not change.
export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const pack = 'http://schemas.openxmlformats.org/package/2006'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Characters that XML cannot hold are left out. A carriage return would be read as the line break beside it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const impossible = /[\u0000-\u0008\u000b\u000c\r\u000e-\u001f\ufffe\uffff]/g
export const escaped = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** What `s` of a cell may be, by its place in `cellXfs`. */
export const styles = { plain: 0, head: 1, day: 2, minute: 3, second: 4, words: 5 } as const

const format = (id: number, code: string) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`
const cellStyle = (format: number, font: number) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

const styleSheet = [
  `<styleSheet xmlns="${main}"><numFmts count="3">`,
  format(164, 'yyyy\\-mm\\-dd'),
  format(165, 'yyyy\\-mm\\-dd\\ hh:mm'),
  format(166, 'yyyy\\-mm\\-dd\\ hh:mm:ss'),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">',
  cellStyle(0, 0),
  cellStyle(0, 1),
  cellStyle(164, 0),
  cellStyle(165, 0),
  cellStyle(166, 0),
  // What is typed stays as it was typed: a code has its zeros.
  cellStyle(49, 0),
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')

export const pathOfSheet = (n: number): string => `xl/worksheets/sheet${n + 1}.xml`

/** Each part with its path. */
export function fixedParts(
  sheets: readonly { name: string; hidden?: boolean }[],
): [string, string][] {
  const each = (write: (n: number, sheet: { name: string; hidden?: boolean }) => string) =>
    sheets.map((sheet, n) => write(n, sheet)).join('')
  const overrides = each(
    (n) => `<Override PartName="/${pathOfSheet(n)}" ContentType="${types}.worksheet+xml"/>`,
  )
  const named = each(
    (n, { name, hidden }) =>
      `<sheet name="${escaped(name)}" sheetId="${n + 1}"${hidden === true ? ' state="hidden"' : ''} r:id="rId${n + 1}"/>`,
  )
  const related = each(
    (n) =>
      `<Relationship Id="rId${n + 1}" Type="${office}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
  )
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${overrides}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${pack}/relationships">${related}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styleSheet],
  ]
}
