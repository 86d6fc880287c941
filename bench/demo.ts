// What is measured in a browser: the built pages, a server and its database with the demo companies,
// and somebody who is signed in.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { demoPassword, fillDemo } from '../src/app/demo/fill-demo.server.ts'
import { startServer } from '../src/app/server.ts'
import { openDatabase } from '../src/kit/db/server/database.ts'
import { startEmbedded } from '../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../src/kit/db/server/migrate.ts'
import { prepareJobs } from '../src/kit/jobs/server/worker.ts'
import { launch } from '../tests/browser.ts'
import { serverOptions } from '../tests/server-options.ts'
import { formOf } from './builder/form.ts'

const email = 'manager@northgate.test'
const root = join(import.meta.dirname, '..')

export async function withDemo(
  measure: (address: string, browser: Browser) => Promise<void>,
): Promise<void> {
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
    const server = await startServer(
      serverOptions({ connection, filesFolder: join(folder, 'files'), demo: true }),
    )
    const browser = await launch()
    await measure(`http://127.0.0.1:${server.port}`, browser).finally(async () => {
      await browser.close()
      await server.stop()
    })
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Told = { token?: string; data?: { id: string; data?: { id: string }[] } }

/** Asks the server itself, as the manager of the demo. */
export async function asManager(address: string) {
  const ask = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    // A change that answers nothing.
    const told = (text === '' ? {} : JSON.parse(text)) as Told
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(told)}`)
    return told
  }
  const { token } = await ask('POST', '/login', { email, password: demoPassword })
  return async (method: string, path: string, body?: unknown) =>
    (await ask(method, `/api/dashboard/${path}`, body, token)).data
}

/** A form with a draft of so many questions; answers its id. */
export async function makeForm(address: string, questions: number): Promise<string> {
  const ask = await asManager(address)
  const category = await ask('POST', 'form-categories', { name: 'Measured' })
  const form = await ask('POST', 'forms', { title: 'Measured', category: category?.id })
  const id = form?.id ?? ''
  await ask('PUT', `forms/${id}/draft`, { revision: 0, definition: formOf(questions) })
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

/** Makes pages of who is signed in, in a browser that has nothing of the product's files. */
export async function freshPages(browser: Browser, address: string): Promise<() => Promise<Page>> {
  const first = await browser.newContext()
  await signIn(await first.newPage(), address)
  const storageState = await first.storageState()
  await first.close()
  return async () => {
    const context = await browser.newContext({
      storageState,
      viewport: { width: 1440, height: 900 },
    })
    return context.newPage()
  }
}
