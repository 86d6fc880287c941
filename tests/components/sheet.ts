// The sheet that people sign on, before a server that a test plays.
import assert from 'node:assert/strict'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { makePair, type Sealed, unseal } from '../../src/kit/encryption/seal.ts'
import { openAt } from './harness.ts'

export const submission = {
  id: '01980000-0000-7000-8000-000000000001',
  hash: 'a'.repeat(64),
  number: 'SUB-2026-0042',
  revision: 1,
}
/** What the server would say of it. */
type More = { mine?: boolean; account?: object | null; name?: string | null; role?: string }
const wayOf = (more: More) => {
  if (more.mine === true) return 'own'
  if (more.account) return 'pin'
  return more.name === null ? 'elsewhere' : 'attested'
}
export const place = (n: number, more: More = {}) => ({
  id: `01980000-0000-7000-8000-00000000010${n}`,
  role: 'attendee',
  account: null,
  name: `Person ${n}`,
  email: null,
  signature: null,
  link_sent_at: null,
  link_expires_at: null,
  mine: false,
  way: wayOf(more),
  ...more,
})
export const colleague = { id: '01980000-0000-7000-8000-000000000201', name: 'Luc Tremblay' }
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
}

type Sent = { path: string; body: Record<string, unknown>; account: string | undefined }
type Refusing = { status: number; code: string; error: string }

/** Opens the sheet before a server that the test plays: it takes what is sent, or refuses it. */
export async function open(
  places: object[],
  options: BrowserContextOptions = phone,
  more: object = {},
) {
  const sent: Sent[] = []
  const server: { away: boolean; refusing: Refusing | undefined } = {
    away: false,
    refusing: undefined,
  }
  const pair = await makePair()
  const seal = { id: '01980000-0000-7000-8000-000000000301', ...pair.publicKey }
  const shown = await openAt(
    '/sign.html',
    { sheet: JSON.stringify({ submission, places, ...more }) },
    options,
    (page) =>
      page.route('**/api/**', async (route) => {
        if (server.away) return route.abort('internetdisconnected')
        const path = new URL(route.request().url()).pathname.replace(/^.*0001\//, '')
        const request = route.request()
        if (path.endsWith('/account/signature')) return route.fulfill({ json: { data: null } })
        if (path === 'crew') return route.fulfill({ json: { data: { members: [], seal } } })
        sent.push({ path, body: request.postDataJSON(), account: request.headers()['x-account'] })
        const { status = 201, ...body } = server.refusing ?? {}
        return route.fulfill({ status, json: status < 300 ? { data: {} } : body })
      }),
  )
  await shown.page.getByRole('dialog', { name: 'Sign SUB-2026-0042' }).waitFor()
  /** What a PIN says that was sealed to this server. */
  const opened = (sealed: Sealed, about: string) => unseal(pair, sealed, about)
  return { ...shown, sent, server, opened }
}

export async function draw(page: Page): Promise<void> {
  const pad = page.locator('[data-signature-pad]')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.4)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.5, { steps: 6 })
  await page.mouse.up()
}
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true }).waitFor()
