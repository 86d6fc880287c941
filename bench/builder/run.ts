// The builder with a form of 500 questions, in a browser. Budgets: a keystroke in a label is painted
// within 50 ms (the 95th of 100 as well), and a first load of the page ships under 250 kB of
// compressed script.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { demoPassword, fillDemo } from '../../src/app/demo/fill-demo.server.ts'
import { startServer } from '../../src/app/server.ts'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../../src/kit/db/server/migrate.ts'
import { prepareJobs } from '../../src/kit/jobs/server/worker.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { launch } from '../../tests/browser.ts'
import { formOf } from './form.ts'
import { keystrokes, spread } from './keystrokes.ts'
import { countScripts, type Scripts } from './scripts.ts'
import { surveyTimes } from './survey.ts'

const questions = 500
const budget = { keystroke: 50, script: 250 }
const email = 'manager@northgate.test'
const root = join(import.meta.dirname, '../..')

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number) => `${time.toFixed(1)} ms`
let over = 0
function within(what: string, value: number, most: number, said: string): void {
  const kept = value <= most
  if (!kept) over += 1
  console.log(`${what.padEnd(44)} ${said.padStart(10)}   budget ${most}${kept ? '' : '   OVER'}`)
}

/** A form with a draft of so many questions; answers its id. */
async function makeForm(address: string): Promise<string> {
  const ask = async (method: string, path: string, body: unknown, token?: string) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const told = (await answer.json()) as { token?: string; data?: { id: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(told)}`)
    return told
  }
  const { token } = await ask('POST', '/login', { email, password: demoPassword })
  const at = '/api/dashboard'
  const category = await ask('POST', `${at}/form-categories`, { name: 'Measured' }, token)
  const settings = { title: 'Five hundred questions', category: category.data?.id }
  const form = await ask('POST', `${at}/forms`, settings, token)
  const id = form.data?.id ?? ''
  const draft = { revision: 0, definition: formOf(questions) }
  await ask('PUT', `${at}/forms/${id}/draft`, draft, token)
  return id
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/dashboard$/)
  await page.locator('h1:focus').waitFor()
}

/** Who is signed in stays; what the browser has of the page's files does not. */
async function freshPage(browser: Browser, address: string): Promise<Page> {
  const first = await browser.newContext()
  await signIn(await first.newPage(), address)
  const context = await browser.newContext({
    storageState: await first.storageState(),
    viewport: { width: 1440, height: 900 },
  })
  await first.close()
  return context.newPage()
}

function printScripts({ sent, gzip, brotli, plain, files }: Scripts): void {
  within('script of the first load', sent / 1000, budget.script, kB(sent))
  console.log(
    `  as the server sends it, in ${files.length} files; plain ${kB(plain)}, gzip ${kB(gzip)}, brotli at its best ${kB(brotli)}`,
  )
  for (const file of files.slice(0, 12)) console.log(`  ${file}`)
}

async function measure(address: string, browser: Browser): Promise<void> {
  const form = await makeForm(address)
  const page = await freshPage(browser, address)
  const scripts = countScripts(page)
  const began = performance.now()
  await page.goto(`${address}/dashboard/forms/edit/${form}`)
  await page
    .locator('[data-key]')
    .nth(questions - 1)
    .waitFor()
  console.log(
    `a form of ${questions} questions opens in the builder in ${ms(performance.now() - began)}`,
  )
  await page.waitForLoadState('networkidle')
  printScripts(await scripts())

  await page.locator('[data-key] > button').nth(250).click()
  await page.getByLabel('What is asked').click()
  await keystrokes(page, 10)
  const times = await keystrokes(page, 60)
  const { median, p95 } = spread(times)
  within('a keystroke painted, median', median, budget.keystroke, ms(median))
  within('a keystroke painted, 95th of 100', p95, budget.keystroke, ms(p95))
  const { made, titled } = surveyTimes(formOf(questions))
  console.log(
    `survey-core, which paints nothing: the model is made in ${ms(made)}, one title is set in ${ms(titled)}`,
  )
  console.log(
    `a keystroke painted here takes ${(median / (made + titled)).toFixed(2)} × making its model and setting a title`,
  )
}

execFileSync(process.execPath, [join(root, 'bin/build.ts')])
const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
// As root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711)
const { connection, stop } = await startEmbedded({
  dataDir: join(folder, 'database'),
  log: () => undefined,
})
try {
  await migrate(connection)
  await prepareJobs(connection)
  const database = openDatabase(connection, () => undefined)
  await fillDemo(database)
  await database.close()
  const server = await startServer({
    connection,
    port: 0,
    host: '127.0.0.1',
    publicUrl: undefined,
    usHost: undefined,
    links: { social: [], appStore: undefined, playStore: undefined },
    maps: false,
    filesFolder: join(folder, 'files'),
    s3: undefined,
    smtpUrl: undefined,
    demo: true,
    trustProxy: false,
    log: silentLog,
  })
  const browser = await launch()
  await measure(`http://127.0.0.1:${server.port}`, browser).finally(async () => {
    await browser.close()
    await server.stop()
  })
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = over === 0 ? 0 : 1
