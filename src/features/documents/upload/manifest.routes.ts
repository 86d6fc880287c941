import { buffer } from 'node:stream/consumers'
import { bindSteps, type Context } from '../../../access/server/gate.ts'
import { localeOf, sayer } from '../../../kit/http/server/language.ts'
import { languageIn } from '../../../kit/language/language-in.ts'
import { type Locale, locales } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Running } from '../../../manifest/feature.server.ts'
import { guessMapping, plainWords } from '../../../register/capabilities/import/guess.ts'
import { nothingMended } from '../../../register/capabilities/import/mending.ts'
import {
  blame,
  draftsOf,
  type RowDraft,
} from '../../../register/capabilities/import/server/draft.ts'
import {
  readTable,
  refuseFile,
  type SheetTable,
} from '../../../register/capabilities/import/server/read-table.ts'
import { resolve } from '../../../register/capabilities/import/server/resolve.ts'
import { sayWhyWrong } from '../../../register/capabilities/import/server/why-wrong.ts'
import { fieldOf, findField, labelOf, type Register } from '../../../register/define.ts'
import { kindOf } from '../../../register/fields/all.ts'
import { schemasOf } from '../../../register/fields/schemas-of-kinds.ts'
import type { RegisterRequest } from '../../../register/server/registers.ts'
import { sayIn } from '../../../register/server/words.ts'
import { documentKinds } from '../kinds/document-kinds.ts'
import { isUploaded } from './is-uploaded.ts'
import { type ManifestLine, readManifest } from './manifest.contract.ts'
import { type OwnColumns, ownColumns } from './own-columns.server.ts'

const sayers = locales.map(sayIn)
const bytesAtMost = 5 * 1024 * 1024
const linesAtMost = 1000

/** What the two columns are called that are of the file, not of its document. */
const calledFile = new Set([
  ...['file', 'file name', 'filename', 'fichier', 'nom du fichier', 'nom de fichier'],
  ...['archivo', 'nombre del archivo', 'nombre de archivo'],
])
const calledLanguage = new Set(['language', 'lang', 'langue', 'idioma', 'lengua'])

/** A language by its code, or as it is called in any of them. */
const languageOf = (said: string): Locale | undefined =>
  locales.find((locale) =>
    [locale, ...locales.map((reader) => languageIn(reader, locale))].some(
      (words) => plainWords(words) === plainWords(said),
    ),
  )

function columnsOf(register: Register, { headings }: SheetTable, own: OwnColumns | undefined) {
  const at = (names: ReadonlySet<string>) =>
    headings.findIndex((heading) => names.has(plainWords(heading)))
  const [file, language] = [at(calledFile), at(calledLanguage)]
  if (file < 0) return refuseFile('The sheet has no column with the names of the files.')
  const others = headings.filter(
    (heading, n) => n !== file && n !== language && own?.fieldOf(heading) === undefined,
  )
  const mapping = guessMapping(register, others, sayers)
  return { file, language, mapping, unknown: others.filter((one) => mapping[one] === null) }
}

/** What its kind of field does not take, where nothing else was said of it. */
function checkValues(register: Register, draft: RowDraft): void {
  for (const [name, value] of Object.entries(draft.values)) {
    const field = fieldOf(register, name)
    if (draft.errors[name] !== undefined || kindOf(field).points !== undefined) continue
    const { error } = schemasOf(field).written(field).safeParse(value)
    for (const { message } of error?.issues ?? []) blame(draft, name, message)
  }
}

type Columns = ReturnType<typeof columnsOf>
type Kind = { register: Register; own: OwnColumns | undefined }

/** A type of the company's own has fields of its own. */
async function kindNamed(
  context: Context,
  register: Register,
  type: string | undefined,
): Promise<Kind> {
  if (register.within === undefined) return { register, own: undefined }
  return ownColumns(context, type ?? '')
}

/** What each line says, with what is wrong with it in the language of the caller. */
async function linesOf(
  request: RegisterRequest,
  table: SheetTable,
  { file, language, mapping, register, own }: Columns & Kind,
): Promise<ManifestLine[]> {
  const accepted = request.context.exchange.header('accept-language')
  const say = sayer(accepted)
  const told = sayIn(localeOf(accepted))
  const tell = (sentence: string, value: string) => say(sentence).replace('{value}', () => value)
  const drafts = draftsOf(register, table, { mapping, mending: nothingMended }, sayers)
  await own?.resolveCategories(drafts, tell)
  await resolve(request, drafts, tell)
  sayWhyWrong(register, drafts, { say: told, tell })
  const labelled = (name: string) =>
    told(labelOf(name, findField(register, name) ?? { kind: 'text' }))
  return drafts.map((draft, n) => {
    checkValues(register, draft)
    const cells = table.lines[n]?.cells ?? []
    own?.fill(draft, table.headings, cells)
    const spoken = (cells[language] ?? '').trim()
    const known = languageOf(spoken)
    if (spoken !== '' && known === undefined)
      blame(draft, 'language', tell('“{value}” is not in the list of choices.', spoken))
    const { title, ...values } = draft.values
    return {
      line: draft.line,
      file: (cells[file] ?? '').trim(),
      title: typeof title === 'string' ? title : null,
      language: known ?? null,
      values,
      errors: Object.fromEntries(
        Object.entries(draft.errors).map(([name, all]) => [labelled(name), all.map(say)]),
      ),
    }
  })
}

const readerFor = (
  name: keyof typeof readManifest,
  register: Register,
  { registers, sentFiles }: Pick<Running, 'registers' | 'sentFiles'>,
) =>
  bindSteps(readManifest[name], async (step) => {
    const sheet = await step(async (context, { body }) => {
      const sent = await sentFiles.sent(context, body.file)
      if (sent === undefined) throw new Problem('row/missing')
      return { mime: sent.mime, bytes: await buffer(await sentFiles.content(context, sent)) }
    })
    if (sheet.bytes.length > bytesAtMost) throw new Problem('body/too-large')
    const table = await readTable(sheet.bytes, sheet.mime)
    if (table.lines.length > linesAtMost)
      return refuseFile(`There are too many lines: ${linesAtMost} at most.`)
    return step(async (context, { body }) => {
      const kind = await kindNamed(context, register, body.type)
      const columns = columnsOf(kind.register, table, kind.own)
      const request = { context, registers, extension: registers.extension(name) }
      const lines = await linesOf(request, table, { ...columns, ...kind })
      return { data: { lines: lines.filter((one) => one.file !== ''), unknown: columns.unknown } }
    })
  })

/** Reads the sheet of an upload, for each kind of document that files are uploaded to. */
export const manifestCalls = (running: Pick<Running, 'registers' | 'sentFiles'>) =>
  documentKinds.flatMap((register) =>
    isUploaded(register.name) ? [readerFor(register.name, register, running)] : [],
  )
