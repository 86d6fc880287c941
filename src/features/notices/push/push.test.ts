// Devices that are told while no page is open, before a service of our own that carries messages and reads them as
// the device would.
import assert from 'node:assert/strict'
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { until } from '../../../../tests/until.ts'
import { sql } from '../../../kit/db/sql.ts'
import { openPush } from '../../../kit/push/server/push.ts'

const manager = 'manager@northgate.test'
const worker = 'user@northgate.test'
const stranger = 'manager@southfield.test'
const devices = '/api/dashboard/notice-devices'

const pairOf = (pair = createECDH('prime256v1')) => {
  pair.generateKeys()
  return pair
}
const base64 = (bytes: Buffer) => bytes.toString('base64url')
const vapid = pairOf()
const publicKey = base64(vapid.getPublicKey())
const keys = { publicKey, privateKey: base64(vapid.getPrivateKey()) }

type Device = { pair: ECDH; auth: Buffer; got: { title: string; path: string }[]; status: number }

/** What a device makes of a message, by RFC 8291. */
function read(sealed: Buffer, { pair, auth }: Device) {
  const salt = sealed.subarray(0, 16)
  const sender = sealed.subarray(21, 21 + (sealed[20] ?? 0))
  const body = sealed.subarray(21 + sender.length)
  const derive = (from: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, with_, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const shared = derive(pair.computeSecret(sender), auth, info, 32)
  const named = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, named('aes128gcm'), 16),
    derive(shared, salt, named('nonce'), 12),
  )
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
  return JSON.parse(plain.subarray(0, -1).toString())
}

function isSigned(header: string): boolean {
  const [, told = '', signature = ''] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=/.exec(header) ?? []
  const point = vapid.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: base64(point.subarray(1, 33)),
    y: base64(point.subarray(33)),
  }
  const key = createPublicKey({ format: 'jwk', key: jwk })
  const signed = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(told), { key, dsaEncoding: 'ieee-p1363' }, signed)
}

