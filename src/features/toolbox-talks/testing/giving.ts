// What tests of talks do: write one, and send what a phone sends when it was given.
import type { TestServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import type { RichNode } from '../../../kit/writing/rich-text.ts'
import type { GivenTalk } from '../holding/holding.contract.ts'

export const says = (words: string) => [
  {
    id: newId(),
    kind: 'text' as const,
    words: {
      en: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
      } satisfies RichNode,
    },
  },
]

const drawn = {
  method: 'drawn' as const,
  strokes: { width: 300, height: 100, strokes: [[0.1, 0.5, 0.8, 0.4]] },
}

let made = 0

type Data = Record<string, unknown> & { id: string }

export const givingTalks = (server: TestServer) => {
  async function as(email: string) {
    const token = await server.token(`${email}@northgate.test`)
    return async (method: string, path: string, body?: unknown) => {
      const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
      const { code, errors } = answer.body
      return { status: answer.status, code, errors, data: answer.body.data as Data }
    }
  }

  async function aTalk(title: string, more: object = {}) {
    const ask = await as('manager')
    const category = await ask('POST', 'toolbox-talk-categories', { name: `For ${title}` })
    const { data } = await ask('POST', 'toolbox-talks', {
      title,
      category: category.data.id,
      content: says('Look up before you walk.'),
      ...more,
    })
    return data
  }

  /** With a crew of so many colleagues. */
  async function aProject(people = 5) {
    made += 1
    const ask = await as('manager')
    const { data } = await ask('POST', 'projects', {
      number: `T-${made}`,
      name: `Talked of ${made}`,
      start_date: '2026-03-02',
    })
    const workers = `projects/${data.id}/workers`
    const choices = (await ask('GET', `${workers}/choices`)).data as unknown as Data[]
    await ask('POST', workers, { ids: choices.slice(0, people).map(({ id }) => id) })
    return data
  }

  const given = (project: string, more: Partial<GivenTalk> = {}): GivenTalk => ({
    plan: null,
    talk: null,
    title: 'Look up',
    words: { content: says('Look up before you walk.'), questions: [] },
    place: { kind: 'project', id: project },
    started_at: new Date().toISOString(),
    minutes: 6,
    attendances: [],
    given: drawn,
    statement_lang: 'en',
    questions: [],
    notes: '',
    ...more,
  })

  const signed = (name: string, more: object = {}) => ({
    name,
    given: drawn,
    statement_lang: 'en' as const,
    signed_at: new Date().toISOString(),
    ...more,
  })

  return { as, aTalk, aProject, given, signed }
}
