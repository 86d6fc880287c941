// What one submission gives to a bulk action: its PDF, its answers as lines, and which files go with
// it. Each lies in the folder of the action as soon as it is whole, so that work that broke off goes on
// where it was.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { showConfidential } from '../../../../access/server/confidence.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import type { Sql } from '../../../../kit/db/sql.ts'
import { type FileStore, keyOf, NotStored } from '../../../../kit/files/server/file-store.ts'
import type { Log } from '../../../../kit/log/log.server.ts'
import { clockIn } from '../../../../kit/spreadsheet/cell.ts'
import { csvLine } from '../../../../kit/spreadsheet/csv.ts'
import { holdsConfidence } from '../../content/server/confidential.ts'
import { contentOf, type PaperEntry } from '../../papers/content.ts'
import { forOutside } from '../../papers/for-outside.ts'
import type { Paper, PaperFile, Printing } from '../../papers/paper.ts'
import { asTyped, type PaperText, paperText } from '../../papers/paper-words.ts'
import { noteMadePaper } from '../../papers/server/made-papers.store.ts'
import { paperOf } from '../../papers/server/paper.store.ts'
import { press } from '../../papers/server/press.ts'
import { picturesOf } from '../../papers/server/small-photos.ts'
import { isSender, verifyAddress } from '../../papers/server/submission-pdf.ts'

const manifest = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** It says what is confidential. */
  confidential: z.boolean(),
  files: z.array(
    z.object({ id: z.uuid(), name: z.string(), sha256: z.string(), bytes: z.number() }),
  ),
})
/** What was made of a submission; its PDF and its lines lie beside it. */
export type RecordManifest = z.output<typeof manifest>

export type Making = {
  store: FileStore
  folder: string
  companyId: string
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  log: Log
  seen: Sql
  /** Who asked for it. */
  account: string
  /** True leaves out all confidential answers, even those that the caller sent. */
  open: boolean
  /** Whether they may see what is confidential, no matter who sent it. */
  confidential: boolean
  language: Printing['language']
  publicUrl: string
}

export const pdfPath = (folder: string, id: string) => join(folder, `${id}.pdf`)
export const linesPath = (folder: string, id: string) => join(folder, `${id}.csv`)
const manifestPath = (folder: string, id: string) => join(folder, `${id}.json`)

const missing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function madeBefore(folder: string, id: string): Promise<RecordManifest | undefined> {
  try {
    return manifest.parse(JSON.parse(await readFile(manifestPath(folder, id), 'utf8')))
  } catch (error) {
    if (missing(error)) return undefined
    throw error
  }
}

/** Whole, or not there at all. */
async function put(path: string, content: Uint8Array | string): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

export const headsOfLines = (text: PaperText): string[] => [
  text('sheet_number'),
  text('form'),
  text('sheet_version'),
  text('sheet_section'),
  text('sheet_item'),
  text('sheet_question'),
  text('sheet_key'),
  text('sheet_answer'),
]

/** A line for each answer: submissions of many forms have no columns in common but these. */
const nameOf = ({ files }: Paper, id: string) => files[id]?.name ?? id

/** `remark`: how what was said beside an answer is called. */
function linesOf(
  paper: Paper,
  entries: readonly PaperEntry[],
  remark: string,
  section = '',
  item = '',
): string {
  let under = section
  return entries
    .map((entry) => {
      if (entry.kind === 'section') {
        under = entry.label
        return ''
      }
      if (entry.kind === 'info') return ''
      const line = (label: string, key: string, words: string | null) =>
        csvLine([
          paper.number,
          paper.title,
          String(paper.form_n),
          under,
          item,
          label,
          key,
          words ?? '',
        ])
      const said = entry.remarks
        .map(({ row, note, photos, action }) =>
          line(
            [entry.label, ...(row === null ? [] : [row]), remark].join(': '),
            entry.key,
            [
              ...(note === null ? [] : [note]),
              ...(action === null ? [] : [action]),
              ...photos.map(({ id }) => nameOf(paper, id)),
            ].join('; '),
          ),
        )
        .join('')
      if (entry.items.length > 0)
        return (
          entry.items
            .map((inner, at) => linesOf(paper, inner, remark, under, `${entry.label} ${at + 1}`))
            .join('') + said
        )
      if (entry.rows.length > 0)
        return (
          entry.rows
            .map((row) => line(`${entry.label}: ${row.label}`, `${entry.key}.${row.id}`, row.words))
            .join('') + said
        )
      return line(entry.label, entry.key, entry.words) + said
    })
    .join('')
}

