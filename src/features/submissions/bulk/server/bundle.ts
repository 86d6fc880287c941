// Many submissions as one ZIP, read as it is written: nothing of it is held. PDFs and photos are packed
// already; to pack them again takes eight times as long for two parts in a hundred.
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type FileStore, keyOf } from '../../../../kit/files/server/file-store.ts'
import { csvLine } from '../../../../kit/spreadsheet/csv.ts'
import { type PaperText, wordOf } from '../../papers/paper-words.ts'
import type { BulkFailedRow } from './bulk.store.ts'
import { headsOfLines, linesPath, pdfPath, type RecordManifest } from './make-record.ts'

export type Bundle = {
  made: readonly RecordManifest[]
  failures: readonly BulkFailedRow[]
  folder: string
  store: FileStore
  companyId: string
  text: PaperText
  mtime: Date
}

/** What every file system takes for a name. */
const plainName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\p{C}]+/gu, '_')
    .replace(/^\.+/, '')
    .slice(-120) || 'file'

const utf8Mark = '\uFEFF'

async function* answersOf({ made, folder, text }: Bundle): AsyncGenerator<Buffer> {
  yield Buffer.from(utf8Mark + csvLine(headsOfLines(text)))
  for (const { id } of made) yield* createReadStream(linesPath(folder, id))
}

const leftOut = ({ failures, text }: Bundle): Buffer =>
  Buffer.from(
    utf8Mark +
      [
        [text('sheet_number'), text('sheet_reason')],
        ...failures.map(({ id, number, reason }) => [number ?? id, wordOf(text, 'why', reason)]),
      ]
        .map(csvLine)
        .join(''),
  )

export async function* bundled(bundle: Bundle): AsyncGenerator<Buffer> {
  const { made, failures, folder, store, companyId, mtime } = bundle
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  const options = { compress: false, mtime }
  const add = (path: string, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(path, options, (opened) => {
      open().then(
        (stream) => {
          stream.on('error', (error) => archive.destroy(error))
          opened(null, stream)
        },
        (error: Error) => archive.destroy(error),
      )
    })
  zip.on('error', (error: Error) => archive.destroy(error))
  for (const { id, number, files } of made) {
    const inside = plainName(number)
    add(`${inside}/${inside}.pdf`, async () => createReadStream(pdfPath(folder, id)))
    for (const [at, { name, sha256 }] of files.entries())
      add(`${inside}/${String(at + 1).padStart(2, '0')}-${plainName(name)}`, () =>
        store.read(keyOf(companyId, sha256)),
      )
  }
  add('answers.csv', async () => Readable.from(answersOf(bundle), { objectMode: false }))
  if (failures.length > 0) zip.addBuffer(leftOut(bundle), 'not-included.csv', options)
  zip.end()
  yield* archive
}
