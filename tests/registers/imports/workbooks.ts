// Workbooks as other programs, and people who mean harm, make them: a sheet's XML as it is given.
import { buffer } from 'node:stream/consumers'
import { constants, deflateRawSync } from 'node:zlib'
import { ZipFile } from 'yazl'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (lines: readonly [id: string, kind: string, target: string][]) =>
  `<Relationships>${lines.map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

type Given = { rows: string; shared?: string; styles?: string; properties?: string; name?: string }

const partsOf = ({ rows, shared = '', styles = '', properties = '', name = 'Sheet1' }: Given) => ({
  '_rels/.rels': relations([['rId1', 'officeDocument', '/xl/workbook.xml']]),
  'xl/workbook.xml': `<workbook>${properties}<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations([
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'styles', 'styles.xml'],
    ['rId3', 'sharedStrings', 'sharedStrings.xml'],
  ]),
  'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})

export async function workbook(given: Given): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, xml] of Object.entries(partsOf(given)))
    zip.addBuffer(Buffer.from(xml), path, { compressionLevel: 1 })
  zip.end()
  return buffer(zip.outputStream)
}

/** An archive of one part that unpacks to so many megabytes, packed in no time. */
export async function zipBomb(megabytes: number): Promise<Buffer> {
  const one = deflateRawSync(Buffer.alloc(1 << 20), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array(megabytes).fill(one), deflateRawSync(Buffer.alloc(0))])
  const zip = new ZipFile()
  zip.addBuffer(packed, 'xl/worksheets/sheet1.xml', { compress: false })
  zip.end()
  const archive = await buffer(zip.outputStream)
  // It was stored as it is; its headers are made to say that it was packed.
  archive.writeUInt16LE(8, 8)
  archive.writeUInt16LE(8, archive.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 10)
  return archive
}
