// Files that become documents: each is sent, then its document is made. A connection that is lost in between costs
// nothing: what has arrived is not sent again, and the same document is never made twice.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fileLimit, storeFile } from '../../../../kit/files/files.contract.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { textsIn } from '../../../../kit/own.ts'
import { isAccepted, kindsIn } from '../../../../kit/web/inputs/files/file-facts.ts'
import { useFileQueue } from '../../../../kit/web/inputs/files/use-file-queue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../kit/web/language/size-words.ts'
import { type AnyRow, fieldOf, type Register } from '../../../../register/define.ts'
import { sendNew } from '../../../../register/web/form/save/send.ts'
import type { FormValues } from '../../../../register/web/form/save/values.ts'
import { allRows, refreshRows } from '../../../../register/web/list/use-rows.ts'
import { titlesKey } from '../../versions/web/keys.ts'

type Begun = { id: string; file?: Awaited<ReturnType<typeof sendFile>> }

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

const alike = (title: string) => title.toLocaleLowerCase()

export function useUpload(register: Register, values: FormValues) {
  const { text, locale } = useLanguage()
  const queries = useQueryClient()
  const accept = textsIn(fieldOf(register, 'files').accept)
  const [made, setMade] = useState<readonly AnyRow[]>([])
  const [begun] = useState(() => new WeakMap<File, Begun>())
  const there = useQuery({
    queryKey: titlesKey(register.name),
    queryFn: async () => {
      const rows = await allRows(register, { state: 'active' })
      return new Set(rows.map(({ title }) => alike(String(title))))
    },
    staleTime: 0,
  })
  const { add, ...queue } = useFileQueue<AnyRow>({
    wrongWith(file) {
      const { name } = file
      const title = titleOf(name)
      if (!isAccepted(file, accept))
        return text('field_file_wrong_kind', {
          name,
          kinds: kindsIn(accept, text('field_kind_image')),
        })
      if (file.size > fileLimit)
        return text('field_file_too_large', { name, size: sizeIn(locale, fileLimit) })
      const isThere =
        there.data?.has(alike(title)) === true || made.some((row) => row.title === title)
      return isThere ? text('documents_upload_there', { title }) : undefined
    },
    async send(chosen, asked) {
      const one: Begun = begun.get(chosen) ?? { id: newId() }
      begun.set(chosen, one)
      one.file ??= await sendFile(chosen, asked)
      return sendNew(register, one.id, {
        ...values,
        title: titleOf(chosen.name),
        files: [one.file],
      })
    },
    onStored(row) {
      setMade((before) => [...before, row])
      void refreshRows(queries, register)
    },
  })
  /** What is chosen a second time while it is on its way is taken once. */
  function choose(files: readonly File[]): void {
    const underway = queue.lines.flatMap(({ at, name }) => (at === 'refused' ? [] : [name]))
    add(files.filter(({ name }) => !underway.includes(name)))
  }
  return { queue, choose, made, accept, isReady: there.data !== undefined, isError: there.isError }
}