/** Those of the files that are there: the download must not end over one that is not. */
async function filesThere(making: Making, files: readonly PaperFile[]): Promise<PaperFile[]> {
  const there: PaperFile[] = []
  for (const file of files) {
    try {
      const first = await making.store.read(keyOf(making.companyId, file.sha256), {
        start: 0,
        end: 0,
      })
      first.destroy()
      there.push(file)
    } catch (error) {
      if (!(error instanceof NotStored)) throw error
      making.log.warn('a file of a submission is not in the store', { file: file.id })
    }
  }
  return there
}

/** This one cannot be made, whatever is tried; others can. */
export class CannotMake extends Error {}

async function printed(paper: Paper, printing: Printing, making: Making) {
  const pictures = await picturesOf(making.store, making.companyId, paper, making.log)
  const clock = clockIn(paper.zone)
  try {
    const { entries } = contentOf(paper, printing.confidential, {
      language: printing.language,
      text: paperText(printing.language),
      names: paper.names,
      ...asTyped,
      // A sheet orders by them.
      moment: (instant) => `${clock(instant)} (${paper.zone})`,
    })
    return { entries, pressed: await press(paper, printing, pictures) }
  } catch (cause) {
    throw new CannotMake(`The paper of ${paper.number} could not be made.`, { cause })
  }
}

/** Nothing where it is not there, or not to be seen by the caller. */
export async function makeRecord(
  making: Making,
  id: string,
  withFiles: boolean,
): Promise<RecordManifest | undefined> {
  const before = await madeBefore(making.folder, id)
  if (before !== undefined) return before
  const { folder, language, publicUrl } = making
  const all = making.confidential && !making.open
  const paper = await making.transaction(async (db) => {
    await showConfidential(db, () => all)
    const whole = await paperOf(db, id, making.seen)
    return whole && making.open ? forOutside(whole) : whole
  })
  if (paper === undefined) return undefined
  await mkdir(folder, { recursive: true })
  const printing: Printing = {
    language,
    confidential: all || (!making.open && isSender(paper, making.account)),
    verifyAt: verifyAddress(publicUrl, paper),
    printedAt: new Date().toISOString(),
  }
  const { entries, pressed } = await printed(paper, printing, making)
  const { pdf } = pressed
  await making.transaction((db) => noteMadePaper(db, paper, pressed))
  await put(pdfPath(folder, id), pdf)
  await put(linesPath(folder, id), linesOf(paper, entries, paperText(language)('remark')))
  const shown = filesShown(paper, entries)
  const made: RecordManifest = {
    id,
    number: paper.number,
    title: paper.title,
    bytes: pdf.length,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    confidential:
      printing.confidential &&
      holdsConfidence(paper.definition.fields, paper.answers, paper.remarks),
    files: withFiles ? await filesThere(making, shown) : [],
  }
  await put(manifestPath(folder, id), JSON.stringify(made))
  return made
}

/** The files that answers name which stand on the paper: those of confidential answers only there. */
function filesShown(paper: Paper, entries: readonly PaperEntry[]): PaperFile[] {
  const ids = new Set<string>()
  const look = (some: readonly PaperEntry[]) => {
    for (const entry of some)
      if (entry.kind === 'answer') {
        for (const id of entry.attached) ids.add(id)
        for (const item of entry.items) look(item)
      }
  }
  look(entries)
  return [...ids].flatMap((id) => paper.files[id] ?? [])
}
