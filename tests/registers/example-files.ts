// The smallest real files of each kind that a field may accept.
import assert from 'node:assert/strict'
import type { Field } from '../../src/register/fields/field.ts'
import type { Caller } from './caller.ts'

const pdf = (words: string) =>
  Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
% ${words}
%%EOF
`)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Sample = { name: string; mime: string; content: Buffer<ArrayBuffer> }
const samples = (words: string): Sample[] => [
  { name: 'sheet.pdf', mime: 'application/pdf', content: pdf(words) },
  { name: 'picture.png', mime: 'image/png', content: png },
  { name: 'note.txt', mime: 'text/plain', content: Buffer.from(words) },
]

const acceptOf = (field: Field): readonly string[] =>
  (field as { accept?: readonly string[] }).accept ?? (field.kind === 'photo' ? ['image/*'] : ['*'])

const fits = (field: Field, mime: string) =>
  acceptOf(field).some((one) =>
    one.endsWith('*') ? mime.startsWith(one.slice(0, -1)) : one === mime,
  )

let sent = 0

/** Sends a file that the field accepts, or one that it does not. */
export async function sendFile(who: Caller, field: Field, fitting = true): Promise<string> {
  sent += 1
  const file = samples(`File ${sent}`).find(({ mime }) => fits(field, mime) === fitting)
  if (file === undefined) throw new Error('There is no example of such a file.')
  const body = new FormData()
  body.append('file', new Blob([file.content]), file.name)
  const response = await fetch(`${who.address}/api/store_file`, {
    method: 'POST',
    headers: who.headers,
    body,
  })
  const answer = (await response.json()) as { data: { id: string } }
  assert.equal(response.status, 200, JSON.stringify(answer))
  return answer.data.id
}

/** Whether there are kinds of file that the field refuses. */
export const refusesSome = (field: Field): boolean => !acceptOf(field).includes('*')
