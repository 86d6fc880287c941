// What the person who signs by a link gets of the photos: not where they were taken.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, describe, test } from 'node:test'
import sharp from 'sharp'
import { sql } from '../../../src/kit/db/sql.ts'
import { newId } from '../../../src/kit/ids.ts'
import { withServer } from '../server.ts'
import { as, manager, type Person, placeOf, publishForm, question } from './signing-ground.ts'

type Sent = { id: string; sha256: string }

describe('the photos of a signing link', () => {
  const server = withServer()
  let maya: Person
  let authorization: string
  let version: string

  before(async () => {
    maya = await as(server, manager)
    authorization = `Bearer ${await server.token(manager)}`
    const fields = [question('photos', { type: 'photo' }), question('papers', { type: 'file' })]
    version = (await publishForm(maya, 'all_attendees', fields)).version
  })

  async function upload(content: Buffer, name: string): Promise<Sent> {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)]), name)
    const answer = await fetch(`${server.address}/api/store_file`, {
      method: 'POST',
      body,
      headers: { authorization },
    })
    assert.equal(answer.status, 200)
    const { data } = (await answer.json()) as { data: Sent }
    return data
  }

  /** A submission with these files, and the link to sign it. */
  async function linkTo(answers: Record<string, unknown>, files: Sent[]) {
    const id = newId()
    const now = new Date().toISOString()
    await maya.got('POST', 'submissions', {
      id,
      version,
      answers,
      files: files.map((file) => ({ id: file.id, sha256: file.sha256 })),
      started_at: now,
      submitted_at: now,
      about: { signers: [{ role: 'witness', name: 'Rosa Pérez' }] },
    })
    const whole = await maya.whole(id)
    const place = placeOf(whole, 'Rosa Pérez')?.id
    await maya.got('POST', `submissions/${id}/places/${place}/link`, {
      email: 'rosa@example.test',
      lang: 'en',
    })
    const [mail] = await server.database.database.transaction('owner', (db) =>
      db.many<{ text: string }>(sql`
        select text from mail where recipient = 'rosa@example.test' order by id desc limit 1`),
    )
    return { whole, link: /\/sign\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
  }

  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`${server.address}/api/${path}`, { headers })
    const { status } = answer
    return { status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) }
  }

  test('are upright copies that do not tell where they were taken; other files stay', async () => {
    const original = await sharp({
      create: { width: 60, height: 20, channels: 3, background: '#c40' },
    })
      .withExif({
        IFD0: { Model: 'Site phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const photo = await upload(original, 'edge.jpg')
    const sheet = await upload(Buffer.from(`%PDF-1.7 ${newId()}`), 'sheet.pdf')
    const answers = { photos: [{ id: photo.id }], papers: [sheet.id] }
    const { whole, link } = await linkTo(answers, [photo, sheet])

    const copy = await get(`sign/${link}/files/${photo.id}`)
    assert.deepEqual([copy.status, copy.headers.get('content-type')], [200, 'image/jpeg'])
    const { exif, orientation, width, height } = await sharp(copy.content).metadata()
    assert.ok(exif === undefined)
    assert.deepEqual([orientation, width, height], [undefined, 20, 60])
    const sha256 = createHash('sha256').update(copy.content).digest('hex')
    assert.equal(copy.headers.get('etag'), `"${sha256}"`)
    const part = await get(`sign/${link}/files/${photo.id}`, { range: 'bytes=10-19' })
    assert.equal(part.status, 206)
    assert.ok(part.content.equals(copy.content.subarray(10, 20)))

    const plain = await get(`sign/${link}/files/${sheet.id}`)
    assert.deepEqual([plain.status, plain.headers.get('etag')], [200, `"${sheet.sha256}"`])

    // The record is what it was, with the photo as it was taken.
    const stored = await get(`files/${photo.id}`, { authorization })
    assert.ok(stored.content.equals(original))
    assert.ok((await sharp(original).metadata()).exif?.includes('Site phone'))
    assert.equal((await maya.whole(whole.id)).hash, whole.hash)
  })

  test('are not shown where no copy can be made of them', async () => {
    const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${newId()}`, 'latin1')
    const photo = await upload(heic, 'edge.heic')
    const { link } = await linkTo({ photos: [{ id: photo.id }] }, [photo])
    const { status, content } = await get(`sign/${link}/files/${photo.id}`)
    assert.deepEqual([status, JSON.parse(content.toString()).code], [422, 'file/picture'])
  })
})
