// What tests of documents do: write a policy, send it, decide about it, publish it.
import assert from 'node:assert/strict'
import type { TestServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import type { Part } from '../../../kit/writing/content.ts'

export type DocumentRow = Record<string, unknown> & { id: string; version: number }

export const says = (words: string): Part[] => [
  {
    id: newId(),
    kind: 'text',
    words: {
      en: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
      },
    },
  },
]

type Ask = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; code: unknown; data: DocumentRow }>

/** An approval signs the version. */
async function decideVersion(
  ask: Ask,
  document: string,
  number: number,
  decision: string,
  more: object = {},
) {
  const one = `documents/${document}/versions/${number}`
  const { hash } = (await ask('GET', one)).data
  const signed = { hash, given: { method: 'typed', name: 'Maya Okafor' }, statement_lang: 'en' }
  return ask('PUT', one, { decision, ...(decision === 'approve' && signed), ...more })
}

/** What was sent for approval. */
export async function approveAndPublish(ask: Ask, document: string, number = 1) {
  for (const decision of ['approve', 'publish']) {
    const { status } = await decideVersion(ask, document, number, decision)
    assert.equal(status, 204, decision)
  }
}

export const writingDocuments = (server: TestServer) => {
  async function as(email: string) {
    const token = await server.token(`${email}@northgate.test`)
    return async (method: string, path: string, body?: unknown) => {
      const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
      return {
        status: answer.status,
        code: answer.body.code,
        data: answer.body.data as DocumentRow,
      }
    }
  }

  async function aPolicy(
    title = `Policy ${Math.random()}`,
    content: readonly Part[] = says('We keep people safe.'),
  ) {
    const ask = await as('manager')
    const category = await ask('POST', 'policies-categories', { name: `Group ${Math.random()}` })
    const { data } = await ask('POST', 'policies', { title, category: category.data.id, content })
    const versions = `documents/${data.id}/versions`
    const read = async (who = ask) => (await who('GET', `policies/${data.id}`)).data
    async function send(more: object = {}) {
      const { version } = await read()
      return ask('POST', versions, { version, ...more })
    }
    const decide = (number: number, decision: string, more: object = {}) =>
      decideVersion(ask, data.id, number, decision, more)
    async function publish(more: object = {}) {
      const { number } = (await send(more)).data
      await approveAndPublish(ask, data.id, Number(number))
    }
    return { ask, id: data.id, versions, read, send, decide, publish }
  }

  return { as, aPolicy }
}
