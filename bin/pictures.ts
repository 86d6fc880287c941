// Takes the pictures of the product that the public pages show, from a running server with the demo company:
// `npm run pictures -- http://127.0.0.1:3000`, light and dark. What stands behind the address is a choice of
// names.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { demoPassword } from '../src/app/demo/fill-demo.server.ts'
import { shots } from '../src/features/public-site/web/shots.ts'
import { launch } from '../tests/browser.ts'

const folder = join(import.meta.dirname, '../src/app/web/static/pictures')
const [address = 'http://127.0.0.1:3000', ...only] = process.argv.slice(2)

async function signIn(page: Page): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByLabel('E-mail').fill('manager@northgate.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

/** The page once it looks the same twice: what was still on its way has come. */
async function atRest(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' })
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(1500)
    const next = await page.screenshot({ animations: 'disabled' })
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`${page.url()} does not come to rest.`)
}

async function picture(browser: Browser, scheme: 'light' | 'dark', name: string): Promise<void> {
  const shot = Object.entries(shots).find(([one]) => one === name)?.[1]
  if (shot === undefined) throw new Error(`There is no picture ${name}.`)
  const { width, height, path } = shot
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale: 'en-CA',
    deviceScaleFactor: width < 600 ? 2 : 1,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await signIn(page)
  await page.evaluate(
    (choice) => localStorage.setItem('mantine-color-scheme-value', choice),
    scheme,
  )
  await page.goto(address + path)
  await page.locator('main h1').first().waitFor()
  const taken = await atRest(page)
  const small = await sharp(taken).webp({ quality: 72, effort: 6 }).toBuffer()
  writeFileSync(join(folder, `${name}-${scheme}.webp`), small)
  console.log(`${name}-${scheme}.webp`, small.length)
  await context.close()
}

const browser = await launch()
try {
  mkdirSync(folder, { recursive: true })
  for (const scheme of ['light', 'dark'] as const)
    for (const name of only.length > 0 ? only : Object.keys(shots))
      await picture(browser, scheme, name)
} finally {
  await browser.close()
}
