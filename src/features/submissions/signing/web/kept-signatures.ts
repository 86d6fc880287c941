// What was drawn or typed and has not arrived yet, kept on the device: it outlives a reload, a
// rotation and a lost connection, and goes when the server has it.
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { isLocale, type Locale } from '../../../../kit/web/language/catalogue.ts'

export type Kept = {
  /** The signature's own id: sent twice it counts once. */
  readonly id: string
  /** What the person read. */
  readonly hash: string
  readonly lang: Locale
  readonly value: Signature | null
  /** It was signed and has not been taken yet. */
  readonly waiting: boolean
}
/** By place. */
export type KeptAll = Readonly<Record<string, Kept>>

const keyOf = (submission: string) => `plumbline-signing-${submission}`

/** Whether it is as this version keeps it; the server checks what it is sent in any case. */
function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { id, hash, lang, waiting, value: drawn } = value as Partial<Record<keyof Kept, unknown>>
  const whole = typeof id === 'string' && typeof hash === 'string' && typeof waiting === 'boolean'
  return whole && isLocale(lang) && (drawn === null || isSignature(drawn))
}

function isSignature(value: unknown): value is Signature {
  if (typeof value !== 'object' || value === null) return false
  const { method, name, signed_at, strokes } = value as Record<string, unknown>
  if (typeof name !== 'string' || typeof signed_at !== 'string') return false
  return method === 'typed' || (method === 'drawn' && Array.isArray(strokes))
}

export function readKept(submission: string): KeptAll {
  const stored = localStorage.getItem(keyOf(submission))
  if (stored === null) return {}
  try {
    const all = Object.entries(JSON.parse(stored) as Record<string, unknown>)
    return Object.fromEntries(all.filter((entry): entry is [string, Kept] => isKept(entry[1])))
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
