// What a browser with nothing stored fetches of script for one screen of each sort. `SCREEN=list`
// lists its files as well. Then how long it takes until a screen is of use over a site's radio.
import type { Browser } from 'playwright-core'
import { watchRest } from '../at-rest.ts'
import { countScripts } from '../builder/scripts.ts'
import { asManager, freshPages, makeForm, withDemo } from '../demo.ts'
import { overRadio } from './radio.ts'

const budget = 250_000

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

/** Where it lies, and what of it says that it is there. */
type Place = [path: string, there: string]

async function screensOf(address: string): Promise<Record<string, Place>> {
  const ask = await asManager(address)
  const first = async (register: string) => {
    const found = await ask('GET', register)
    return found?.data?.[0]?.id ?? ''
  }
  return {
    dashboard: ['/dashboard', 'h1'],
    list: ['/dashboard/chemicals', 'main table'],
    edit: [`/dashboard/locations/edit/${await first('locations')}`, 'main form'],
    'edit with panels': [`/dashboard/chemicals/edit/${await first('chemicals')}`, 'main form'],
    builder: [`/dashboard/forms/edit/${await makeForm(address, 500)}`, '[data-key]:nth-child(500)'],
  }
}

async function measure(address: string, browser: Browser): Promise<void> {
  const screens = await screensOf(address)
  const freshPage = await freshPages(browser, address)
  for (const [name, [path, there]] of Object.entries(screens)) {
    const page = await freshPage()
    const scripts = countScripts(page)
    const atRest = watchRest(page)
    await page.goto(address + path)
    await page.locator(there).waitFor()
    await atRest()
    const { sent, plain, files } = await scripts()
    const over = sent > budget
    if (over) process.exitCode = 1
    console.log(
      `${name.padEnd(18)}${kB(sent)} (${kB(budget).trim()}) of script in ${files.length} files, plain ${kB(plain)}${over ? '  OVER' : ''}`,
    )
    if (process.env.SCREEN === name) for (const file of files) console.log(`  ${file}`)
    await page.context().close()
  }
}

await withDemo(async (address, browser) => {
  await measure(address, browser)
  await overRadio(address, browser)
})
