// Files that become documents: each is sent, then its document is made. A connection that is lost in between costs
// nothing: what has arrived is not sent again, and the same document is never made twice.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fileLimit, storeFile } from '../../../../kit/files/files.contract.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { textsIn } from '../../../../kit/own.ts'
import { isAccepted, kindsIn } from '../../../../kit/web/inputs/files/file-facts.ts'
import { useFileQueue } from '../../../../kit/web/inputs/files/use-file-queue.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../kit/web/language/size-words.ts'
import type { InLanguages, Part } from '../../../../kit/writing/content.ts'
import { type AnyRow, fieldOf, labelOf, type Register } from '../../../../register/define.ts'
import { ownValuesIn } from '../../../../register/fields/own-fields.ts'
import { problemsIn } from '../../../../register/web/form/save/checks.ts'
import { sendChange, sendNew } from '../../../../register/web/form/save/send.ts'
import type { FormValues } from '../../../../register/web/form/save/values.ts'
import { allRows, refreshRows } from '../../../../register/web/list/use-rows.ts'
import { titlesKey } from '../../versions/web/keys.ts'
import type { ManifestLine } from '../manifest.contract.ts'

type SentFile = Awaited<ReturnType<typeof sendFile>>
/** A document on its way, and its files by their names: of one in two languages there are two. */
type Begun = {
  id: string
  /** The part of its text that has the files whose language is known. */
  part: string
  stored: Map<string, { file: File; language: Locale | null; sent: SentFile }>
  /** As it is there. */
  made?: AnyRow
}

const sendFile = async (chosen: File, asked: Parameters<typeof upload>[2]) => {
  const { id, name, mime, bytes } = (await upload(storeFile, chosen, asked)).data
  return { id, name, mime, bytes }
}

/** A document is called as its file is, without what says its kind. */
const titleOf = (name: string): string =>
  (
    name
      .replace(/\.[^.]+$/, '')
      .replace(/[_\s]+/g, ' ')
      .trim() || name
  ).slice(0, 200)

/** A file that is written in one language is called by its document and that language. */
const spokenIn = (file: File, title: string, language: Locale): File => {
  const [ending = ''] = /\.[^.]+$/.exec(file.name) ?? []
  return new File([file], `${title} (${languageNames[language]})${ending}`, { type: file.type })
}

/** What a document has of its files: those of a language stand in its text one beside the other. */
function filesOf({ part, stored }: Begun, title: string): FormValues {
  const all = [...stored.values()]
  const files: InLanguages<string> = {}
  const words: InLanguages<string> = {}
  for (const { language, sent } of all) {
    if (language === null) continue
    files[language] = sent.id
    words[language] = title
  }
  const spoken: Part = { id: part, kind: 'file', files, words }
  return {
    files: all.filter(({ language }) => language === null).map(({ sent }) => sent),
    ...(Object.keys(files).length > 0 && { content: [spoken] }),
  }
}

/** What the sheet leaves of the fields of a type is as for all. */
const ownValuesOf = (all: FormValues, line: FormValues = {}): FormValues =>
  line.own_values === undefined
    ? {}
    : { own_values: { ...ownValuesIn(all.own_values), ...ownValuesIn(line.own_values) } }

const alike = (title: string) => title.toLocaleLowerCase()

