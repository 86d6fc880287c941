// A form and submissions of it to sign, made through the calls as people make them.
import assert from 'node:assert/strict'
import type { Question } from '../../../src/features/forms/definition/question.ts'
import { newId } from '../../../src/kit/ids.ts'
import type { Answer, TestServer } from '../server.ts'

export const manager = 'manager@northgate.test'
export const worker = 'user@northgate.test'
export const management = 'management@northgate.test'

export type Policy = 'none' | 'submitter' | 'all_attendees' | 'supervisor_then_manager'
export type Signer = { role: string; account?: string; name?: string; email?: string }
export type WholePlace = {
  email: string | null
  id: string
  role: string
  account: { id: string; name: string } | null
  name: string | null
  signature: string | null
  mine: boolean
  way: 'own' | 'attested' | 'pin' | 'elsewhere'
}
export type Whole = {
  id: string
  version: number
  number: string
  stage: string
  revision: number
  hash: string
  places: WholePlace[]
  signatures: {
    id: string
    place: string | null
    revision: number
    signer: string | null
    signer_name: string
    method: string
    strokes: unknown
    statement: string
    attested: { by: string; words: string } | null
    declined_reason: string | null
    holds: boolean
  }[]
  events: { kind: string; reason: string | null; by: string | null }[]
}

export const question = (key: string, more: Partial<Question> = {}): Question =>
  ({ key, label: `The ${key}`, type: 'text', ...more }) as Question

/** A stroke across the pad. */
export const drawn = {
  method: 'drawn',
  strokes: { width: 500, height: 200, strokes: [[0.1, 0.5, 0.4, 0.6, 0.8, 0.4]] },
}

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>

/** The calls below /api/dashboard as one person. */
export async function as(server: TestServer, email: string) {
  const token = await server.token(email)
  const ask: Ask = (method, path, body) =>
    server.ask(method, `/api/dashboard/${path}`, { token, ...(body !== undefined && { body }) })
  async function got<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await ask(method, path, body)
    assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data as Data
  }
  const whole = (id: string) => got<Whole>('GET', `submissions/${id}/whole`)
  return { ask, got, whole }
}
export type Person = Awaited<ReturnType<typeof as>>

export async function publishForm(
  person: Person,
  policy: Policy,
  fields: Question[],
  settings: object = {},
) {
  const { got } = person
  const { id: category } = await got<{ id: string }>('POST', 'form-categories', { name: newId() })
  const { id: form } = await got<{ id: string }>('POST', 'forms', {
    title: `Talk ${newId().slice(-6)}`,
    category,
    signature_policy: policy,
    ...settings,
  })
  const definition = { fields, languages: ['en'] }
  const { revision } = await got<{ revision: number }>('PUT', `forms/${form}/draft`, {
    revision: 0,
    definition,
  })
  await got('POST', `forms/${form}/publish`, { revision })
  const { version } = await got<{ version: { id: string } }>('GET', `fillable-forms/${form}`)
  return { form, version: version.id }
}

export async function submitted(
  person: Person,
  version: string,
  signers: readonly Signer[] = [],
  answers: Record<string, unknown> = { a: 'All well' },
): Promise<Whole> {
  const id = newId()
  const now = new Date().toISOString()
  await person.got('POST', 'submissions', {
    id,
    version,
    answers,
    started_at: now,
    submitted_at: now,
    about: { signers },
  })
  return person.whole(id)
}

/** The next revision. */
export function revise(person: Person, version: string, { id, revision }: Whole) {
  const now = new Date().toISOString()
  return person.got('POST', `submissions/${id}/revisions`, {
    of: revision,
    reason: 'A word was wrong',
    version,
    answers: { a: 'All well now' },
    started_at: now,
    submitted_at: now,
  })
}

export const signature = (whole: Whole, place: WholePlace | undefined, more: object = {}) => ({
  id: newId(),
  place: place?.id,
  document_hash: whole.hash,
  statement_lang: 'en',
  signed_at: new Date().toISOString(),
  given: drawn,
  ...more,
})

export const placeOf = (whole: Whole, called: string) =>
  whole.places.find(({ account, name, role }) => [account?.name, name, role].includes(called))

/** What a refused call answers, for one comparison. */
export const refusal = ({ status, body }: Answer) => `${status} ${String(body.code)}`
