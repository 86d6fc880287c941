// Files that were chosen on this device and have to leave: a photo is made small first, one file goes
// after the other, and one that does not get through holds up nothing else.
import { mayPass, type ServerAnswer } from './answer.ts'

/** What is known of a file on this device, without its content. */
export type DeviceFile = {
  /** What drafts on this device call it. */
  readonly id: string
  readonly draft: string
  readonly name: string
  readonly mime: string
  readonly bytes: number
  /** A photo as it was chosen: it is made small before it leaves, and has no hash until then. */
  readonly original: boolean
  readonly sha256: string
  /** What the server calls it, once it is there. */
  readonly server: string | null
  /** Why the server will not take it. */
  readonly refused: string | null
}

type Change = Partial<Pick<DeviceFile, 'server' | 'sha256' | 'refused'>>

const waits = ({ server, refused }: DeviceFile) => server === null && !refused

export const toPrepare = <File extends DeviceFile>(files: readonly File[]): File[] =>
  files.filter((file) => waits(file) && file.original)

export const toSend = <File extends DeviceFile>(files: readonly File[]): File[] =>
  files.filter((file) => waits(file) && !file.original)

/** What is noted of a file after an attempt to send it; nothing where it has to be tried again. */
export function afterUpload(
  { sha256 }: DeviceFile,
  answer: ServerAnswer<{ readonly id: string; readonly sha256: string }>,
): Change | undefined {
  if (answer.type === 'ok') {
    // What arrived is not what left: it is sent again.
    if (sha256 !== '' && answer.value.sha256 !== sha256) return undefined
    return { server: answer.value.id, sha256: answer.value.sha256, refused: null }
  }
  if (mayPass(answer) || answer.type === 'none') return undefined
  return { refused: answer.words }
}