export function useUpload(
  register: Register,
  values: FormValues,
  manifest: readonly ManifestLine[] | undefined,
  /** Of a company’s own types, which. */
  within: string | undefined,
) {
  const { text, locale, say } = useLanguage()
  const queries = useQueryClient()
  const accept = textsIn(fieldOf(register, 'files').accept)
  const [made, setMade] = useState<readonly AnyRow[]>([])
  const [arrived, setArrived] = useState(0)
  const [begun] = useState(() => new Map<string, Begun>())
  const lineOf = ({ name }: File) => manifest?.find((line) => alike(line.file) === alike(name))
  const titleIn = (file: File) => lineOf(file)?.title ?? titleOf(file.name)
  /** Files of one title are one document where the sheet says so; else each is its own. */
  const documentOf = (file: File) => (manifest === undefined ? file.name : titleIn(file))
  /** What all documents have alike, and above it what the sheet says of this one. */
  const valuesOf = (file: File): FormValues => ({
    ...values,
    ...lineOf(file)?.values,
    ...ownValuesOf(values, lineOf(file)?.values),
    title: titleIn(file),
  })
  /** Why the sheet does not let a file become a document. */
  function wrongInSheet(file: File): string | undefined {
    if (manifest === undefined) return undefined
    const line = lineOf(file)
    if (line === undefined) return text('documents_manifest_missing', { name: file.name })
    const found = problemsIn({ register, row: undefined, values: valuesOf(file) }, say)
    const told = Object.entries(found).map(([path, all]) => {
      const [field = ''] = path.split('.')
      return `${say(labelOf(field, fieldOf(register, field)))}: ${all.join(' ')}`
    })
    const errors = Object.entries(line.errors).map(([field, all]) => `${field}: ${all.join(' ')}`)
    const all = [...errors, ...told]
    return all.length === 0
      ? undefined
      : text('documents_manifest_wrong', { name: file.name, line: line.line, why: all.join(' ') })
  }
  const there = useQuery({
    queryKey: titlesKey(within ?? register.name),
    queryFn: async () => {
      const rows = await allRows(register, {
        state: 'active',
        ...(within && { [`filter[${register.within}]`]: within }),
      })
      return new Set(rows.map(({ title }) => alike(String(title))))
    },
    staleTime: 0,
  })
  const { add, ...queue } = useFileQueue<AnyRow>({
    wrongWith(file) {
      const { name } = file
      const title = titleIn(file)
      if (!isAccepted(file, accept))
        return text('field_file_wrong_kind', {
          name,
          kinds: kindsIn(accept, text('field_kind_image')),
        })
      if (file.size > fileLimit)
        return text('field_file_too_large', { name, size: sizeIn(locale, fileLimit) })
      // The second language of a document that is made already joins it.
      const joins = manifest !== undefined && begun.has(title)
      const isThere =
        !joins &&
        (there.data?.has(alike(title)) === true || made.some((row) => row.title === title))
      return isThere ? text('documents_upload_there', { title }) : wrongInSheet(file)
    },
    async send(chosen, asked) {
      const key = documentOf(chosen)
      const one: Begun = begun.get(key) ?? { id: newId(), part: newId(), stored: new Map() }
      begun.set(key, one)
      if (one.stored.get(chosen.name)?.file !== chosen) {
        const language = lineOf(chosen)?.language ?? null
        const named = language === null ? chosen : spokenIn(chosen, titleIn(chosen), language)
        one.stored.set(chosen.name, { file: chosen, language, sent: await sendFile(named, asked) })
      }
      const values = filesOf(one, titleIn(chosen))
      one.made = one.made
        ? await sendChange(register, one.made, { ...one.made, ...values })
        : await sendNew(register, one.id, { ...valuesOf(chosen), ...values })
      return one.made
    },
    onStored(row) {
      setArrived((before) => before + 1)
      setMade((before) => [...before.filter(({ id }) => id !== row.id), row])
      void refreshRows(queries, register)
    },
  })
  /** What is chosen a second time while it is on its way is taken once. */
  function choose(files: readonly File[]): void {
    const underway = queue.lines.flatMap(({ at, name }) => (at === 'refused' ? [] : [name]))
    add(files.filter(({ name }) => !underway.includes(name)))
  }
  const chosen = new Set([
    ...queue.lines.map(({ name }) => alike(name)),
    ...[...begun.values()].flatMap(({ stored }) => [...stored.keys()].map(alike)),
  ])
  const unused = manifest?.filter(({ file }) => !chosen.has(alike(file)))
  return {
    queue,
    choose,
    made,
    arrived,
    unused,
    accept,
    isReady: there.data !== undefined,
    isError: there.isError,
  }
}
