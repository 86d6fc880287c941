// Somebody without an account reads and signs a document by a link, which leads to it and nowhere else.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { Caller } from '../../../../tests/registers/caller.ts'
import { sendFile } from '../../../../tests/registers/example-files.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Quiz } from '../../../kit/writing/content.ts'
import { declaration, quiz } from '../../../kit/writing/short-parts.ts'
import { policies } from '../kinds/policies.register.ts'
import { type DocumentRow, says, writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

const typed = { given: { method: 'typed', name: 'Rosa Díaz' }, statement_lang: 'es', seconds: 95 }
const last = (address: unknown) => String(address).split('/').at(-1) ?? ''

type Mail = { text: string }

async function aPerson(more: object = {}): Promise<string> {
  const ask = await as('manager')
  const name = { first_name: 'Rosa', last_name: `Díaz ${Math.random()}` }
  const { status, data } = await ask('POST', 'people-without-account', { ...name, ...more })
  assert.equal(status, 201)
  return data.id
}

async function visit(method: string, token: string, path = '', body?: object) {
  const answer = await server.ask(method, `/api/document/${token}${path}`, { body })
  const { code, data } = answer.body
  return { status: answer.status, code, data: data as DocumentRow }
}

type Signoff = { name: string; by_link: boolean; witness: string | null; statement: string }

describe('a link to a document', () => {
  test('is mailed to somebody without an account, who reads and signs by it, once', async () => {
    const { ask, id, publish, read } = await aPolicy('Heights', says('Tie off above two metres.'))
    const person = await aPerson({ email: 'rosa@example.test' })
    const link = `documents/${id}/links/${person}`
    const to = { email: 'rosa@example.test', lang: 'es' }
    // What is not published is not read.
    assert.equal((await ask('POST', link, to)).status, 404)
    await ask('PATCH', `policies/${id}`, {
      version: (await read()).version,
      audience: [{ kind: 'person', id: person }],
    })
    await publish()
    assert.equal((await ask('GET', link)).data.signs_in, false)
    const sent = await ask('POST', link, to)
    assert.equal(sent.status, 201)
    assert.equal((sent.data as { address?: unknown }).address, null)
    const mail = await server.database.database.transaction('owner', (db) =>
      db.many<Mail>(sql`select text from mail where recipient = ${to.email}
        order by id desc limit 1`),
    )
    const token = /\/document\/([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? ''
    const shown = (await visit('GET', token)).data
    assert.match(JSON.stringify(shown.content), /Tie off above two metres/)
    assert.deepEqual([shown.lang, shown.signed], ['es', null])
    assert.match(String(shown.due_on), /^\d{4}-/)

    const sign = (hash: unknown) => visit('POST', token, '', { hash, ...typed })
    assert.equal((await sign('another')).code, 'signature/stale')
    assert.equal((await sign(shown.hash)).status, 204)
    assert.equal((await sign(shown.hash)).status, 204)
    const after = (await visit('GET', token)).data
    assert.equal((after.signed as { number: number }).number, 1)
    assert.equal(after.due_on, null)
    const { signoffs } = (await ask('GET', `documents/${id}/signoffs`)).data as unknown as {
      signoffs: Signoff[]
    }
    assert.deepEqual(
      signoffs.map(({ by_link, witness }) => [by_link, witness]),
      [[true, null]],
    )
    assert.match(signoffs[0]?.statement ?? '', /^He leído y entendido/)
    // It stands with the person too, who is no user.
    const own = await ask('GET', `users/${person}/signoffs`)
    assert.deepEqual(
      (own.data.signoffs as { document: string }[]).map(({ document }) => document),
      [id],
    )
    assert.equal((await ask('DELETE', link)).status, 204)
    assert.equal((await visit('GET', token)).code, 'link/spent')
  })

  test('asks for each declaration and the quiz, as it does of everybody', async () => {
    const part = quiz(100, ['Where? | * At the gate | In the shed', 'Où? | Au portail | Remise'])
    const declares = declaration('I will wear it.', 'Je le porterai.')
    const { id, publish } = await aPolicy(undefined, [...says('Wear a hat.'), declares, part])
    await publish()
    const holder = await as('management')
    const code = await holder('POST', `documents/${id}/links/${await aPerson()}/code`)
    assert.equal(code.status, 200)
    const token = last((code.data as { address?: unknown }).address)
    const { hash } = (await visit('GET', token)).data
    const sign = (declared: string[]) => visit('POST', token, '', { hash, declared, ...typed })
    assert.equal((await sign([declares.id])).code, 'document/not-passed')
    const [question] = (part as Quiz).questions
    const answers = { [question?.id ?? '']: question?.right }
    const handed = await visit('POST', token, '/quiz', { hash, lang: 'en', answers })
    assert.equal(handed.data.passed, true)
    assert.equal((await sign([])).code, 'document/declared')
    assert.equal((await sign([declares.id])).status, 204)
  })

  test('leads to the files of its document alone', async () => {
    const { ask, id, read, publish } = await aPolicy()
    const office = new Caller(server.address, await server.token('manager@northgate.test'))
    const [shown, other] = [
      await sendFile(office, policies.fields.files),
      await sendFile(office, policies.fields.files),
    ]
    await ask('PATCH', `policies/${id}`, { version: (await read()).version, files: [shown] })
    await publish()
    const holder = await as('management')
    const made = await holder('POST', `documents/${id}/links/${await aPerson()}/code`)
    const token = last((made.data as { address?: unknown }).address)
    assert.equal((await visit('GET', token, `/files/${shown}`)).status, 200)
    assert.equal((await visit('GET', token, `/files/${other}`)).status, 404)
    assert.equal((await visit('GET', 'x'.repeat(43), `/files/${shown}`)).code, 'link/spent')
  })

  test('is given to nobody who signs in, and ends with what is archived', async () => {
    const { ask, id, publish } = await aPolicy()
    await publish()
    const holder = await as('management')
    const signers = (await holder('GET', `documents/${id}/signers`)).data.signers as {
      id: string
      signs_in: boolean
    }[]
    const colleague = signers.find(({ signs_in }) => signs_in)?.id
    const code = (person: unknown) => holder('POST', `documents/${id}/links/${person}/code`)
    assert.equal((await code(colleague)).code, 'signature/person')
    const person = await aPerson()
    // Another code ends the one before.
    const first = last(((await code(person)).data as { address?: unknown }).address)
    const second = last(((await code(person)).data as { address?: unknown }).address)
    assert.equal((await visit('GET', first)).code, 'link/spent')
    assert.equal((await visit('GET', second)).status, 200)
    // Who may only read documents mails no links.
    const mailed = await holder('POST', `documents/${id}/links/${person}`, {
      ...{ email: 'rosa@example.test', lang: 'en' },
    })
    assert.equal(mailed.status, 403)
    await ask('PUT', `policies/${id}/archive`, {})
    assert.equal((await visit('GET', second)).code, 'link/spent')
  })
})
