// A change of a default template is offered, and each company decides.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { asProvider } from '../../../../tests/access/default-templates.ts'
import { sql } from '../../../kit/db/sql.ts'

describe('a proposed change of a template', () => {
  const { server, ask, admin, manager, owner, edit, told, templateOf, ...more } = asProvider()
  const { offer, proposalPath, open, seen, decide, stateOf, proposed } = more

  test('a proposal says what comes, what goes and whom it concerns; taken, it is so, and both sides know', async () => {
    await edit({ adds: ['safety-alerts.create'], name: 'Site user' })
    assert.deepEqual((await offer('For the crews.')).body.data, { offered: 1, passed_over: 0 })
    const proposal = await seen()
    assert.deepEqual(proposal.comes, ['safety-alerts.create'])
    assert.deepEqual(proposal.goes, [])
    assert.equal(proposal.renamed, 'Site user')
    assert.equal(proposal.note, 'For the crews.')
    assert.ok(proposal.members > 0 && proposal.touched === proposal.members)
    assert.equal((await stateOf())?.state, 'open')
    const before = await templateOf('northgate')
    const { id, version } = proposal
    assert.equal((await decide('take', { proposal: id, version })).status, 204)
    const after = await templateOf('northgate')
    assert.deepEqual(new Set(after.grants), new Set([...before.grants, 'safety-alerts.create']))
    assert.equal(after.name, 'Site user')
    assert.equal(await open(), null)
    assert.equal((await told()).history[0]?.taken, 1)
    assert.equal((await stateOf())?.state, 'same')
    const [logged] = await owner<{ actor_name: string; after: { state: string } }>(sql`
      select actor_name, after from change where subject = 'template_proposal' and action = 'update'
      order by seq desc limit 1`)
    assert.equal(logged?.after.state, 'taken')
    assert.equal(logged?.actor_name, 'Maya Okafor')
    // Somebody who holds the template is told what they gained.
    const notices = await ask('GET', '/api/dashboard/notices?lang=en&kind=rights-changed', {
      token: await server.token('user@northgate.test'),
    })
    assert.match(JSON.stringify(notices.body), /Safety alerts: create/)
    // Answered once, it is answered.
    assert.equal((await decide('take', { proposal: id, version })).body.code, 'row/stale')
  })

  test('declined, the template stays, the provider reads why, and the same edition is not offered again', async () => {
    await edit({ adds: ['hazards.reorder'] })
    await offer()
    const before = await templateOf('northgate')
    const { id } = await seen()
    const reason = 'Our foremen do not sort hazards.'
    assert.equal((await decide('decline', { proposal: id, reason })).status, 204)
    assert.deepEqual(await templateOf('northgate'), before)
    const { state, reason: read } = (await stateOf()) ?? {}
    assert.deepEqual([state, read], ['declined', reason])
    assert.deepEqual((await offer()).body.data, { offered: 0, passed_over: 1 })
    assert.equal(await open(), null)
    // A later edition brings what is new in it, and not what was declined.
    await edit({ adds: ['assets.create'] })
    await offer()
    assert.deepEqual((await seen()).comes, ['assets.create'])
  })

  test('made twice, it is one proposal; a later edition takes its place with all that is new', async () => {
    const before = (await proposed()).length
    assert.deepEqual((await offer()).body.data, { offered: 0, passed_over: 1 })
    assert.equal((await proposed()).length, before)
    const old = await seen()
    await edit({ adds: ['resources.create'] })
    await Promise.all([offer(), offer()])
    const states = (await proposed()).map(({ state }) => state)
    assert.deepEqual(states.slice(before - 1), ['withdrawn', 'open'])
    const { id, comes, version } = await seen()
    assert.deepEqual(new Set(comes), new Set(['assets.create', 'resources.create']))
    const stale = await decide('take', { proposal: old.id, version })
    assert.deepEqual([stale.status, stale.body.code], [409, 'row/stale'])
    assert.equal((await decide('decline', { proposal: id })).status, 204)
  })

  test('a template that the company changed meanwhile is not taken unseen, and keeps what the company gave it', async () => {
    await edit({ adds: ['teams.create'], takes: ['safety-alerts.create'] })
    await offer()
    const { id, version } = await seen()
    const own = await templateOf('northgate')
    const change = await ask('PATCH', `/api/dashboard/roles-template/${own.id}`, {
      token: manager(),
      body: {
        version: own.version,
        name: 'Foremen',
        grants: [...own.grants, 'teams.create', 'forms.edit'],
      },
    })
    assert.equal(change.status, 200, JSON.stringify(change.body))
    const unseen = await decide('take', { proposal: id, version })
    assert.deepEqual([unseen.status, unseen.body.code], [409, 'row/stale'])
    const again = await seen()
    assert.deepEqual([again.comes, again.goes, again.renamed], [[], ['safety-alerts.create'], null])
    assert.equal((await decide('take', { proposal: id, version: again.version })).status, 204)
    const { grants, name } = await templateOf('northgate')
    assert.equal(name, 'Foremen')
    assert.ok(grants.includes('forms.edit') && grants.includes('teams.create'))
    assert.ok(!grants.includes('safety-alerts.create'))
  })

  test('what the provider edits back is offered no longer', async () => {
    await edit({ adds: ['operations.create'] })
    await offer()
    assert.deepEqual((await seen()).comes, ['operations.create'])
    await edit({ takes: ['operations.create'] })
    assert.deepEqual((await offer()).body.data, { offered: 0, passed_over: 1 })
    assert.equal(await open(), null)
    assert.equal((await stateOf())?.state, 'same')
  })

  test('only the company’s own managers decide, and nobody sees another company’s', async () => {
    await edit({ adds: ['locations.create'] })
    await offer('', 'northgate', 'southfield')
    const { id, version } = await seen()
    const other = await server.token('manager@southfield.test')
    const at = proposalPath((await templateOf('northgate')).id)
    const user = await server.token('user@northgate.test')
    const ways = [
      ['GET', at, undefined],
      ['POST', `${at}/take`, { proposal: id, version }],
      ['POST', `${at}/decline`, { proposal: id }],
    ] as const
    for (const [method, way, body] of ways)
      assert.equal((await ask(method, way, { token: other, body })).status, 404)
    for (const [method, way, body] of ways.slice(1)) {
      assert.equal((await ask(method, way, { token: user, body })).status, 403)
      assert.equal((await ask(method, way, { token: admin(), body })).status, 403)
    }
    // Who may edit templates and is no manager reads it, and leaves the decision.
    await owner(sql`
      update account set extra_grants = array_append(extra_grants, 'permission-templates.edit')
      where login_id = (select id from login where email = 'user@northgate.test')`)
    assert.equal((await open(user))?.may_decide, false)
    assert.equal((await decide('take', { proposal: id, version }, user)).status, 403)
    // Of the other company’s own proposal its own template alone changes.
    const own = await seen(other, 'southfield')
    const before = await templateOf('northgate')
    const answer = { proposal: own.id, version: own.version }
    assert.equal((await decide('take', answer, other, 'southfield')).status, 204)
    assert.deepEqual(await templateOf('northgate'), before)
  })
})
