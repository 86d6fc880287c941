// A person has a device show their notifications, and stops that again.
import { createECDH } from 'node:crypto'
import { describe, test } from 'node:test'
import { openPush } from '../../../src/kit/push/server/push.ts'
import { phone } from '../at-a-phone.ts'
import { arrivesAt, assertClean, signIn, signOut, withBrowser } from '../journey.ts'

const user = 'user@northgate.test'
const pair = createECDH('prime256v1')
pair.generateKeys()
const keys = {
  publicKey: pair.getPublicKey('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
}

describe('notifications on a device', () => {
  const push = openPush(keys, 'mailto:safety@northgate.test', (endpoint) =>
    endpoint.startsWith('http://127.0.0.1:9/'),
  )
  const journeys = withBrowser({ opensOffline: true, push })
  const choices = '/dashboard/notifications?view=choices'

  test('nobody is asked before they press; a device is stopped, and who signs out is shown nothing there', async () => {
    const person = await journeys.signedIn(user, phone)
    const { page } = person
    // The browser of the tests shows no notifications and has no service that carries messages.
    await page.context().addInitScript((p256dh) => {
      const at = 'plumbline-test-subscription'
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Object.assign(Notification, { requestPermission: async () => 'granted' })
      const made = () =>
        localStorage.getItem(at) === null
          ? null
          : {
              endpoint: 'http://127.0.0.1:9/one',
              toJSON: () => ({
                endpoint: 'http://127.0.0.1:9/one',
                keys: { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
              }),
              unsubscribe: async () => localStorage.removeItem(at),
            }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => made(),
        subscribe: async () => {
          localStorage.setItem(at, 'on')
          return made()
        },
      })
    }, keys.publicKey)
    await person.go(choices)
    const card = page.getByRole('region', { name: 'When Plumbline is closed' })
    await card.getByRole('button', { name: 'Show them on this device' }).click()
    const devices = card.getByRole('list', { name: 'Devices that show them' })
    await devices.getByText(/\(this device\)$/).waitFor()
    await assertClean(person)

    await signOut(page)
    await arrivesAt(page, '/login')
    await page.waitForFunction(() => localStorage.getItem('plumbline-test-subscription') === null)
    // The same person need not be asked once more.
    await signIn(page, user)
    await arrivesAt(page, '/dashboard')
    await page.waitForFunction(() => localStorage.getItem('plumbline-test-subscription') === 'on')
    await person.go(choices)
    await devices.getByText(/\(this device\)$/).waitFor()
    await devices.getByRole('button', { name: /^Stop on / }).click()
    await card.getByRole('button', { name: 'Show them on this device' }).waitFor()
    await page.waitForFunction(() => localStorage.getItem('plumbline-test-subscription') === null)
  })
})
