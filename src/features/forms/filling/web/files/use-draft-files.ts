// The files of a draft: kept on this device as they are chosen, made small, sent when they can be, and
// shown from here until the server has shown that it holds them.

import { useCallback, useEffect, useMemo } from 'react'
import { useStored } from '../../../../../kit/drafts/web/changes.ts'
import { hashOf } from '../../../../../kit/drafts/web/hash.ts'
import { preparePhotos, smallOf } from '../../../../../kit/drafts/web/prepare-photos.ts'
import {
  type FilesLeave,
  sendFiles,
  underAccount,
} from '../../../../../kit/drafts/web/send-files.ts'
import { type DraftFile, filesOf, putFile } from '../../../../../kit/drafts/web/stored-files.ts'
import { readFile } from '../../../../../kit/files/files.contract.ts'
import { newId } from '../../../../../kit/ids.ts'
import { useObjectUrls } from '../../../../../kit/web/inputs/files/use-object-urls.ts'
import type { PointedFile } from '../../../../../register/fields/pointing.ts'
import type { SendFile } from './files-at-hand.ts'

const everyMinute = 60_000
const soonest = 5000

/** A photo that was just chosen need not wait until those before it are sent to be made small. */
async function prepareAndSend(draft: string, way: FilesLeave): Promise<void> {
  try {
    await preparePhotos(draft)
    await sendFiles(draft, way)
  } catch (error) {
    console.error('Files could not be read.', error)
  }
}

/** As it was chosen; where that finds no room, small. */
async function keepChosen(one: DraftFile, chosen: File): Promise<DraftFile> {
  try {
    await putFile(one)
    return one
  } catch (error) {
    if (!one.original) throw error
    const small = { ...one, ...(await smallOf(chosen)), original: false }
    await putFile(small)
    return small
  }
}

/** Sends what waits when the connection comes back, when somebody looks again, and at intervals that
 *  grow to a minute. */
function useSendingAgain(draft: string, way: FilesLeave, waiting: number): void {
  useEffect(() => {
    if (waiting === 0) return undefined
    let wait = soonest
    let timer: ReturnType<typeof setTimeout>
    const send = () => {
      clearTimeout(timer)
      void prepareAndSend(draft, way)
      timer = setTimeout(send, wait)
      wait = Math.min(everyMinute, wait * 2)
    }
    timer = setTimeout(send, wait)
    addEventListener('online', send)
    addEventListener('focus', send)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', send)
      removeEventListener('focus', send)
    }
  }, [draft, way, waiting])
}

/** `flush` puts the answers on the device as they are by then. */
export function useDraftFiles(
  { id: draft, account }: { id: string; account: string },
  elsewhere: readonly PointedFile[],
  flush: () => Promise<unknown>,
  /** By another way than that of somebody who is signed in; always the same. */
  otherWay?: FilesLeave,
) {
  const way = useMemo(() => otherWay ?? underAccount(account), [otherWay, account])
  const read = useCallback(
    () =>
      filesOf(draft).catch((error: unknown): DraftFile[] => {
        console.error('This device keeps no files.', error)
        return []
      }),
    [draft],
  )
  const kept = useStored(['files'], read)
  // Files that waited when the page was closed are sent at once.
  useEffect(() => void prepareAndSend(draft, way), [draft, way])
  const addresses = useObjectUrls()

  const sendFile = useCallback<SendFile>(
    async (file, { photo, signal }) => {
      const sha256 = photo ? '' : await hashOf(file)
      signal.throwIfAborted()
      const { id, name, mime, bytes } = await keepChosen(
        {
          id: newId(),
          draft,
          name: file.name,
          mime: file.type,
          bytes: file.size,
          original: photo,
          sha256,
          content: file,
          server: null,
          refused: null,
        },
        file,
      )
      // Once the answer names it: a battery may be empty before the next pause.
      setTimeout(() => void flush())
      void prepareAndSend(draft, way)
      return { id, name, mime, bytes }
    },
    [draft, way, flush],
  )
  const files = useMemo(
    () => [
      ...elsewhere,
      ...(kept ?? []).flatMap(({ id, server, name, mime, bytes }): PointedFile[] => [
        { id, name, mime, bytes },
        ...(server === null ? [] : [{ id: server, name, mime, bytes }]),
      ]),
    ],
    [elsewhere, kept],
  )
  const addressOfFile = useCallback(
    (id: string) => {
      // A file that was shown once is shown from there, even if it was sent since.
      const shown = addresses.get(id)
      if (shown !== undefined) return shown
      const file = kept?.find((one) => one.id === id || one.server === id)
      // The server has its own files; a file chosen just now is soon read from this device.
      if (file === undefined)
        return elsewhere.some((one) => one.id === id) ? readFile.path.replace(':id', id) : undefined
      if (file.original) return undefined
      const made = URL.createObjectURL(file.content)
      addresses.set(id, made)
      return made
    },
    [kept, elsewhere, addresses],
  )
  const waiting = (kept ?? []).filter(({ server, refused }) => server === null && !refused).length
  useSendingAgain(draft, way, waiting)
  return { kept, files, sendFile, addressOfFile }
}
