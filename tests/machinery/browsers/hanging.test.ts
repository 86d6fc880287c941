// A browser that answers nothing any more costs one test half a minute, never the process and the tests after it.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { sharedBrowser } from '../../browser.ts'
import { giveBack, lend } from '../../contexts.ts'

describe('a browser that hangs', () => {
  const server = createServer((_request, response) => response.end('here'))
  after(() => {
    server.closeAllConnections()
    server.close()
  })

  test('is left when a test has ended, and the next test has another one', async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { context } = await lend(address, {})
    const hung = await sharedBrowser()
    context.clearCookies = () => new Promise(() => undefined)
    await giveBack(100)
    assert.equal(hung.isConnected(), false)

    const { page } = await lend(address, {})
    await page.goto(address)
    assert.equal(await page.textContent('body'), 'here')
    assert.notEqual(page.context().browser(), hung)
    await giveBack()
  })
})
