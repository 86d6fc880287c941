// What is known of the files that answers name: their words and kinds, which the answers leave out,
// where they are shown from, and how a new one is sent.
import { createContext, use } from 'react'
import { readFile, storeFile } from '../../../../../kit/files/files.contract.ts'
import { upload } from '../../../../../kit/http/upload.web.ts'
import { shrinkPhoto } from '../../../../../kit/web/inputs/photo/shrink-photo.ts'
import type { PointedFile } from '../../../../../register/fields/pointing.ts'

type Asked = {
  /** A picture, which is made small before it leaves. */
  photo: boolean
  onProgress(percent: number): void
  signal: AbortSignal
}

/** Takes a file in and answers with what it is called from then on: sent at once, or kept on the
 *  device until there is a connection. `content`: what need not be fetched to be shown. */
export type SendFile = (file: File, asked: Asked) => Promise<PointedFile & { content?: Blob }>

export type FilesAtHand = {
  known: ReadonlyMap<string, PointedFile>
  /** A file that was just taken in. */
  learn(file: PointedFile, content: Blob | undefined): void
  send: SendFile
  /** Nothing as long as it cannot be shown: it is being made small, or has not arrived. */
  addressOf(id: string): string | undefined
}

export const sendNow: SendFile = async (chosen, { photo, ...asked }) => {
  const content = photo ? (await shrinkPhoto(chosen)).file : chosen
  asked.signal.throwIfAborted()
  const { id, name, mime, bytes } = (await upload(storeFile, content, asked)).data
  return { id, name, mime, bytes, content }
}

export const addressOnServer = (id: string): string => readFile.path.replace(':id', id)

export const Files = createContext<FilesAtHand>({
  known: new Map(),
  learn: () => undefined,
  send: sendNow,
  addressOf: addressOnServer,
})
export const useFiles = (): FilesAtHand => use(Files)
