// Whose look papers, mails and public pages have, and who may see a logo.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { withServer } from '../../../../tests/api/server.ts'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { sql } from '../../../kit/db/sql.ts'

type Row = Record<string, unknown> & { id: string; version: number }

const squareOf = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 4,
      background: { r: 0, g: 90, b: 40, alpha: 0.5 },
    },
  })
    .png()
    .toBuffer()

describe('the look of a company', () => {
  const server = withServer()
  const token = () => server.token('manager@northgate.test')
  const ask = async (method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await token(),
      ...(body === undefined ? {} : { body }),
    })
  const rowOf = ({ body }: { body: Record<string, unknown> }) => body.data as Row
  async function send(name: string, content: Buffer): Promise<string> {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)]), name)
    const answer = await fetch(`${server.address}/api/store_file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}` },
      body,
    })
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const looks = (of: Parameters<typeof brandOf>[1] = {}) =>
    server.database.database.transaction('owner', async (db) => {
      await db.run(sql`
        select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`)
      const { name, colour, logo } = await db.as('app', () => brandOf(db, of))
      return { name, colour, logo }
    })

  test('the first entity that says anything says all: its own, those above it, the default one', async () => {
    const base = { kind: 'division', country: 'CA' }
    const make = async (more: object) => rowOf(await ask('POST', 'entities', { ...base, ...more }))
    const north = await make({ name: 'North', legal_name: 'North Ltd.', colour: '#FFE600' })
    const piling = await make({ name: 'Piling', legal_name: 'Piling Ltd.', parent: north.id })
    const quiet = await make({ name: 'Quiet', legal_name: 'Quiet Ltd.' })
    const standard = { name: 'Northgate Builders', colour: '#1d5b79' }
    const { logo } = await looks()
    assert.deepEqual(await looks(), { ...standard, logo })
    assert.deepEqual(await looks({ entity: quiet.id }), { ...standard, logo })
    const yellow = { name: 'North Ltd.', colour: '#ffe600', logo: null }
    assert.deepEqual(await looks({ entity: north.id }), yellow)
    assert.deepEqual(await looks({ entity: piling.id }), yellow)
    const project = rowOf(
      await ask('POST', 'projects', {
        ...{ name: 'Pier 9', number: 'P-9', start_date: '2026-01-05', entity: piling.id },
      }),
    )
    assert.deepEqual(await looks({ project: project.id }), yellow)
  })

  test('a logo is a small PNG or JPEG, and is shown to anybody who was sent it', async () => {
    const base = { name: 'Marine', legal_name: 'Marine Ltd.', country: 'CA' }
    const wrong = async (logo: string) =>
      (await ask('POST', 'entities', { ...base, logo })).body.errors as Record<string, string[]>
    const gif = await send('logo.gif', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))
    assert.deepEqual(Object.keys(await wrong(gif)), ['logo'])
    const large = await sharp({
      create: {
        ...{ width: 1100, height: 1100, channels: 3, background: '#fff' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    assert.ok(large.length > 2 * 1024 * 1024)
    assert.deepEqual(Object.keys(await wrong(await send('logo.png', large))), ['logo'])

    const logo = await send('logo.png', await squareOf(900))
    const shown = () => fetch(`${server.address}/api/logos/${logo}`)
    assert.equal((await shown()).status, 404)
    const marine = rowOf(await ask('POST', 'entities', { ...base, logo }))
    const small = await sharp(Buffer.from(await (await shown()).arrayBuffer())).metadata()
    assert.deepEqual([small.format, small.width, small.height], ['png', 160, 160])
    assert.deepEqual(await looks({ entity: marine.id }), {
      name: 'Marine Ltd.',
      colour: null,
      logo,
    })
    await ask('PATCH', `entities/${marine.id}`, { version: marine.version, logo: null })
    assert.equal((await shown()).status, 404)
  })
})
