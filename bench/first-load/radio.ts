// A phone of 360 px over a site's radio: its processor slowed four times, 300 ms of latency,
// 1.6 Mbit/s. How long until a screen is of use with nothing stored, and again with what was stored.
import type { Browser, Page } from 'playwright-core'
import { watchRest } from '../at-rest.ts'
import { asManager, freshPages } from '../demo.ts'

type Place = { path: string; usable: string; first: number; again: number }

const requestsAtMost = 40

async function places(address: string): Promise<Record<string, Place>> {
  const ask = await asManager(address)
  const forms = await ask('GET', 'forms')
  const form = forms?.data?.[0]?.id ?? ''
  return {
    home: { path: '/dashboard', usable: 'main h1', first: 4.5, again: 1.5 },
    list: { path: '/dashboard/chemicals', usable: 'main tbody a, main li a', first: 5, again: 1.5 },
    fill: {
      path: `/dashboard/submissions/create/${form}`,
      usable: 'main input, main textarea',
      first: 6,
      again: 2,
    },
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 1_600_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function secondsUntil(page: Page, address: string, { path, usable }: Place): Promise<number> {
  const began = performance.now()
  await page.goto(address + path, { waitUntil: 'commit' })
  await page.locator(usable).first().waitFor()
  return (performance.now() - began) / 1000
}

export async function overRadio(address: string, browser: Browser): Promise<void> {
  const fresh = await freshPages(browser, address)
  for (const [name, place] of Object.entries(await places(address))) {
    const page = await fresh()
    await page.setViewportSize({ width: 360, height: 780 })
    await slowDown(page)
    const atRest = watchRest(page)
    let requests = 0
    page.on('request', () => {
      requests += 1
    })
    const first = await secondsUntil(page, address, place)
    await atRest()
    const fetched = requests
    await page.goto('about:blank')
    const again = await secondsUntil(page, address, place)
    const over = first > place.first || again > place.again || fetched > requestsAtMost
    if (over) process.exitCode = 1
    console.log(
      `${name.padEnd(8)} first ${first.toFixed(1)} s (${place.first}), again ${again.toFixed(1)} s (${place.again}), ${fetched} requests (${requestsAtMost})${over ? '  OVER' : ''}`,
    )
    await page.context().close()
  }
}
