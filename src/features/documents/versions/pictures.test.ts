// Pictures and files in the midst of a text are files of the document, with its rights.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { Caller } from '../../../../tests/registers/caller.ts'
import { sendFile } from '../../../../tests/registers/example-files.ts'
import { wordsOfPdf } from '../../../../tests/registers/sheets.ts'
import { readFile } from '../../../kit/files/files.contract.ts'
import { newId } from '../../../kit/ids.ts'
import { photo } from '../../../register/fields/pointing.ts'
import { policies } from '../kinds/policies.register.ts'
import { says, writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

const manager = async () => new Caller(server.address, await server.token('manager@northgate.test'))
const picture = (file: string | null, words: object = { en: 'A ladder' }) => ({
  id: newId(),
  kind: 'picture' as const,
  file,
  words,
})

test('a picture is read by people who read the document, and not before it is in it', async () => {
  const { ask, id, read, publish } = await aPolicy()
  const file = await sendFile(await manager(), photo())
  const token = await server.token('management@northgate.test')
  const seen = async () =>
    (await server.ask('GET', readFile.path.replace(':id', file), { token })).status
  assert.equal(await seen(), 404)
  const content = [...says('Tie it off.'), picture(file)]
  const { version } = await read()
  assert.equal((await ask('PATCH', `policies/${id}`, { version, content })).status, 200)
  await publish()
  assert.equal(await seen(), 200)
  const reader = await as('management')
  const { data } = await reader('GET', `documents/${id}`)
  assert.match(JSON.stringify(data.content), new RegExp(file))
})

test('what is no picture, or belongs to another document, is refused', async () => {
  const file = await sendFile(await manager(), photo())
  const one = await aPolicy(undefined, [picture(file)])
  const sheet = await sendFile(await manager(), policies.fields.files)
  const { ask, id, read } = await aPolicy()
  const put = async (part: object) =>
    ask('PATCH', `policies/${id}`, { version: (await read()).version, content: [part] })
  assert.equal((await put(picture(file))).status, 422)
  for (const no of [newId(), sheet]) assert.equal((await put(picture(no))).status, 422)
  assert.match(JSON.stringify((await one.read()).content), new RegExp(file))
})

test('a document is not sent for approval before its pictures say what they show', async () => {
  const sent = async () => sendFile(await manager(), photo())
  for (const part of [picture(await sent(), {}), picture(null)])
    assert.equal((await (await aPolicy(undefined, [part])).send()).code, 'document/picture')
  const { send } = await aPolicy(undefined, [picture(await sent())])
  assert.equal((await send()).status, 201)
})

const opens = (files: object, words: object = { en: 'The plan of the site' }) => ({
  ...{ id: newId(), kind: 'file' as const, files, words },
})
const aSheet = async () => sendFile(await manager(), policies.fields.files)

test('a file stands in the text: people who read the document open it, and the hash is of it', async () => {
  const { ask, id, read, publish, versions } = await aPolicy()
  const hashes: unknown[] = []
  for (const file of [await aSheet(), await aSheet()]) {
    const { version } = await read()
    const content = [...says('Meet here.'), opens({ fr: file })]
    assert.equal((await ask('PATCH', `policies/${id}`, { version, content })).status, 200)
    await publish()
    const token = await server.token('management@northgate.test')
    const seen = await server.ask('GET', readFile.path.replace(':id', file), { token })
    assert.equal(seen.status, 200)
    const all = (await ask('GET', versions)).data.versions as { hash: string }[]
    hashes.push(all[0]?.hash)
  }
  assert.notEqual(hashes[0], hashes[1])
  const { headers } = await manager()
  const paper = await fetch(`${server.address}/api/dashboard/documents/${id}/pdf`, { headers })
  const words = wordsOfPdf(Buffer.from(await paper.arrayBuffer())).join(' ')
  assert.match(words, /File: The plan of the site \(French\)/)
})

test('not every kind of file is one, and one that is missing or says nothing is not sent for approval', async () => {
  const { ask, id, read } = await aPolicy()
  const note = await sendFile(await manager(), { kind: 'file', accept: ['text/plain'] })
  const { version } = await read()
  const put = await ask('PATCH', `policies/${id}`, { version, content: [opens({ en: note })] })
  assert.equal(put.status, 422)
  for (const part of [opens({ en: await aSheet() }, {}), opens({})])
    assert.equal((await (await aPolicy(undefined, [part])).send()).code, 'document/picture')
})
