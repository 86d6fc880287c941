// Signatures that a version before stored in localStorage, taken over once.
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { isLocale, type Locale } from '../../../../kit/locales.ts'

type SignatureBefore = {
  submission: string
  number: string
  place: string
  id: string
  hash: string
  lang: Locale
  value: Signature
  waiting: boolean
}

function isSignature(value: unknown): value is Signature {
  if (typeof value !== 'object' || value === null) return false
  const { method, name, signed_at, strokes } = value as Record<string, unknown>
  if (typeof name !== 'string' || typeof signed_at !== 'string') return false
  return method === 'typed' || (method === 'drawn' && Array.isArray(strokes))
}

/** As that version stored them; the server checks what it is sent in any case. */
function readSheet(submission: string, text: string): SignatureBefore[] {
  const { number = '', signatures = {} } = JSON.parse(text) as {
    number?: string
    signatures?: Record<string, Record<string, unknown>>
  }
  return Object.entries(signatures).flatMap(([place, { id, hash, lang, value, waiting }]) =>
    typeof id === 'string' && typeof hash === 'string' && isLocale(lang) && isSignature(value)
      ? [{ submission, number, place, id, hash, lang, value, waiting: waiting === true }]
      : [],
  )
}

export function signaturesBefore(account: string): SignatureBefore[] {
  const prefix = `plumbline-signing-${account}-`
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  return keys.flatMap((key) => {
    const text = localStorage.getItem(key) ?? '{}'
    localStorage.removeItem(key)
    try {
      return readSheet(key.slice(prefix.length), text)
    } catch (error) {
      console.warn('What was stored of signatures cannot be read.', error)
      return []
    }
  })
}
