// A word that no other row holds, as it is written and as people may ask for it.
import type { Field } from '../../../src/register/fields/field.ts'
import { fold } from '../examples.ts'

let made = 0

export function findable(field: Field, given?: string): { written: string; asked: string[] } {
  if (given !== undefined) return { written: given, asked: [given, given.toUpperCase()] }
  made += 1
  const digits = String(7000 + made)
  if (field.kind === 'phone') return { written: `+1 905 ${digits}`, asked: [digits] }
  if (field.kind === 'email')
    return { written: `quill${digits}@example.test`, asked: [`quill${digits}`, `QUILL${digits}`] }
  if (field.kind === 'link')
    return { written: `https://quill${digits}.test/`, asked: [`quill${digits}`] }
  const { max = 200 } = field as { max?: number }
  const word = `Çéô${digits}`.slice(0, max)
  const bare = fold(word)
  const written = max < 20 ? word : `The ${word} plate`
  // Several words are found in any order.
  return {
    written,
    asked: [word, bare, bare.toUpperCase(), ...(max < 20 ? [] : [`plate ${bare}`])],
  }
}
