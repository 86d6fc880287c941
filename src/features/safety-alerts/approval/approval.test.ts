// Who approves an alert before people are told, and where it is posted once it is live.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'

type Row = Record<string, unknown> & { id: string; version: number }

const server = withServer()

async function as(email: string) {
  const token = await server.token(`${email}@northgate.test`)
  return async <Data = Row>(method: string, path: string, body?: unknown) => {
    const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
    const { code, errors, data } = answer.body
    return { status: answer.status, code, errors, data: data as Data }
  }
}
type Ask = Awaited<ReturnType<typeof as>>

const says = (words: string) => [{ id: newId(), kind: 'declaration', words: { en: words } }]

/** Who is called so. */
async function called(manager: Ask, wanted: string) {
  const { data: users } = await manager<{ data: (Row & { name: string })[] }>(
    'GET',
    'users?per_page=100',
  )
  const found = users.data.find(({ name }) => name === wanted)
  assert.ok(found)
  return found.id
}

async function write(ask: Ask, more: object = {}) {
  const { status, errors, data } = await ask('POST', 'safety-alerts', {
    title: `Alert ${newId().slice(-6)}`,
    severity: 'caution',
    content: says('Stay behind the fence.'),
    ...more,
  })
  assert.equal(status, 201, JSON.stringify(errors))
  const path = `safety-alerts/${data.id}`
  const row = async () => (await ask('GET', path)).data
  const at = async () => ({ version: (await row()).version })
  return {
    id: data.id,
    row,
    change: async (values: object) => ask('PATCH', path, { ...(await at()), ...values }),
    publish: async () => ask('PUT', `${path}/publication`, await at()),
    approve: async (who: Ask) => who('PUT', `${path}/approval`, await at()),
  }
}

describe('the approval of an alert', () => {
  test('comes before it is published, from its approver alone, and again for other words', async () => {
    const [manager, management] = [await as('manager'), await as('management')]
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update permission_template set grants = grants || '{safety-alerts.edit}'::text[]
        where base_role = '6'`),
    )
    const alert = await write(manager, { approver: await called(manager, 'Helen Zhang') })
    assert.equal((await alert.publish()).code, 'safety-alert/approval')
    assert.equal((await alert.approve(manager)).code, 'signature/person')
    assert.equal((await alert.approve(management)).status, 204)
    assert.equal(Object((await alert.row()).approved_by).name, 'Helen Zhang')
    await alert.change({ title: 'Other words' })
    assert.equal((await alert.row()).approved_by, null)
    assert.equal((await alert.publish()).code, 'safety-alert/approval')
    await alert.approve(management)
    assert.equal((await alert.publish()).status, 204)
    const reworded = await alert.change({ title: 'Words again', note: 'A word.' })
    assert.match(JSON.stringify(reworded.errors), /Only its approver/)
  })

  test('is asked for of every alert where the company asks for it', async () => {
    const manager = await as('manager')
    const alert = await write(manager)
    const rule = (approval: boolean) => manager('PUT', 'safety-alert-rule', { approval })
    assert.equal((await rule(true)).status, 204)
    assert.equal((await alert.publish()).code, 'safety-alert/approval')
    assert.equal((await rule(false)).status, 204)
    assert.equal((await alert.publish()).status, 204)
  })

  test('is not given by its author', async () => {
    const manager = await as('manager')
    const me = await called(manager, 'Maya Okafor')
    const { errors } = await manager('POST', 'safety-alerts', {
      ...{ title: 'By myself', severity: 'info', content: says('So.'), approver: me },
    })
    assert.match(JSON.stringify(errors), /other than the author/)
  })
})

describe('the tablet at a gate', () => {
  test('shows a live alert that is for it, with its words, and no longer once it has ended', async () => {
    const manager = await as('manager')
    const gates = (await manager<{ id: string; is_set_up: boolean }[]>('GET', 'gate')).data
    const gate = gates.find(({ is_set_up }) => is_set_up)?.id
    const shown = async (id: string) => {
      const { data } = await manager<{ alerts: { id: string; words: { en: string } }[] }>(
        'GET',
        `gate/${gate}`,
      )
      return data.alerts.find((one) => one.id === id)
    }
    const [here, elsewhere] = [await write(manager), await write(manager, { channels: ['mail'] })]
    for (const alert of [here, elsewhere]) assert.equal((await alert.publish()).status, 204)
    assert.match((await shown(here.id))?.words.en ?? '', /behind the fence/)
    assert.equal(await shown(elsewhere.id), undefined)
    await manager('DELETE', `safety-alerts/${here.id}/publication`)
    assert.equal(await shown(here.id), undefined)
  })
})
