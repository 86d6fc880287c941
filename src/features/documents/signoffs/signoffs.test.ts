import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { Caller } from '../../../../tests/registers/caller.ts'
import { sendFile } from '../../../../tests/registers/example-files.ts'
import { sql } from '../../../kit/db/sql.ts'
import { readFile } from '../../../kit/files/files.contract.ts'
import { newId } from '../../../kit/ids.ts'
import { declaration } from '../../../kit/writing/short-parts.ts'
import { policies } from '../kinds/policies.register.ts'
import { type DocumentRow, says, writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

const typed = { given: { method: 'typed', name: 'Ana Ruiz' }, statement_lang: 'es', seconds: 95 }

describe('sign-offs of a document', () => {
  test('a reader signs what they have read, once, and it is bound to that text', async () => {
    const { id, publish } = await aPolicy('Heights', says('We tie off above two metres.'))
    const reader = await as('management')
    const document = `documents/${id}`
    assert.equal((await reader('GET', document)).status, 404)
    await publish()
    const read = (await reader('GET', document)).data
    assert.match(JSON.stringify(read.content), /tie off above two metres/)
    assert.equal(read.signed, null)

    const sign = (hash: unknown) => reader('POST', `${document}/signoffs`, { hash, ...typed })
    assert.equal((await sign('another')).code, 'signature/stale')
    assert.equal((await sign(read.hash)).status, 204)
    assert.equal((await sign(read.hash)).status, 204)
    const { signoffs } = (await reader('GET', `${document}/signoffs`)).data as unknown as {
      signoffs: Record<string, unknown>[]
    }
    assert.equal(signoffs.length, 1)
    const [{ number, seconds, given, statement, holds } = {}] = signoffs
    assert.deepEqual([number, seconds, given, holds], [1, 95, typed.given, true])
    assert.match(String(statement), /^He leído y entendido/)
  })

  test('who may not see documents reads and signs what is for them, and nothing else', async () => {
    const { ask, id, read, publish } = await aPolicy()
    const office = new Caller(server.address, await server.token('manager@northgate.test'))
    const file = await sendFile(office, policies.fields.files)
    await ask('PATCH', `policies/${id}`, { version: (await read()).version, files: [file] })
    await publish()
    const refuse = (grants: string[]) =>
      server.database.database.transaction('owner', (db) =>
        db.run(
          sql`update account set denied_grants = ${grants}, version = version + 1 where role_id = 6`,
        ),
      )
    await refuse(['resources.view'])
    const reader = await as('management')
    const document = `documents/${id}`
    assert.equal((await reader('GET', document)).status, 404)
    const late = { hash: 'any', ...typed }
    assert.equal((await reader('POST', `${document}/signoffs`, late)).status, 404)
    // Their session goes on, and nothing waits for them.
    const token = await server.token('management@northgate.test')
    const work = async () => {
      const { status, body } = await server.ask('GET', '/api/dashboard/my-work', { token })
      assert.equal(status, 200)
      return JSON.stringify(body).includes(`/dashboard/documents/${id}`)
    }
    const picture = async () =>
      (await server.ask('GET', readFile.path.replace(':id', file), { token })).status
    assert.deepEqual([await work(), await picture()], [false, 404])

    const audience = [{ kind: 'role', id: '6' }]
    await ask('PATCH', `policies/${id}`, { version: (await read()).version, audience })
    assert.deepEqual([await work(), await picture()], [true, 200])
    const { hash, due_on } = (await reader('GET', document)).data
    assert.match(String(due_on), /^\d{4}-\d\d-\d\d$/)
    const other = (await ask('GET', `${document}/signers`)).data.signers as { id: string }[]
    const forAnother = { hash, ...typed, person: other[0]?.id }
    assert.equal(
      (await reader('POST', `${document}/signoffs`, forAnother)).code,
      'signature/person',
    )
    assert.equal((await reader('POST', `${document}/signoffs`, { hash, ...typed })).status, 204)
    assert.equal((await reader('GET', document)).data.due_on, null)
    assert.equal(await work(), false)
    await refuse([])
  })

  test('each declaration is ticked before one signs, and stays in the words that were read', async () => {
    const part = declaration('I will wear it.', 'Je le porterai.')
    const { id, publish } = await aPolicy(undefined, [...says('Wear a hat.'), part])
    await publish()
    const reader = await as('management')
    const document = `documents/${id}`
    const { hash } = (await reader('GET', document)).data
    const sign = (declared: string[]) =>
      reader('POST', `${document}/signoffs`, { hash, ...typed, statement_lang: 'fr', declared })
    assert.equal((await sign([])).code, 'document/declared')
    assert.equal((await sign([part.id])).status, 204)
    const { signoffs } = (await reader('GET', `${document}/signoffs`)).data as unknown as {
      signoffs: { declared: string[] }[]
    }
    assert.deepEqual(signoffs[0]?.declared, ['Je le porterai.'])
  })

  test('it holds until a version is published that is to be signed again', async () => {
    const { ask, id, read: row, publish } = await aPolicy()
    const change = async (words: string) =>
      ask('PATCH', `policies/${id}`, { version: (await row()).version, content: says(words) })
    const reader = await as('management')
    const read = async () => (await reader('GET', `documents/${id}`)).data
    const held = async () => {
      const { data } = await reader('GET', `documents/${id}/signoffs`)
      return (data.signoffs as { holds: boolean }[]).map(({ holds }) => holds)
    }
    await publish()
    const first = await read()
    await reader('POST', `documents/${id}/signoffs`, { hash: first.hash, ...typed })
    await change('Wear your hard hat.')
    await publish({ sign_again: false })
    assert.equal(((await read()).signed as DocumentRow | null)?.number, 1)
    assert.deepEqual(await held(), [true])
    await change('Wear a hard hat with a chin strap.')
    await publish({ sign_again: true })
    assert.equal((await read()).signed, null)
    assert.deepEqual(await held(), [false])
    // The text that was signed is not the text that is published now.
    const late = await reader('POST', `documents/${id}/signoffs`, { hash: first.hash, ...typed })
    assert.equal(late.code, 'signature/stale')
  })

  test('others sign at one device, one after the other; each is attested and listed with the person', async () => {
    const { id, publish } = await aPolicy('Shared tablet')
    await publish()
    const holder = await as('management')
    const document = `documents/${id}`
    const { hash } = (await holder('GET', document)).data
    type Signer = { id: string; name: string; signed: boolean }
    const signers = async () =>
      (await holder('GET', `${document}/signers`)).data.signers as Signer[]
    const [one, two] = (await signers()).filter(({ name }) => name !== 'Priya Nair')
    assert.ok(one !== undefined && two !== undefined)
    for (const person of [one.id, two.id, one.id])
      await holder('POST', `${document}/signoffs`, { hash, ...typed, person })
    assert.deepEqual(
      (await signers()).filter(({ signed }) => signed).map(({ id }) => id),
      [one.id, two.id],
    )
    const { signoffs } = (await holder('GET', `${document}/signoffs`)).data as unknown as {
      signoffs: { name: string; witness: string }[]
    }
    assert.deepEqual(new Set(signoffs.map(({ name }) => name)), new Set([one.name, two.name]))
    assert.deepEqual(new Set(signoffs.map(({ witness }) => witness)).size, 1)
    assert.equal((await holder('GET', document)).data.signed, null)
    const own = (await holder('GET', `users/${two.id}/signoffs`)).data.signoffs as {
      document: string
    }[]
    assert.ok(own.some((signoff) => signoff.document === id))
    const stranger = await holder('POST', `${document}/signoffs`, {
      hash,
      ...typed,
      person: newId(),
    })
    assert.equal(stranger.code, 'signature/person')
  })

  test('what is archived is not signed any more, and no sign-off is changed', async () => {
    const { ask, id, publish } = await aPolicy()
    await publish()
    const manager = await as('manager')
    const { hash } = (await manager('GET', `documents/${id}`)).data
    await manager('POST', `documents/${id}/signoffs`, { hash, ...typed })
    await ask('PUT', `policies/${id}/archive`, {})
    const late = await manager('POST', `documents/${id}/signoffs`, { hash, ...typed })
    assert.equal(late.code, 'row/archived')
    const change = server.database.database.transaction('owner', (db) =>
      db.run(sql`update document_signoff set seconds = 1 where document = ${id}`),
    )
    await assert.rejects(change, /what was signed does not change/)
  })
})
