// The templates that companies begin with, as the provider edits them.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { asProvider, type Default } from '../../../../tests/access/default-templates.ts'

describe('default permission templates', () => {
  const { ask, role, admin, manager, path, provider, now, edit, told, idOf, templateOf, stateOf } =
    asProvider()

  test('an edited template changes no company, and a new one begins with it', async () => {
    const before = await templateOf('northgate')
    const edited = await edit({ adds: ['clients.create'], name: 'Site user' })
    assert.deepEqual(await templateOf('northgate'), before)
    const { status } = await ask('POST', '/api/admin/companies', {
      token: admin(),
      body: {
        ...{ name: 'Alder Works', country: 'CA', trade: 'building', timezone: 'America/Toronto' },
        ...{
          language: 'en',
          first_name: 'Rosa',
          last_name: 'Almeida',
          email: 'rosa@alder.example',
        },
        trial_days: null,
      },
    })
    assert.equal(status, 201)
    const begun = await templateOf('alder-works')
    assert.equal(begun.name, 'Site user')
    assert.deepEqual(new Set(begun.grants), new Set(edited.grants))
    assert.ok(begun.grants.includes('clients.create'))
    const compared = await ask('GET', '/api/dashboard/default-templates', { token: manager() })
    assert.match(JSON.stringify(compared.body), /Site user/)
    // What it began with is not offered to it.
    assert.equal((await stateOf('alder-works'))?.state, 'same')
    assert.equal((await stateOf())?.state, 'behind')
    const { history } = await told()
    assert.deepEqual(history[0]?.comes, ['clients.create'])
    assert.ok(history[0]?.changed_by)
  })

  test('the provider alone edits and offers, from what they read', async () => {
    const { edition, name, grants } = await now()
    const body = { name, grants, edition }
    for (const [method, at] of [
      ['GET', ''],
      ['GET', `/${role}`],
      ['PUT', `/${role}`],
      ['POST', `/${role}/offers`],
    ] as const) {
      const sent = method === 'GET' ? undefined : body
      assert.equal((await ask(method, path + at, { token: manager(), body: sent })).status, 403)
      assert.equal((await ask(method, path + at, { body: sent })).status, 401)
    }
    const both = await Promise.all(
      ['forms.create', 'forms.archive'].map((right) =>
        provider('PUT', `/${role}`, { ...body, grants: [...grants, right] }),
      ),
    )
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
    assert.equal((await provider('PUT', `/${role}`, body)).body.code, 'row/stale')
    const stale = { edition, companies: [await idOf('northgate')] }
    assert.equal((await provider('POST', `/${role}/offers`, stale)).body.code, 'row/stale')
    const nowhere = { edition: edition + 1, companies: [randomUUID()] }
    assert.equal((await provider('POST', `/${role}/offers`, nowhere)).status, 404)
  })

  test('a default that would leave a company without somebody who gives rights is refused in words', async () => {
    const all = (await provider('GET')).body.data as Default[]
    const put = async (base: string, change: (grants: string[]) => string[]) => {
      const was = all.find(({ base_role }) => base_role === base)
      assert.ok(was)
      const { name, edition } = was
      const { body } = await provider('PUT', `/${base}`, {
        ...{ name, edition },
        grants: change(was.grants),
      })
      return Object.values(body.errors ?? {}).flat()
    }
    assert.match(
      (await put('1', (grants) => grants.filter((right) => right !== 'users.edit'))).join(),
      /manager must be able to edit users/,
    )
    assert.match(
      (await put('6', (grants) => [...grants, 'permission-templates.view'])).join(),
      /Management cannot/,
    )
    assert.deepEqual(await put('3', (grants) => [...grants, 'dragons.ride']), [
      'There is no such right.',
    ])
  })
})
