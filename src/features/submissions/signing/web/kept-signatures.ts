// What was drawn or typed and has not arrived yet, kept on the device: it outlives a reload, a
// rotation and a lost connection, and goes when the server has it. It is kept for whoever is signed
// in: several people may use one device, and nobody sends what another has collected.

import { notify } from '../../../../kit/drafts/web/changes.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { isLocale, type Locale } from '../../../../kit/web/language/catalogue.ts'

/** A submission to sign, on the device of whoever is signed in. */
export type SigningSheet = {
  readonly account: string
  readonly submission: string
  readonly number: string
}

export type WaitingSignature = {
  /** The signature's own id: sent twice it counts once. */
  readonly id: string
  /** What the person read. */
  readonly hash: string
  readonly lang: Locale
  readonly value: Signature | null
  /** It was signed and has not been taken yet. */
  readonly waiting: boolean
  /** Why the server would not take it. */
  readonly refused?: string | undefined
}
/** By place. */
export type WaitingSignatures = Readonly<Record<string, WaitingSignature>>

const prefixOf = (account: string) => `plumbline-signing-${account}-`
const keyOf = ({ account, submission }: SigningSheet) => prefixOf(account) + submission

/** What the device has no room for, as long as the page is there. */
const homeless = new Map<string, string>()

/** Whether it is as this version keeps it; the server checks what it is sent in any case. */
function isKept(value: unknown): value is WaitingSignature {
  if (typeof value !== 'object' || value === null) return false
  const {
    id,
    hash,
    lang,
    waiting,
    value: drawn,
  } = value as Partial<Record<keyof WaitingSignature, unknown>>
  const whole = typeof id === 'string' && typeof hash === 'string' && typeof waiting === 'boolean'
  return whole && isLocale(lang) && (drawn === null || isSignature(drawn))
}

function isSignature(value: unknown): value is Signature {
  if (typeof value !== 'object' || value === null) return false
  const { method, name, signed_at, strokes } = value as Record<string, unknown>
  if (typeof name !== 'string' || typeof signed_at !== 'string') return false
  return method === 'typed' || (method === 'drawn' && Array.isArray(strokes))
}

function read(key: string): { number: string; signatures: WaitingSignatures } {
  const stored = homeless.get(key) ?? localStorage.getItem(key)
  if (stored === null) return { number: '', signatures: {} }
  try {
    const { number, signatures } = JSON.parse(stored) as { number: string; signatures: object }
    const whole = Object.entries(signatures).filter((entry): entry is [string, WaitingSignature] =>
      isKept(entry[1]),
    )
    return { number, signatures: Object.fromEntries(whole) }
  } catch (error) {
    console.warn('What was kept of signatures cannot be read.', error)
    return { number: '', signatures: {} }
  }
}

export const readSignatures = (sheet: SigningSheet): WaitingSignatures =>
  read(keyOf(sheet)).signatures

/** Keeps it in place of what was kept there, or nothing any more, and tells. False: the device has no
 *  room, and what is on the screen is all there is. */
export function keep(
  sheet: SigningSheet,
  place: string,
  kept: WaitingSignature | undefined,
): boolean {
  const key = keyOf(sheet)
  const { [place]: _, ...others } = readSignatures(sheet)
  const signatures = kept === undefined ? others : { ...others, [place]: kept }
  const text = JSON.stringify({ number: sheet.number, signatures })
  try {
    if (Object.keys(signatures).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    homeless.delete(key)
    return true
  } catch (error) {
    console.warn('The device keeps no more.', error)
    homeless.set(key, text)
    return false
  } finally {
    notify('signatures')
  }
}

export type Unsent = SigningSheet & {
  /** Places whose signatures wait, in the order in which they were given. */
  readonly waiting: readonly string[]
  readonly refused: readonly { readonly place: string; readonly words: string }[]
}

/** Everything that an account has collected here and the server has not. */
export function unsentOf(account: string): Unsent[] {
  const prefix = prefixOf(account)
  const keys = new Set([...Object.keys(localStorage), ...homeless.keys()])
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .map((key): Unsent => {
      const { number, signatures } = read(key)
      const all = Object.entries(signatures)
      return {
        account,
        submission: key.slice(prefix.length),
        number,
        waiting: all.flatMap(([place, { waiting }]) => (waiting ? [place] : [])),
        refused: all.flatMap(([place, { refused: words }]) => (words ? [{ place, words }] : [])),
      }
    })
    .filter(({ waiting, refused }) => waiting.length + refused.length > 0)
}
