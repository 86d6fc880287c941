// Signatures that a version before stored in localStorage, taken over once.
import { isSignature, type Signature } from '../../../../kit/drawing/signature.ts'
import { isLocale, type Locale } from '../../../../kit/locales.ts'
import { partsOf } from '../../../../kit/own.ts'

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

/** As that version stored them; the server checks what it is sent in any case. */
function readSheet(submission: string, text: string): SignatureBefore[] {
  const { number, signatures } = partsOf(JSON.parse(text))
  return Object.entries(partsOf(signatures)).flatMap(([place, stored]) => {
    const { id, hash, lang, value, waiting } = partsOf(stored)
    if (typeof id !== 'string' || typeof hash !== 'string') return []
    if (!isLocale(lang) || !isSignature(value)) return []
    const said = { submission, number: typeof number === 'string' ? number : '', place }
    return [{ ...said, id, hash, lang, value, waiting: waiting === true }]
  })
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
