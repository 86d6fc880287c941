// A new version that only some people sign again: those whom it affects.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { says, writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

const management = [{ kind: 'role', id: '6' }]
const everyone = [{ kind: 'everyone' }]

/** A published policy for everyone, signed by Helen of the management and by Sam. */
async function signedByTwo() {
  const policy = await aPolicy(undefined, says('Wear a hat.'))
  const { ask, id, read, publish } = policy
  await ask('PATCH', `policies/${id}`, { version: (await read()).version, audience: everyone })
  await publish()
  const document = `documents/${id}`
  const people = { helen: await as('management'), sam: await as('user') }
  type Who = keyof typeof people
  const shown = async (who: Who) => (await people[who]('GET', document)).data
  async function sign(who: Who) {
    const { hash } = await shown(who)
    const mark = { given: { method: 'typed', name: 'Somebody' }, statement_lang: 'en', seconds: 9 }
    assert.equal((await people[who]('POST', `${document}/signoffs`, { hash, ...mark })).status, 204)
  }
  const signed = async (who: Who) =>
    ((await shown(who)).signed as { number: number } | null)?.number ?? null
  async function again(more: object) {
    const { version, title } = await read()
    await ask('PATCH', `policies/${id}`, { version, title: `${title} again` })
    await publish(more)
  }
  const missing = async () => {
    const { data } = await ask('GET', `resources/coverage?document=${id}&show=missing`)
    return (data.people as { name: string }[]).map(({ name }) => name)
  }
  await sign('helen')
  await sign('sam')
  return { ...policy, document, people, sign, signed, shown, again, missing }
}

describe('whom a new version affects', () => {
  test('sign it again, and nobody else', async () => {
    const { again, signed, sign, shown, missing, ask, versions } = await signedByTwo()
    await again({ sign_again: false, affects: management })
    assert.deepEqual([await signed('helen'), await signed('sam')], [null, 1])
    const helen = await shown('helen')
    assert.match(String(helen.due_on), /^\d{4}-/)
    assert.equal((await shown('sam')).due_on, null)
    assert.ok((await missing()).includes('Helen Zhang'))
    const [latest] = (await ask('GET', versions)).data.versions as { affects: object[] }[]
    assert.equal(latest?.affects.length, 1)
    await sign('helen')
    assert.equal(await signed('helen'), 2)
    assert.ok(!(await missing()).includes('Helen Zhang'))
  })

  test('their sign-off of before is shown as one to be given again', async () => {
    const { again, ask, document } = await signedByTwo()
    await again({ sign_again: false, affects: management })
    const { signoffs } = (await ask('GET', `${document}/signoffs`)).data as unknown as {
      signoffs: { name: string; holds: boolean }[]
    }
    assert.equal(signoffs.find(({ name }) => name === 'Helen Zhang')?.holds, false)
    assert.equal(signoffs.filter(({ holds }) => holds).length, 1)
  })

  test('nobody signs again where nobody is named, and everybody where all do', async () => {
    const { again, signed } = await signedByTwo()
    await again({ sign_again: false })
    assert.deepEqual([await signed('helen'), await signed('sam')], [1, 1])
    await again({ sign_again: true })
    assert.deepEqual([await signed('helen'), await signed('sam')], [null, null])
  })

  test('they are named by what there is', async () => {
    const { read, send, ask, id } = await signedByTwo()
    await ask('PATCH', `policies/${id}`, { version: (await read()).version, title: 'Another' })
    const nowhere = [{ kind: 'project', id: '018f0000-0000-7000-8000-000000000000' }]
    assert.equal((await send({ sign_again: false, affects: nowhere })).status, 422)
  })
})
