// What was drawn or typed and has not arrived yet, kept on the device: it outlives a reload, a
// rotation and a lost connection, and goes when the server has it.
import { z } from 'zod'
import { locale } from '../../../../access/credentials.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'

const stroke = z.array(z.number())
const kept = z.object({
  /** The signature's own id: sent twice it counts once. */
  id: z.uuid(),
  /** What the person read. */
  hash: z.string(),
  lang: locale,
  value: z
    .discriminatedUnion('method', [
      z.object({
        method: z.literal('drawn'),
        name: z.string(),
        signed_at: z.string(),
        strokes: z.array(stroke),
        width: z.number(),
        height: z.number(),
      }),
      z.object({ method: z.literal('typed'), name: z.string(), signed_at: z.string() }),
    ])
    .nullable(),
  /** It was signed and has not been taken yet. */
  waiting: z.boolean(),
})
const all = z.record(z.string(), kept)

export type Kept = Omit<z.output<typeof kept>, 'value'> & { value: Signature | null }
export type KeptAll = Readonly<Record<string, Kept>>

const keyOf = (submission: string) => `plumbline-signing-${submission}`

export function readKept(submission: string): KeptAll {
  const stored = localStorage.getItem(keyOf(submission))
  if (stored === null) return {}
  try {
    return all.parse(JSON.parse(stored))
  } catch (error) {
    console.warn('What was kept of signatures cannot be read.', error)
    return {}
  }
}

/** False: the device has no room, and what is on the screen is all there is. */
export function writeKept(submission: string, signatures: KeptAll): boolean {
  try {
    if (Object.keys(signatures).length === 0) localStorage.removeItem(keyOf(submission))
    else localStorage.setItem(keyOf(submission), JSON.stringify(signatures))
    return true
  } catch (error) {
    console.warn('The device keeps no more.', error)
    return false
  }
}
