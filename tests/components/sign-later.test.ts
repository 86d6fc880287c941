// Signatures without a connection: kept on the device for the person who collected them, and sent when there
// is one.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sealed } from '../../src/kit/encryption/seal.ts'
import { textOf } from '../journeys/on-device.ts'
import { until } from '../until.ts'
import { assertClean, useBrowser } from './harness.ts'
import { colleague, draw, heading, open, place, press, submission } from './sheet.ts'

const assertStored = (page: Page, fits: (rows: string) => boolean) =>
  until(async () => fits(await textOf(page, 'outbox')), { what: 'What lies in the outbox' })

describe('signing without a connection', () => {
  useBrowser()

  test('without a connection it is kept, through a reload too, and sent when there is one', async () => {
    const shown = await open([place(1, { mine: true }), place(2)])
    const { page, sent, server } = shown
    server.away = true
    await draw(page)
    await press(page, 'Sign')
    await heading(page, 'Person 1 has signed. It is saved on this device.')
    await page.getByText('Waiting for a connection: 1.').waitFor()
    await page.reload()
    await page.getByText('Waiting for a connection: 1.').waitFor()
    assert.deepEqual(sent, [])
    server.away = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('1 of 2 signed').waitFor()
    assert.equal(await page.getByText('Waiting for a connection: 1.').count(), 0)
    assert.equal(sent.length, 1)
    assert.equal(await page.evaluate(() => localStorage.length), 0)
    shown.errors.splice(0)
  })

  test('a crew signs without a connection, the sheet is closed; all leave when there is one', async () => {
    const shown = await open([place(1), place(2)])
    const { page, sent, server } = shown
    server.away = true
    for (const n of [1, 2]) {
      await page.getByRole('button', { name: new RegExp(`^Person ${n}`) }).click()
      await heading(page, `Person ${n}`)
      await draw(page)
      await press(page, `I saw Person ${n} sign`)
    }
    await page.getByText('waits in the outbox').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByRole('button', { name: 'Outbox: 2 not received yet' }).click()
    const outbox = page.getByRole('dialog', { name: 'Outbox' })
    await outbox.getByRole('link', { name: submission.number }).waitFor()
    await outbox.getByText('Signatures: 2').waitFor()
    shown.errors.splice(0)
    await assertClean(shown)
    server.away = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await outbox.waitFor({ state: 'detached' })
    assert.deepEqual(
      sent.map(({ body }) => body.place),
      [place(1).id, place(2).id],
    )
    assert.equal(await page.evaluate(() => localStorage.length), 0)
  })

  test('what one has collected is not sent while another is signed in, and says why it was refused', async () => {
    const shown = await open([place(1, { mine: true }), place(2)])
    const { page, sent, server } = shown
    server.away = true
    await draw(page)
    await press(page, 'Sign')
    await heading(page, 'Person 1 has signed. It is saved on this device.')
    const address = page.url()
    await page.goto(`${address}&account=another`)
    await heading(page, 'Person 1')
    server.away = false
    assert.equal(await page.locator('[data-signature-pad] path').count(), 0)
    await draw(page)
    await press(page, 'Sign')
    await page.getByText('1 of 2 signed').waitFor()
    assert.deepEqual(
      sent.map(({ account }) => account),
      ['another'],
    )
    server.refusing = { status: 409, code: 'session/other', error: 'Somebody else is here.' }
    const answered = page.waitForResponse('**/signatures')
    await page.goto(address)
    await answered
    await page.getByText('Waiting for a connection: 1.').waitFor()
    // The page is left first: what it still sends is answered as before.
    await page.goto('about:blank')
    server.refusing = { status: 409, code: 'signature/place', error: 'It is signed already.' }
    await page.goto(address)
    await page.getByText('It is signed already.').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByRole('button', { name: 'Outbox: 1 not received yet' }).click()
    const outbox = page.getByRole('dialog', { name: 'Outbox' })
    await outbox.getByText('It is signed already.').waitFor()
    await outbox.getByRole('button', { name: `Remove ${submission.number}` }).click()
    await outbox.waitFor({ state: 'detached' })
    assert.equal(await page.evaluate(() => localStorage.length), 0)
    shown.errors.splice(0)
  })

  test('a PIN typed without a connection lies sealed, is checked later, and is asked for again if it is wrong', async () => {
    const shown = await open([place(1, { account: colleague, name: null })])
    const { page, sent, server, opened } = shown
    const tile = page.getByRole('button', { name: /^Luc Tremblay/ })
    async function enter(pin: string) {
      await tile.click()
      await page.getByText('Signing PIN of Luc Tremblay').waitFor()
      await page.locator('[inputmode="numeric"]').first().focus()
      await page.keyboard.type(pin)
      await page.keyboard.press('Enter')
    }
    server.away = true
    await enter('402917')
    await heading(page, 'The PIN of Luc Tremblay has yet to be checked.')
    await page.getByRole('listitem').filter({ hasText: 'PIN not checked yet' }).waitFor()
    await assertStored(page, (rows) => !rows.includes('402917') && rows.includes('"box"'))
    // The device is turned off and on meanwhile.
    await page.reload()
    await page.getByRole('listitem').filter({ hasText: 'PIN not checked yet' }).waitFor()
    server.refusing = { status: 422, code: 'signature/pin', error: 'Wrong PIN.' }
    server.away = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByRole('listitem').filter({ hasText: 'Wrong PIN.' }).waitFor()
    const [first] = sent
    const about = `${submission.id} ${String(first?.body.id)} ${colleague.id}`
    assert.equal(await opened(sealed.parse(first?.body.pin), about), '402917')
    await assertStored(page, (rows) => !rows.includes('"box"'))
    server.refusing = undefined
    await enter('402918')
    await heading(page, 'Luc Tremblay has signed.')
    assert.deepEqual([sent.length, sent.at(-1)?.body.pin], [2, '402918'])
    await assertStored(page, (rows) => rows === '[]')
    shown.errors.splice(0)
  })

  test('a full device says so, and what is on the screen is sent all the same', async () => {
    const { page, sent } = await open([place(1, { mine: true })])
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('There is no room.', 'QuotaExceededError')
      }
    })
    await draw(page)
    await page.getByText('This device is out of storage for the signature.').waitFor()
    await press(page, 'Sign')
    await heading(page, 'Person 1 has signed.')
    assert.equal(sent.length, 1)
  })

  test('who has signed without a connection leaves the top of the list to who is next', async () => {
    const shown = await open([
      place(1, { mine: true }),
      place(2, { role: 'witness' }),
      place(3, { role: 'witness' }),
    ])
    const { page, server } = shown
    const order = () =>
      page.getByRole('list', { name: 'Whose signature' }).getByRole('strong').allTextContents()
    server.away = true
    await draw(page)
    await press(page, 'Sign')
    await heading(page, 'Person 1 has signed. It is saved on this device.')
    assert.deepEqual(await order(), ['Person 2', 'Person 3', 'Person 1'])
    // Opened again, it does not ask the signer once more.
    await page.reload()
    await page.getByRole('button', { name: /^Person 2/ }).waitFor()
    assert.deepEqual(await order(), ['Person 2', 'Person 3', 'Person 1'])
    server.away = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('1 of 3 signed').waitFor()
    assert.deepEqual(await order(), ['Person 2', 'Person 3', 'Person 1'])
    shown.errors.splice(0)
  })
})
