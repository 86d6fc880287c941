// A PIN that was entered in a basement: sealed there, looked at when it arrives, entered again when it did not fit.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { type PublicKey, seal } from '../../../kit/encryption/seal.ts'
import { newId } from '../../../kit/ids.ts'
import { sealedFor } from '../../submissions/index.ts'
import { givingTalks } from '../testing/giving.ts'

const server = withServer()
const { as, aProject, given } = givingTalks(server)

const pin = '482913'

async function inABasement() {
  const [foreman, manager, project] = [await as('user'), await as('manager'), await aProject()]
  await manager('PUT', 'account/signing-pin', { pin, password: 'plumbline-demo' })
  const users = (await manager('GET', 'users?per_page=100')).data as unknown as {
    data: { id: string; name: string }[]
  }
  const maya = users.data.find(({ name }) => name === 'Maya Okafor')?.id ?? ''
  const offer = await foreman('GET', `toolbox-talk-offer?kind=project&place=${project.id}`)
  const { id: key, ...reader } = offer.data.seal as PublicKey & { id: string }
  const id = newId()
  const whole = given(project.id)
  const { plan, talk, title, words, place, started_at } = whole
  const begun = { plan, talk, title, words, place, started_at }
  /** As the device sealed it, or as it is typed again. */
  async function sign(signature: string, entered: string | { seal: string; of?: string }) {
    const sealed =
      typeof entered === 'string'
        ? entered
        : {
            key,
            ...(await seal(reader, entered.seal, sealedFor(entered.of ?? id, signature, maya))),
          }
    return foreman('PUT', `given-talks/${id}/pin-signatures/${signature}`, {
      ...begun,
      ...{ person: maya, pin: sealed, statement_lang: 'en', signed_at: started_at },
    })
  }
  const parts = async () =>
    (await manager('GET', `toolbox-talk-deliveries/${id}/attendances`)).data.attendances as {
      name: string
      given: { method: string }
      signed_at: string
    }[]
  const give = () => foreman('PUT', `given-talks/${id}`, whole)
  return { sign, parts, give, started_at }
}

describe('a PIN that was sealed', () => {
  test('signs the talk when it arrives, before the talk or after it, once', async () => {
    const talk = await inABasement()
    const signature = newId()
    assert.equal((await talk.sign(signature, { seal: pin })).status, 204)
    assert.equal((await talk.give()).status, 200)
    assert.equal((await talk.sign(signature, { seal: pin })).status, 204)
    const [maya, ...others] = await talk.parts()
    assert.deepEqual([maya?.name, maya?.given.method, others.length], ['Maya Okafor', 'pin', 0])
    assert.equal(Date.parse(maya?.signed_at ?? ''), Date.parse(talk.started_at))
  })

  test('is refused where it does not fit or was sealed for another talk, and is entered again', async () => {
    const talk = await inABasement()
    await talk.give()
    const signature = newId()
    assert.equal((await talk.sign(signature, { seal: '111222' })).code, 'signature/pin')
    assert.equal((await talk.sign(signature, { seal: pin, of: newId() })).code, 'signature/pin')
    assert.deepEqual(await talk.parts(), [])
    assert.equal((await talk.sign(signature, pin)).status, 204)
    assert.equal((await talk.parts()).length, 1)
  })
})