describe('devices that are told', () => {
  const known = new Map<string, Device>()
  const service = createServer(async (request, response) => {
    const device = known.get(request.url ?? '')
    const sealed = await buffer(request)
    assert.ok(isSigned(request.headers.authorization ?? ''))
    if (device?.status === 201) device.got.push(read(sealed, device))
    response.writeHead(device?.status ?? 404).end()
  })
  const push = openPush(keys, 'mailto:safety@northgate.test', (endpoint) =>
    endpoint.startsWith('http://127.0.0.1:'),
  )
  const server = withServer(undefined, undefined, { push })
  let at = ''
  before(async () => {
    await new Promise<void>((resolve) => {
      service.listen(0, '127.0.0.1', resolve)
    })
    const address = service.address()
    at = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  after(() => service.close())

  const as = async (email: string, method: string, path: string, body?: unknown) =>
    server.ask(method, path, {
      token: await server.token(email),
      ...(body !== undefined && { body }),
    })
  function bodyOf(path: string, { pair, auth }: Device) {
    const p256dh = base64(pair.getPublicKey())
    return { endpoint: at + path, p256dh, auth: base64(auth), device: 'Chrome/1 Android' }
  }
  async function subscribe(email: string, path: string): Promise<Device> {
    const device = { pair: pairOf(), auth: randomBytes(16), got: [], status: 201 }
    known.set(path, device)
    const { status, body } = await as(email, 'POST', devices, bodyOf(path, device))
    assert.equal(status, 201, JSON.stringify(body))
    return device
  }
  const endpointsOf = async (email: string) => {
    const { body } = await as(email, 'GET', devices)
    assert.equal(body.public_key, publicKey)
    return (body.devices as unknown as { id: string; endpoint: string }[]).map(
      (one) => one.endpoint,
    )
  }
  async function assign(title: string): Promise<void> {
    const [luc] = await server.database.database.transaction('owner', (db) =>
      db.many<{ id: string }>(sql`
        select a.id from account a join login l on l.id = a.login_id where l.email = ${worker}`),
    )
    const body = { title, severity: 'high', owner: luc?.id }
    assert.equal((await as(manager, 'POST', '/api/dashboard/deficiencies', body)).status, 201)
  }
  const choose = (push: boolean) =>
    as(worker, 'PUT', '/api/dashboard/notice-settings/kinds/deficiency-assigned', { push })
  const gets = (device: Device, title: string) =>
    until(async () => device.got.some((one) => one.title.includes(title)), { what: title })

  test('a device that is told already stays the one that the screen shows', async () => {
    const device = await subscribe(worker, '/again')
    const idsOf = async () => {
      const { body } = await as(worker, 'GET', devices)
      return (body.devices as unknown as { id: string }[]).map(({ id }) => id)
    }
    const before = await idsOf()
    assert.equal((await as(worker, 'POST', devices, bodyOf('/again', device))).status, 201)
    assert.deepEqual(await idsOf(), before)
    for (const id of before)
      assert.equal((await as(worker, 'DELETE', `${devices}/${id}`)).status, 204)
  })

  test('each is told once, in the words of the bell, and one that is gone is not asked again', async () => {
    assert.equal((await choose(true)).status, 204)
    const [phone, tablet] = [await subscribe(worker, '/phone'), await subscribe(worker, '/tablet')]
    await assign('A stair without a rail')
    await gets(phone, 'A stair without a rail')
    await gets(tablet, 'A stair without a rail')
    assert.match(phone.got[0]?.path ?? '', /^\/dashboard\/deficiency-registry\?row=/)
    tablet.status = 410
    await assign('A cracked ladder')
    await gets(phone, 'A cracked ladder')
    await until(async () => (await endpointsOf(worker)).length === 1, { what: 'The tablet to go' })
    assert.equal(phone.got.length, 2)
  })

  test('a person chooses by kind; what was turned off when it happened is not told later', async () => {
    const phone = await subscribe(worker, '/chosen')
    assert.equal((await choose(false)).status, 204)
    await assign('In silence')
    assert.equal((await choose(true)).status, 204)
    await assign('Aloud')
    await gets(phone, 'Aloud')
    assert.equal(phone.got.length, 1)
  })

  test('a browser tells the person who asked last, of whichever company, and nobody removes another’s', async () => {
    await subscribe(worker, '/shared')
    await subscribe(stranger, '/shared')
    assert.ok(!(await endpointsOf(worker)).includes(`${at}/shared`))
    assert.deepEqual(await endpointsOf(stranger), [`${at}/shared`])
    const { body } = await as(stranger, 'GET', devices)
    const [theirs] = body.devices as unknown as { id: string }[]
    assert.equal((await as(worker, 'DELETE', `${devices}/${theirs?.id}`)).status, 404)
    assert.equal((await as(stranger, 'DELETE', `${devices}/${theirs?.id}`)).status, 204)
    assert.deepEqual(await endpointsOf(stranger), [])
  })

  test('the server sends to the services of browsers alone, whatever address a device names', async () => {
    const { carries } = openPush(keys, 'mailto:safety@northgate.test')
    const fine = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://db5p.notify.windows.com/w/?token=abc',
    ]
    const refused = [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.test/x',
      'https://evil.test/fcm.googleapis.com',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com@10.0.0.1/x',
      'https://169.254.169.254/latest',
      'http://127.0.0.1:5432/',
      'nothing',
    ]
    assert.deepEqual(fine.filter(carries), fine)
    assert.deepEqual(refused.filter(carries), [])
    const device = { pair: pairOf(), auth: randomBytes(16), got: [], status: 201 }
    const body = { ...bodyOf('/x', device), endpoint: 'https://169.254.169.254/latest' }
    assert.equal((await as(worker, 'POST', devices, body)).status, 422)
  })
})
