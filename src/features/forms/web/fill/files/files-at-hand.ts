// What is known of the files that answers name: their words and kinds, which the answers leave out,
// where they are shown from, and how a new one is sent.
import { createContext, use } from 'react'
import { readFile, storeFile } from '../../../../../kit/files/files.contract.ts'
import { upload } from '../../../../../kit/http/upload.web.ts'
import type { PointedFile } from '../../../../../register/fields/pointing.ts'

/** Takes a file in and answers with what it is called from then on: sent at once, or kept on the
 *  device until there is a connection. */
export type SendFile = (
  file: File,
  asked: { onProgress(percent: number): void; signal: AbortSignal },
) => Promise<PointedFile>

export type FilesAtHand = {
  known: ReadonlyMap<string, PointedFile>
  /** A file that was just sent, and its content, which need not be fetched to be shown. */
  learn(file: PointedFile, content: Blob): void
  send: SendFile
  addressOf(id: string): string
}

export const sendNow: SendFile = async (file, asked) => {
  const { id, name, mime, bytes } = (await upload(storeFile, file, asked)).data
  return { id, name, mime, bytes }
}

export const addressOnServer = (id: string): string => readFile.path.replace(':id', id)

export const Files = createContext<FilesAtHand>({
  known: new Map(),
  learn: () => undefined,
  send: sendNow,
  addressOf: addressOnServer,
})
export const useFiles = (): FilesAtHand => use(Files)
