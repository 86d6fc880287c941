// What a device keeps for the time without a connection.
import type { Page } from 'playwright-core'
import { until } from '../../until.ts'

/** What the console says of a line that is cut. */
export const away = [
  /ERR_CONNECTION|ERR_FAILED|ERR_EMPTY|ERR_SOCKET|ERR_INCOMPLETE/,
  /permissions could not be checked|could not be told of the sign-out/,
]

/** The addresses of the answers that the device keeps, of each account. */
export const answersOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('plumbline-answers-'))
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => url)
  })

/** Until the device has what it needs without a connection: the pages, and these answers. */
export const isReady = (page: Page, wanted: readonly string[]) =>
  until(
    async () => {
      const there = await answersOn(page)
      const isKept = await page.evaluate(() => navigator.serviceWorker.controller !== null)
      return isKept && wanted.every((one) => there.some((url) => url.includes(one)))
    },
    { what: 'What a phone keeps' },
  )
