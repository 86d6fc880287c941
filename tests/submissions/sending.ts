// A company's forms, people and submissions, as a device meets them: by the calls alone.
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import type { FormDefinition, Question } from '../../src/features/forms/definition/index.ts'
import type { Answer, TestServer } from '../api/server.ts'

export const manager = 'manager@northgate.test'
export const user = 'user@northgate.test'
export const management = 'management@northgate.test'
export const stranger = 'manager@southfield.test'

export type FillableForm = { id: string; version: string; definition: FormDefinition }
type Data = Record<string, never> & { id: string }

const pass = { id: 'pass', label: 'Pass', score: 1 }
const fail = { id: 'fail', label: 'Fail', score: 0, fails: true }

export const check = (key: string, more: Partial<Question> = {}): Question =>
  ({ key, type: 'radio', label: key, options: [pass, fail], ...more }) as Question

export const text = (key: string, more: Partial<Question> = {}): Question =>
  ({ key, type: 'text', label: key, ...more }) as Question

export const question = (key: string, type: string, more: Partial<Question> = {}): Question =>
  ({ key, type, label: key, ...more }) as Question

export const shownWhen = (owner: string, field: string, value: string): Partial<Question> =>
  ({
    conditions: {
      type: 'AND',
      rule_name: owner,
      conditions: [
        {
          type: 'CONDITION',
          field,
          operator: 'is_equal_to',
          values: [value],
          select_values: null,
          is_other_field_compare: false,
          otherField: null,
        },
      ],
    },
  }) as Partial<Question>

export const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')

const minute = 60_000
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Forms are called by it, in every file that shares a server. */
let made = 0

export function sending(server: TestServer) {
  const tokens = new Map<string, string>()
  async function ask(email: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const token = tokens.get(email) ?? (await server.token(email))
    tokens.set(email, token)
    return server.ask(method, `/api/dashboard/${path}`, {
      token,
      ...(body !== undefined && { body }),
    })
  }
  /** The data of an answer that must be a good one. */
  async function good<T = Data>(email: string, method: string, path: string, body?: unknown) {
    const answer = await ask(email, method, path, body)
    assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data as T
  }
  async function publish(
    id: string,
    fields: readonly Question[],
    by = manager,
  ): Promise<FillableForm> {
    const definition = { fields, languages: ['en'] } as unknown as FormDefinition
    const { revision } = await good<{ revision: number }>(by, 'GET', `forms/${id}/draft`)
    const kept = await good<{ revision: number }>(by, 'PUT', `forms/${id}/draft`, {
      revision,
      definition,
    })
    await good(by, 'POST', `forms/${id}/publish`, { revision: kept.revision })
    const row = await server.database.database.transaction('owner', (db) =>
      db.maybe<{ id: string }>({
        text: ['select id from form_version where form = ', ' order by n desc limit 1'],
        values: [id],
      }),
    )
    return { id, version: row?.id ?? '', definition }
  }
  /** A published form of its own. */
  async function form(
    fields: readonly Question[],
    settings: Record<string, unknown> = {},
    by = manager,
  ): Promise<FillableForm> {
    made += 1
    const category = await good(by, 'POST', 'form-categories', { name: `Sent ${made} ${by}` })
    const { id } = await good(by, 'POST', 'forms', {
      title: `Form ${made}`,
      category: category.id,
      signature_policy: 'none',
      ...settings,
    })
    return publish(id, fields, by)
  }
  const body = (
    of: FillableForm,
    answers: Record<string, unknown>,
    more: Record<string, unknown> = {},
  ) => ({
    id: randomUUID(),
    version: of.version,
    answers,
    started_at: ago(5 * minute),
    submitted_at: ago(0),
    about: {},
    ...more,
  })
  async function file(email: string, content: string) {
    const token = tokens.get(email) ?? (await server.token(email))
    tokens.set(email, token)
    const sent = new FormData()
    sent.append('file', new File([content], 'note.txt', { type: 'text/plain' }))
    const response = await fetch(`${server.address}/api/store_file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: sent,
    })
    const { data } = (await response.json()) as { data: { id: string; sha256: string } }
    assert.equal(response.status, 200)
    return { id: data.id, sha256: data.sha256 }
  }
  return {
    ask,
    good,
    form,
    publish,
    body,
    file,
    submit: (email: string, sent: unknown) => ask(email, 'POST', 'submissions', sent),
    /** Takes it for good and answers the receipt. */
    sent: (email: string, sent: unknown) => good<Receipt>(email, 'POST', 'submissions', sent),
    whole: (email: string, id: string) => good<Whole>(email, 'GET', `submissions/${id}/whole`),
  }
}

export type Receipt = {
  id: string
  number: string
  stage: string
  revision: number
  hash: string
  received_at: string
  files: { id: string; sha256: string; bytes: number }[]
  deficiencies: { id: string; number: string; title: string }[]
  taken_out: { id: string; name: string }[]
}

export type Whole = {
  id: string
  version: number
  stage: string
  revision: number
  hash: string
  late: boolean
  duplicate_of: { id: string; name: string } | null
  answers: Record<string, unknown>
  files: { id: string; name: string }[]
  score: { points: number; most: number; percent: number | null; passed: boolean | null } | null
  fails: number
  critical: boolean
  places: {
    id: string
    role: string
    mine: boolean
    signature: string | null
    name: string | null
  }[]
  revisions: { n: number; hash: string; reason: string | null; made_by: string | null }[]
  events: {
    kind: string
    reason: string | null
    revision: number
    by: string | null
    questions: string[]
  }[]
  deficiencies: { id: string; title: string; status: string; item_key: string; item_row: number }[]
  can: string[]
}
