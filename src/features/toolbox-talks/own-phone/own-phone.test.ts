// A talk that people sign apart: with their PIN on the presenter's device, or on phones of their own.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import { givingTalks } from '../testing/giving.ts'

const server = withServer()
const { as, aProject, given, signed } = givingTalks(server)

type Part = {
  person: string | null
  name: string
  given: { method: string } | null
  witness: string | null
  late_because: string | null
}

const begun = (project: string) => {
  const { plan, talk, title, words, place, started_at } = given(project)
  return { plan, talk, title, words, place, started_at }
}
const partsOf = async (id: string) =>
  (await (await as('manager'))('GET', `toolbox-talk-deliveries/${id}/attendances`)).data
    .attendances as Part[]

/** Opened by the foreman; its code. */
async function opened(project: string) {
  const foreman = await as('user')
  const id = newId()
  const body = begun(project)
  const { data, status } = await foreman('PUT', `given-talks/${id}/opening`, body)
  assert.equal(status, 200)
  const token = String(data.address).split('/').at(-1)
  const byCode = async (method: string, path = '', more?: unknown) => {
    const answer = await server.ask(method, `/api/talks/${token}${path}`, { body: more })
    return { status: answer.status, code: answer.body.code, data: answer.body.data as object }
  }
  return {
    id,
    foreman,
    token,
    byCode,
    finish: () => foreman('PUT', `given-talks/${id}`, { ...given(project), ...body }),
  }
}
const mine = (more: object = {}) => ({
  ...{ id: newId(), name: 'Vera Kim', company: 'Cedar Steel' },
  ...{ given: signed('x').given, statement_lang: 'fr' },
  ...more,
})

describe('a talk that is signed on one’s own phone', () => {
  test('is read by its code and signed by name, once, and stays when the talk is saved', async () => {
    const talk = await opened((await aProject()).id)
    const { data } = await talk.byCode('GET')
    assert.match(JSON.stringify(data), /Look up before you walk.*open/s)
    const body = mine()
    for (let n = 0; n < 2; n += 1)
      assert.equal((await talk.byCode('POST', '/signatures', body)).status, 204)
    assert.equal((await talk.finish()).data.id, talk.id)
    const [vera, ...others] = await partsOf(talk.id)
    assert.deepEqual(
      [vera?.name, vera?.given?.method, vera?.witness, others.length],
      ['Vera Kim', 'drawn', null, 0],
    )
    const row = (await talk.foreman('GET', `toolbox-talk-deliveries/${talk.id}`)).data
    assert.equal(row.state, 'complete')
  })

  test('is signed late with the reason, and by nobody before it began', async () => {
    const project = await aProject()
    const talk = await opened(project.id)
    await talk.finish()
    assert.equal((await talk.byCode('POST', '/signatures', mine())).code, 'talk/why-late')
    const late = mine({ late_because: 'The bus was late.' })
    assert.equal((await talk.byCode('POST', '/signatures', late)).status, 204)
    assert.equal((await partsOf(talk.id))[0]?.late_because, 'The bus was late.')

    const manager = await as('manager')
    const today = (await manager('GET', `toolbox-talk-deliveries/${talk.id}`)).data.held_on
    const plan = await manager('POST', 'toolbox-talk-deliveries', {
      ...{ title: 'Tomorrow', project: project.id, held_on: today },
    })
    const { data } = await manager('PUT', `toolbox-talk-deliveries/${plan.data.id}/code`)
    const address = `/api/talks/${String(data.address).split('/').at(-1)}`
    const answer = await server.ask('POST', `${address}/signatures`, { body: mine() })
    assert.equal(answer.body.code, 'talk/over')
  })

  test('is signed by a colleague as themself, and by no name of a colleague without signing in', async () => {
    const talk = await opened((await aProject()).id)
    const management = await as('management')
    const { given: mark, statement_lang } = mine()
    const { status } = await management('POST', `talks-to-sign/${talk.token}`, {
      ...{ given: mark, statement_lang },
    })
    assert.equal(status, 204)
    await talk.byCode('POST', '/signatures', mine({ name: 'Maya Okafor', company: '' }))
    const parts = await partsOf(talk.id)
    const personOf = (name: string) => parts.find((one) => one.name === name)?.person
    assert.ok(personOf('Helen Zhang'))
    assert.equal(personOf('Maya Okafor'), null)
  })

  test('leads nowhere by another code; what was opened and discarded counts as not given', async () => {
    const talk = await opened((await aProject()).id)
    const { status } = await server.ask('GET', '/api/talks/another-code', {})
    assert.equal(status, 404)
    assert.equal((await talk.foreman('PUT', `given-talks/${talk.id}/discard`, {})).status, 200)
    const row = (await talk.foreman('GET', `toolbox-talk-deliveries/${talk.id}`)).data
    assert.ok(row.archived_at)
    assert.equal((await talk.byCode('POST', '/signatures', mine())).code, 'talk/over')
  })
})

describe('a talk that is signed with a PIN', () => {
  test('has the signature of who knows it, attested by nobody; a wrong one is refused', async () => {
    const talk = await opened((await aProject()).id)
    const manager = await as('manager')
    const pin = '482913'
    const { status } = await manager('PUT', 'account/signing-pin', {
      pin,
      password: 'plumbline-demo',
    })
    assert.equal(status, 204)
    const users = (await manager('GET', 'users?per_page=100')).data as unknown as {
      data: { id: string; name: string }[]
    }
    const maya = users.data.find(({ name }) => name === 'Maya Okafor')?.id
    const sign = (entered: string) =>
      talk.foreman('POST', `toolbox-talk-deliveries/${talk.id}/pin-signatures`, {
        ...{ person: maya, pin: entered, statement_lang: 'en' },
      })
    assert.equal((await sign('111222')).code, 'signature/pin')
    assert.equal((await sign(pin)).status, 204)
    await talk.finish()
    const [part] = await partsOf(talk.id)
    assert.deepEqual(
      [part?.name, part?.given?.method, part?.witness],
      ['Maya Okafor', 'pin', 'Luc Tremblay'],
    )
  })
})
