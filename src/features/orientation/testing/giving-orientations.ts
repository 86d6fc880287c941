// What tests of orientations do: write a package and publish it, assign it, take it by a link.
import assert from 'node:assert/strict'
import type { TestServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import { approveAndPublish } from '../../documents/testing/writing-documents.ts'
import type { AskedOrientation, TakenOrientation } from '../taking/taking.contract.ts'

type Data = Record<string, unknown> & { id: string; version: number }

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const declaration = (words: string) => ({
  id: newId(),
  kind: 'declaration',
  words: { en: words },
})

export const drawn = {
  method: 'drawn' as const,
  strokes: { width: 300, height: 100, strokes: [[0.1, 0.5, 0.8, 0.4]] },
}

export const givingOrientations = (server: TestServer) => {
  async function as(email: string) {
    const token = await server.token(`${email}@northgate.test`)
    return async (method: string, path: string, body?: unknown) => {
      const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
      const { code, errors } = answer.body
      return { status: answer.status, code, errors, data: answer.body.data as Data }
    }
  }

  /** Sent, approved and published, each time with what is said. */
  async function publish(register: string, id: string, more: object = {}) {
    const ask = await as('manager')
    const { data: row } = await ask('GET', `${register}/${id}`)
    const versions = `documents/${id}/versions`
    const sent = await ask('POST', versions, { version: row.version, ...more })
    const { number } = sent.data as { number?: unknown }
    await approveAndPublish(ask, id, Number(number))
  }

  async function aDocument(register: string, fields: object = {}) {
    const ask = await as('manager')
    const category = await ask('POST', `${register}-categories`, { name: `Group ${Math.random()}` })
    const made = await ask('POST', register, {
      title: `Document ${Math.random()}`,
      category: category.data.id,
      content: [declaration('I will work by it.')],
      ...fields,
    })
    assert.equal(made.status, 201, JSON.stringify(made))
    await publish(register, made.data.id)
    return made.data.id
  }

  async function aPerson(first_name: string, more: object = {}) {
    const made = await (await as('manager'))('POST', 'people-without-account', {
      ...{ first_name, last_name: `Diaz ${Math.random()}`, language: 'es', kind: 'visitor' },
      ...more,
    })
    assert.equal(made.status, 201, JSON.stringify(made))
    return made.data.id
  }

  async function assigned(wanted: string, person: string, more: object = {}) {
    const made = await (await as('manager'))('POST', 'orientation-assignments', {
      ...{ package: wanted, people: [person], project: null, due_on: null },
      ...more,
    })
    assert.equal(made.status, 201, JSON.stringify(made))
    return (made.data as unknown as { made: string[] }).made[0] ?? ''
  }

  /** A phone that followed a link. */
  const phone = (token: string) => {
    const at = `/api/orientation/${token}`
    const ask = async (method: string, path: string, body?: unknown) => {
      const { status, body: answer } = await server.ask(method, at + path, { body })
      return { status, code: answer.code, data: answer.data as unknown as AskedOrientation }
    }
    async function show(card: string, content: Buffer<ArrayBuffer> = picture, type = 'image/png') {
      const form = new FormData()
      form.append('file', new Blob([content], { type }), `card.${type.split('/')[1]}`)
      const sent = await fetch(`${server.address}${at}/cards/${card}`, {
        method: 'POST',
        body: form,
      })
      const answer = (await sent.json()) as { code?: string; data?: TakenOrientation }
      return { status: sent.status, code: answer.code, data: answer.data }
    }
    async function finish(more: object = {}) {
      const { data } = await ask('GET', '')
      const parts = [data.package, ...data.documents].flatMap(({ content }) => content)
      return ask('POST', '', {
        hash: data.package.hash,
        documents: data.documents.map(({ hash }) => hash),
        declared: parts.filter(({ kind }) => kind === 'declaration').map(({ id }) => id),
        started_at: '2026-03-02T12:00:00Z',
        seconds: 600,
        given: drawn,
        statement_lang: 'es',
        ...more,
      })
    }
    return { ask, show, finish }
  }

  async function link(record: string) {
    const made = await (await as('manager'))('POST', `orientation-records/${record}/link`, {
      email: null,
      lang: 'es',
    })
    assert.equal(made.status, 201, JSON.stringify(made))
    return (
      String((made.data as { address?: unknown }).address)
        .split('/')
        .at(-1) ?? ''
    )
  }

  return { as, publish, aDocument, aPerson, assigned, phone, link }
}
