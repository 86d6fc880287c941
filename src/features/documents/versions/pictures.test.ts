// Pictures in the midst of a text are files of the document, with its rights.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { Caller } from '../../../../tests/registers/caller.ts'
import { sendFile } from '../../../../tests/registers/example-files.ts'
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
