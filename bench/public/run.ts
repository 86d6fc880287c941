// Pages of the public site as a phone of 360 px meets them, with nothing stored: how soon they are painted, how long they
// are deaf, how much they jump, and what that is worth. `ROUNDS=5` says how often each is opened.
import type { Browser } from 'playwright-core'
import { watchRest } from '../at-rest.ts'
import { countScripts } from '../builder/scripts.ts'
import { withDemo } from '../demo.ts'
import { scoreOf, type Times } from './score.ts'
import { watchTimes } from './watch.ts'

const budget = { score: 98, script: 90_000 }
const rounds = Number(process.env.ROUNDS ?? 3)
const pages = ['/', '/features', '/pricing', '/compare', '/plumbline-ideas/heat', '/contact']

/** As Lighthouse slows a phone down: a fourth of the processor, and what its "slow 4G" lets through. */
const line = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (750_000 * 0.9) / 8,
}

type Opened = Times & { script: number; gzip: number }

async function open(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const scripts = countScripts(page)
  const times = await watchTimes(page)
  const atRest = watchRest(page)
  await page.goto(address)
  await atRest()
  const { sent, gzip } = await scripts()
  const found = { ...(await times()), script: sent, gzip }
  await context.close()
  return found
}

const middleOf = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

await withDemo(async (address, browser) => {
  for (const path of pages) {
    const found: Opened[] = []
    for (let round = 0; round < rounds; round += 1) found.push(await open(browser, address + path))
    const middle = (of: (one: Opened) => number) => middleOf(found.map(of))
    const score = middle(scoreOf)
    const script = middle((one) => one.script)
    const over = score < budget.score || script > budget.script
    if (over) process.exitCode = 1
    const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
    const ms = (of: (one: Times) => number) => `${Math.round(middle(of))} ms`.padStart(8)
    console.log(
      `${path.padEnd(22)} ${score.toFixed(1).padStart(5)} of 100 (${budget.score}): painted ${ms((one) => one.painted)}, largest ${ms((one) => one.largest)}, deaf ${ms((one) => one.blocked)}, moved ${middle((one) => one.moved).toFixed(3)}, script ${kB(script)} (${kB(budget.script)}), ${kB(middle((one) => one.gzip))} by gzip${over ? '  OVER' : ''}`,
    )
  }
})
