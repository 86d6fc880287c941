// What a browser test that failed leaves behind: its screenshots, and what its pages said.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SuiteContext, TestContext } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'

const root = join(import.meta.dirname, '..')

/** Each line of the console, each error and each request that failed, from now on. */
export function recordOf(context: BrowserContext): string[] {
  const lines: string[] = []
  context.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`))
  context.on('weberror', (uncaught) => lines.push(`uncaught: ${uncaught.error().stack}`))
  context.on('requestfailed', (request) =>
    lines.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  )
  context.on('response', (response) => {
    if (response.status() >= 400)
      lines.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  return lines
}

/** `first` is no page of the test's own. */
type Seen = { context: BrowserContext; record: readonly string[]; first?: Page }

/** To be called after each test, while its pages are open; says in the output where to look. */
export async function leaveTraces(
  test: TestContext | SuiteContext,
  seen: readonly Seen[],
  faulty = false,
): Promise<void> {
  if (!('passed' in test) || (test.passed && !faulty)) return
  const name = test.fullName.replace('files > tests/', '').replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const folder = join('test-results', name.slice(0, 150))
  mkdirSync(join(root, folder), { recursive: true })
  for (const [nth, { context, record, first }] of seen.entries()) {
    const pages = context.pages().filter((page) => page !== first)
    const heads = pages.map((page) => `page: ${page.url()}`)
    writeFileSync(
      join(root, folder, `${nth + 1}-console.txt`),
      [...heads, ...record, ''].join('\n'),
    )
    for (const [at, page] of pages.entries())
      await page
        .screenshot({ path: join(root, folder, `${nth + 1}-page-${at + 1}.png`), timeout: 5000 })
        .catch((error: Error) => test.diagnostic(`No screenshot: ${error.message}`))
  }
  test.diagnostic(`What its pages showed and said: ${folder}`)
}
