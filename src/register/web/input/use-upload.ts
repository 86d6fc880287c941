// Files on their way from a form: how far each is, why one was refused, how to stop it.
import { use, useRef, useState } from 'react'
import { storeFile } from '../../../kit/files/files.contract.ts'
import { NoAnswer, Refused } from '../../../kit/http/client.web.ts'
import { upload } from '../../../kit/http/upload.web.ts'
import { shrinkPhoto } from '../../../kit/web/inputs/photo/shrink-photo.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { Field } from '../../fields/field.ts'
import type { PointedFile } from '../../fields/pointing.ts'
import { acceptedBy, isAccepted, isTooLarge, kindsIn, limitIn } from './file-facts.ts'
import { Underway } from './underway.ts'

export type Uploading = { key: number; name: string; percent: number; stop: () => void }

let sent = 0

export function useUpload(field: Field, onStored: (file: PointedFile) => void) {
  const { text, locale } = useLanguage()
  const setOut = use(Underway)
  const [sending, setSending] = useState<readonly Uploading[]>([])
  const [refusal, setRefusal] = useState<string>()
  const stored = useRef(onStored)
  // Two files may arrive before the field is drawn again.
  stored.current = onStored

  function wrongWith(file: File): string | undefined {
    const accept = acceptedBy(field)
    const kinds = kindsIn(accept, text('field_kind_image'))
    if (!isAccepted(file, accept)) return text('field_file_wrong_kind', { name: file.name, kinds })
    if (!isTooLarge(file)) return undefined
    return text('field_file_too_large', { name: file.name, size: limitIn(locale) })
  }
  function reasonOf(error: unknown): string {
    if (error instanceof NoAnswer) return text('no_connection')
    if (error instanceof Refused) return error.message
    console.error(error)
    return text('input_upload_failed')
  }

  async function send(chosen: File): Promise<void> {
    const file = field.kind === 'photo' ? (await shrinkPhoto(chosen)).file : chosen
    const wrong = wrongWith(file)
    setRefusal(wrong)
    if (wrong !== undefined) return
    sent += 1
    const key = sent
    const stopper = new AbortController()
    const arrived = setOut()
    const line = { key, name: file.name, percent: 0, stop: () => stopper.abort() }
    setSending((now) => [...now, line])
    const onProgress = (percent: number) =>
      setSending((now) => now.map((each) => (each.key === key ? { ...each, percent } : each)))
    try {
      const { data } = await upload(storeFile, file, { onProgress, signal: stopper.signal })
      stored.current({ id: data.id, name: data.name, mime: data.mime, bytes: data.bytes })
    } catch (error) {
      if (!stopper.signal.aborted) setRefusal(reasonOf(error))
    } finally {
      arrived()
      setSending((now) => now.filter((each) => each.key !== key))
    }
  }
  return { sending, refusal, send }
}
