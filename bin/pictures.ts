// Takes the pictures of the product that the public pages show, from a running server with the demo company:
// `npm run pictures -- http://127.0.0.1:3000`, light and dark. What stands behind the address is a choice of
// names. `npm run pictures -- http://127.0.0.1:3000 social` draws that of messengers anew.
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

/** What messengers show where somebody sends the address of a public page: what it is, and the product itself. */
async function socialPicture(): Promise<void> {
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="#14202b"/>
    <g transform="translate(64 56) scale(2.25)"><rect width="32" height="32" rx="7" fill="#fff" fill-opacity=".1"/>
      <path d="M16 3v8" stroke="#fff" stroke-width="2" stroke-linecap="round"/>
      <path d="M11.5 11h9v3.2L16 28l-4.5-13.8z" fill="#ff6a13"/><rect x="10" y="10" width="12" height="4" rx="1.5" fill="#fff"/></g>
    <g fill="#fff" font-family="sans-serif"><text x="156" y="108" font-size="50" font-weight="700">Plumbline</text>
      <text x="64" y="192" font-size="34">Health and safety on site, in the plant and on paper.</text></g></svg>`
  const screen = await sharp(join(folder, 'see-light.webp'))
    .resize({ width: 1072 })
    .extract({ left: 0, top: 0, width: 1072, height: 390 })
    .toBuffer()
  const drawn = await sharp(Buffer.from(words))
    .composite([{ input: screen, left: 64, top: 240 }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
  writeFileSync(join(folder, 'social.jpg'), drawn)
  console.log('social.jpg', drawn.length)
}

if (only[0] === 'social') {
  await socialPicture()
  process.exit(0)
}
const browser = await launch()
try {
  mkdirSync(folder, { recursive: true })
  for (const scheme of ['light', 'dark'] as const)
    for (const name of only.length > 0 ? only : Object.keys(shots))
      await picture(browser, scheme, name)
  await socialPicture()
} finally {
  await browser.close()
}
