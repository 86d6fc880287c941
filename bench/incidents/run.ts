// The page of an incident's record, with three years of incidents beside it and all that an investigation writes down
// in it. The page itself says which calls it makes, tab by tab; all of a tab are asked at once, as the browser asks
// them. Budgets: each tab within 300 ms, the 95th percentile of the rounds; a first load of the page ships under
// 250 kB of script.
import type { Browser, Page } from 'playwright-core'
import { watchRest } from '../at-rest.ts'
import { countScripts } from '../builder/scripts.ts'
import { asManager, freshPages, withDemo } from '../demo.ts'
import { fill, incidents } from './fill.ts'

const rounds = Number(process.env.ROUNDS ?? 60)
const budget = { call: 300, script: 250 }

let over = 0
function within(what: string, value: number, most: number, unit: string): void {
  const kept = value <= most
  if (!kept) over += 1
  const said = `${value.toFixed(0)} ${unit}`.padStart(10)
  console.log(`${what.padEnd(50)}${said}   budget ${most} ${unit}${kept ? '' : '   OVER'}`)
}

const share = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0

/** What the page asks of the record while something is done with it. */
async function callsOf(page: Page, id: string, act: () => Promise<unknown>): Promise<string[]> {
  const asked = new Set<string>()
  const note = (request: { url(): string; method(): string }) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/') && request.url().includes(id))
      asked.add(pathname + search)
  }
  page.on('request', note)
  const atRest = watchRest(page)
  await act()
  await atRest()
  page.off('request', note)
  return [...asked]
}

async function measure(address: string, browser: Browser): Promise<void> {
  const ask = await asManager(address)
  const id = await fill(ask)
  const page = await (await freshPages(browser, address))()
  const scripts = countScripts(page)
  const began = performance.now()
  const tabs = new Map<string, string[]>()
  const open = async () => {
    await page.goto(`${address}/dashboard/incidents/record/${id}`)
    await page.getByRole('tab').first().waitFor()
    console.log(`the page stands after ${(performance.now() - began).toFixed(0)} ms`)
  }
  tabs.set('the record', await callsOf(page, id, open))
  const first = await scripts()
  const names = await page.getByRole('tab').allTextContents()
  for (const name of names.slice(1))
    tabs.set(
      name,
      await callsOf(page, id, () => page.getByRole('tab', { name, exact: true }).click()),
    )
  const cookies = await page.context().cookies()
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const timed = async (path: string) => {
    const from = performance.now()
    const answer = await fetch(address + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return performance.now() - from
  }
  console.log(`${incidents.toLocaleString('en')} incidents, ${rounds} rounds`)
  for (const [name, calls] of tabs) {
    const whole: number[] = []
    for (let round = 0; round < rounds + 3; round += 1) {
      const from = performance.now()
      await Promise.all(calls.map(timed))
      if (round >= 3) whole.push(performance.now() - from)
    }
    const said = `${name}: ${calls.length} calls at once, median ${share(whole, 0.5).toFixed(0)}`
    within(`${said}, 95th`, share(whole, 0.95), budget.call, 'ms')
  }
  within('script of the first load, as sent', first.sent / 1000, budget.script, 'kB')
  for (const file of first.files.slice(0, 8)) console.log(`  ${file}`)
  console.log(`with every tab opened ${((await scripts()).sent / 1000).toFixed(0)} kB`)
}

await withDemo(measure)
process.exitCode = over === 0 ? 0 : 1
