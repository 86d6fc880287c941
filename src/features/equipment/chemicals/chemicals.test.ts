import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { asManager, pdf, type Row } from '../../../../tests/api/dashboard-calls.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { PublicChemical } from './public/public-chemical.contract.ts'

describe('chemicals', () => {
  const { server, ask, row, named, create, change, send } = asManager()
  let n = 0
  const make = (values: object = {}) => {
    n += 1
    return create('chemicals', { name: `Product ${n}`, supplier: 'Somebody', ...values })
  }
  const stand = (chemical: string, location: string) =>
    create('chemical-instances', { chemical, location, name: 'Pail' })
  let store: Row
  let yard: Row
  before(async () => {
    store = await named('locations', 'Boardroom')
    yard = await named('locations', 'Yard gate')
  })

  test('a product is in use only after it was reviewed and approved, and by whom stands with it', async () => {
    const { id } = await make()
    for (const status of ['in_use', 'phased_out'])
      assert.equal((await change('chemicals', id, { status })).status, 422, status)
    await change('chemicals', id, { status: 'under_review' })
    const unexplained = await change('chemicals', id, { status: 'rejected' })
    assert.deepEqual(Object.keys(unexplained.body.errors ?? {}), ['restrictions'])
    const approved = await change('chemicals', id, { status: 'approved' })
    const { approved_by } = approved.body.data as { approved_by: { name: string } }
    assert.equal(approved_by.name, 'Maya Okafor')
    assert.equal((await change('chemicals', id, { status: 'in_use' })).status, 200)
  })

  test('a new data sheet has a later revision date, and the former stays to be read', async () => {
    const first = await send('first.pdf', pdf('first'))
    const sheet = { sds: first, sds_revised_on: '2024-05-01', sds_language: 'both' }
    const { id } = await make(sheet)
    const second = await send('second.pdf', pdf('second'))
    for (const body of [{ sds: second }, { sds: second, sds_revised_on: '2024-05-01' }]) {
      const refused = await change('chemicals', id, body)
      assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['sds_revised_on'])
    }
    const revised = await change('chemicals', id, { sds: second, sds_revised_on: '2026-02-03' })
    assert.equal(revised.status, 200)
    await change('chemicals', id, { sds_language: 'fr' })
    const sheets = (await row(`chemicals/${id}/sheets`)) as unknown as Record<string, unknown>[]
    assert.deepEqual(
      sheets.map(({ sds, revised_on, superseded_at }) => [
        (sds as { name: string }).name,
        revised_on,
        superseded_at === null,
      ]),
      [
        ['second.pdf', '2026-02-03', true],
        ['first.pdf', '2024-05-01', false],
      ],
    )
    const old = await ask('GET', `../files/${first}`)
    assert.equal(old.status, 200)
  })

  test('a sheet that is missing, older than three years or English alone is told', async () => {
    const attention = async (values: object) => (await make(values)).attention
    assert.deepEqual(await attention({}), ['no_sheet'])
    assert.deepEqual(await attention({ whmis_status: 'consumer' }), [])
    const sds = await send('a.pdf', pdf('a'))
    const old = { sds, sds_revised_on: '2021-01-01', sds_language: 'en' }
    assert.deepEqual(await attention(old), ['sheet_old', 'no_french'])
    const [english, french] = [await send('b.pdf', pdf('b')), await send('c.pdf', pdf('c'))]
    const both = { sds: english, sds_french: french, sds_revised_on: '2026-01-01' }
    assert.deepEqual(await attention({ ...both, sds_language: 'en' }), [])
  })

  const pairs: [string, object, object][] = [
    [
      'oxidiser-flammable',
      { physical_hazards: ['oxidising'] },
      { physical_hazards: ['flammable_liquids'] },
    ],
    ['acid-base', { reaction: 'acid' }, { reaction: 'base' }],
    ['water-reactive', { physical_hazards: ['water_reactive'] }, { reaction: 'acid' }],
  ]
  for (const [kind, one, other] of pairs)
    test(`${kind}: two that stand in one place are told of each other, and still saved`, async () => {
      const [a, b] = [await make(one), await make(other)]
      await stand(a.id, store.id)
      const apart = await stand(b.id, yard.id)
      const conflicts = async (id: string) => {
        const found = (await row(`chemicals/${id}/conflicts`)) as unknown as {
          kind: string
          location: string
          with: { id: string }
        }[]
        return found
          .filter((each) => [a.id, b.id].includes(each.with.id))
          .map((each) => [each.kind, each.location, each.with.id])
      }
      assert.deepEqual(await conflicts(a.id), [])
      const moved = await change('chemical-instances', apart.id, { location: store.id })
      assert.equal(moved.status, 200)
      assert.deepEqual(await conflicts(a.id), [[kind, 'Boardroom', b.id]])
      assert.deepEqual(await conflicts(b.id), [[kind, 'Boardroom', a.id]])
      const told = (await row(`chemicals/${b.id}`)).attention as string[]
      assert.ok(told.includes('conflict'))
      await ask('PUT', `chemical-instances/${apart.id}/archive`, {})
      assert.deepEqual(await conflicts(a.id), [])
    })

  describe('what anybody may read', () => {
    const anybody = (path: string) => server.ask('GET', `/api/qr-code/chemicals/${path}`)
    /** The code as it stands, a new one, or what is left of one that is taken back. */
    async function codeOf(id: string, method: 'POST' | 'PUT' | 'DELETE' = 'POST'): Promise<string> {
      const { status, body } = await ask(method, `chemicals/${id}/code`)
      assert.equal(status, 200, JSON.stringify(body))
      return (body.data as { path: string | null }).path?.split('/').at(-1) ?? ''
    }

    test('is what the label and the sheet say, nothing that the company decided or keeps', async () => {
      const { id } = await make({
        signal_word: 'danger',
        pictograms: ['GHS05'],
        first_aid: 'Rinse.',
        emergency_phone: '1-888-226-8832',
        status: 'rejected',
        restrictions: 'A secret of ours.',
      })
      await stand(id, store.id)
      const { status, body } = await anybody(await codeOf(id))
      assert.equal(status, 200)
      const data = body.data as PublicChemical
      assert.deepEqual(
        [data.signal_word, data.pictograms, data.first_aid, data.emergency_phone, data.has_sds],
        ['danger', ['GHS05'], 'Rinse.', '1-888-226-8832', false],
      )
      assert.doesNotMatch(JSON.stringify(body), /secret|Boardroom|reject|approved|Okafor|company/)
    })

    test('the sheet comes without a login, the French one where there is one, as an attachment', async () => {
      const { id } = await make({
        sds: await send('english.pdf', pdf('english')),
        sds_french: await send('french.pdf', pdf('french')),
        sds_revised_on: '2026-01-01',
        sds_language: 'en',
      })
      const code = await codeOf(id)
      const sheet = async (query: string) => {
        const answer = await anybody(`${code}/sds${query}`)
        return [answer.headers.get('content-disposition')?.slice(0, 33), answer.body.text]
      }
      assert.deepEqual(await sheet(''), ['attachment; filename="english.pdf', pdf('english')])
      assert.deepEqual(await sheet('?language=fr'), [
        'attachment; filename="french.pdf"',
        pdf('french'),
      ])
    })

    test('an id is no code, even if another company makes a product with that id', async () => {
      const { id } = await make()
      const code = await codeOf(id)
      const other = await server.token('manager@southfield.test')
      const twin = { id, name: 'Harmless water', supplier: 'No one' }
      assert.equal((await ask('POST', 'chemicals', twin, other)).status, 201)
      assert.equal((await anybody(id)).status, 404)
      await ask('PUT', `chemicals/${id}/archive`, {})
      for (const path of [id, code, `${id}/sds`, `${code}/sds`])
        assert.equal((await anybody(path)).status, 404, path)
    })

    test('a code of a deleted product stays dead, even if a product with its id is made again', async () => {
      const { id } = await make()
      const code = await codeOf(id)
      await ask('PUT', `chemicals/${id}/archive`, {})
      assert.equal((await ask('DELETE', `chemicals/${id}`)).status, 204)
      const other = await server.token('manager@southfield.test')
      const again = { id, name: 'Repeat', supplier: 'No one' }
      for (const token of [other, undefined])
        assert.equal((await ask('POST', 'chemicals', again, token)).status, 201)
      for (const path of [id, code]) assert.equal((await anybody(path)).status, 404, path)
      assert.notEqual(await codeOf(id), code)
    })

    test('a code is turned over or taken back by who may edit, and the history says so', async () => {
      const { id, name } = await make()
      const first = await codeOf(id)
      assert.ok(first.length >= 24)
      assert.equal(await codeOf(id), first)
      const reader = await server.token('user@northgate.test')
      const other = await server.token('manager@southfield.test')
      for (const method of ['PUT', 'DELETE'] as const) {
        assert.equal((await ask(method, `chemicals/${id}/code`, undefined, reader)).status, 403)
        assert.equal((await ask(method, `chemicals/${id}/code`, undefined, other)).status, 404)
      }
      assert.equal((await ask('POST', `chemicals/${id}/code`, undefined, other)).status, 404)
      const second = await codeOf(id, 'PUT')
      assert.deepEqual(
        [(await anybody(first)).status, ((await anybody(second)).body.data as PublicChemical).name],
        [404, name],
      )
      assert.equal(await codeOf(id, 'DELETE'), '')
      assert.equal(await codeOf(id), '', 'it is not made again by being asked for')
      assert.equal((await anybody(second)).status, 404)
      const third = await codeOf(id, 'PUT')
      assert.equal((await anybody(third)).status, 200)
      const history = (await row(`chemicals/${id}/history`)) as unknown as { action: string }[]
      assert.deepEqual(
        history.slice(0, 3).map(({ action }) => action),
        ['renew-code', 'revoke-code', 'renew-code'],
      )
    })

    test('archived products and products of a suspended company are not shown', async () => {
      const sds = await send('d.pdf', pdf('d'))
      const { id } = await make({ sds, sds_revised_on: '2026-01-01' })
      const code = await codeOf(id)
      const both = async () => [(await anybody(code)).status, (await anybody(`${code}/sds`)).status]
      assert.deepEqual(await both(), [200, 200])
      await ask('PUT', `chemicals/${id}/archive`, {})
      assert.deepEqual(await both(), [404, 404])
      await ask('DELETE', `chemicals/${id}/archive`)
      assert.deepEqual(await both(), [200, 200])
      const suspend = (at: 'now()' | 'null') =>
        server.database.database.transaction('owner', (db) =>
          db.run(
            at === 'null'
              ? sql`update company set suspended_at = null where slug = 'northgate'`
              : sql`update company set suspended_at = now() where slug = 'northgate'`,
          ),
        )
      await suspend('now()')
      assert.deepEqual(await both(), [404, 404])
      await suspend('null')
    })

    test('who tries codes that lead nowhere is slowed down, who has a right one is not', async () => {
      const code = await codeOf((await make()).id)
      const statuses: number[] = []
      for (let at = 0; at < 24; at += 1)
        statuses.push((await anybody(`0194ffff-0000-7000-8000-0000000000${10 + at}`)).status)
      assert.equal(statuses[0], 404)
      assert.equal(statuses.at(-1), 429)
      assert.equal((await anybody(code)).status, 200)
    })
  })
})
