// The form that is tortured: a text, photos, and an item that fails, so that more follows from it.
import type { Answer, Ask } from './phone.ts'

export function bodyOf<T>(answer: Answer): T {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer))
  return answer.body as T
}

const fields = [
  { key: 'q_marker', label: 'Marker', type: 'text', required: true },
  { key: 'q_photos', label: 'Photos', type: 'photo', max: 5 },
  {
    key: 'q_state',
    label: 'State',
    type: 'radio',
    options: [
      { id: 'pass', label: 'Pass' },
      { id: 'fail', label: 'Fail', fails: true },
    ],
    deficiency: { severity: 'high' },
  },
]

type Row = { data: { id: string } }

/** Publishes it, and answers with its id and its version’s. */
export async function publishForm(ask: Ask): Promise<{ form: string; version: string }> {
  const base = '/api/dashboard'
  const categories = bodyOf<{ data: { data: { id: string }[] } }>(
    await ask('GET', `${base}/form-categories`),
  )
  const { data: form } = bodyOf<Row>(
    await ask('POST', `${base}/forms`, {
      body: {
        title: 'Torture',
        category: categories.data.data[0]?.id,
        kind: 'general',
        signature_policy: 'submitter',
        retention: 'one_year',
      },
    }),
  )
  const definition = { languages: ['en'], fields }
  const { data: draft } = bodyOf<{ data: { revision: number } }>(
    await ask('PUT', `${base}/forms/${form.id}/draft`, { body: { revision: 0, definition } }),
  )
  bodyOf(
    await ask('POST', `${base}/forms/${form.id}/publish`, { body: { revision: draft.revision } }),
  )
  const { data } = bodyOf<{ data: { version: { id: string } } }>(
    await ask('GET', `${base}/fillable-forms/${form.id}`),
  )
  return { form: form.id, version: data.version.id }
}

/** The token of one of the demo's people. */
export async function signIn(ask: Ask, email: string): Promise<string> {
  const body = { email, password: 'plumbline-demo' }
  return bodyOf<{ token: string }>(await ask('POST', '/login', { body })).token
}
