// Hands messages to the services of browsers, which carry them to devices (RFC 8030, VAPID of RFC 8292).
import { createPrivateKey, sign } from 'node:crypto'
import { encryptFor, type PushKeys } from './encrypt.ts'

export type VapidKeys = { publicKey: string; privateKey: string }
export type PushTarget = PushKeys & { endpoint: string }
/** `gone`: the device does not want any more. */
export type PushOutcome = 'sent' | 'gone'

export type PushService = {
  publicKey: string
  /** Whether messages may be handed to that address: a device names it, and only services of browsers are asked. */
  carries(endpoint: string): boolean
  /** Fails where the service is away for now. */
  send(to: PushTarget, message: unknown): Promise<PushOutcome>
}

/** Chrome, Edge and others; Firefox; Safari; Edge on Windows. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
]

const isService = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  const known = services.some((name) => hostname === name || hostname.endsWith(`.${name}`))
  return protocol === 'https:' && port === '' && username === '' && known
}

const day = 86_400
const patience = 10_000
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Says who sends; a browser that subscribed for one key refuses another. */
function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string {
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  })
  const exp = Math.floor(now.getTime() / 1000) + day / 2
  const told = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`
  const signed = sign('sha256', Buffer.from(told), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${told}.${signed.toString('base64url')}, k=${publicKey}`
}

/** `subject`: how a service reaches who runs this. `carries`: where a test has a service of its own. */
export const openPush = (
  keys: VapidKeys,
  subject: string,
  carries: PushService['carries'] = isService,
): PushService => ({
  publicKey: keys.publicKey,
  carries,
  async send({ endpoint, ...reader }, message) {
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        authorization: vapidHeader(keys, { endpoint, subject, now: new Date() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(day),
        urgency: 'normal',
      },
      body: new Uint8Array(encryptFor(reader, Buffer.from(JSON.stringify(message)))),
    })
    await answer.body?.cancel()
    if (answer.status === 404 || answer.status === 410) return 'gone'
    if (!answer.ok) throw new Error(`The push service answers ${answer.status}.`)
    return 'sent'
  },
})
