// The panel of bulk actions, with the clock in hand.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { stopClock } from '../journeys/clock.ts'
import { assertClean, openAt, useBrowser } from './harness.ts'

const id = (n: number) => `0193b0c0-0000-7000-8000-${String(n).padStart(12, '0')}`
const url = 'https://safety.example.com/api/downloads/abc'
type Reply = { status?: number; body: unknown }

/** A server that answers as the test says, and remembers what it was asked. */
type Server = {
  post: Reply
  polls: Reply[]
  list: unknown[]
  asked: { method: string; path: string; body: unknown }[]
}

const polled = (status: string, progress: number, more: object = {}): Reply => ({
  body: { status, progress, download_url: null, total: 3, failures: [], retry_at: null, ...more },
})

/** A page of its own each time: a clock that was stopped once stays so. */
const desk = { viewport: { width: 1000, height: 800 } }

async function begin(server: Partial<Server> = {}, options: object = desk) {
  const serving: Server = {
    post: { body: { task_id: id(1) } },
    polls: [],
    list: [],
    asked: [],
    ...server,
  }
  const shown = await openAt('/bulk.html', {}, options, async (page) => {
    await page.unrouteAll()
    await page.route('**/settled', (route) => route.fulfill({ body: '' }))
    await page.route('**/api/**', async (route) => {
      const request = route.request()
      const path = new URL(request.url()).pathname
      const method = request.method()
      serving.asked.push({ method, path, body: request.postDataJSON() })
      const reply: Reply =
        method === 'POST'
          ? serving.post
          : path.includes('zip-progress')
            ? (serving.polls.shift() ?? polled('in_progress', 50))
            : path.endsWith('bulk-actions')
              ? { body: { data: serving.list } }
              : { status: 204, body: null }
      await route.fulfill({
        status: reply.status ?? (method === 'POST' ? 202 : 200),
        contentType: 'application/json',
        body: reply.body === null ? '' : JSON.stringify(reply.body),
      })
    })
  })
  await stopClock(shown.page)
  return { ...shown, server: serving }
}

const add = (page: Page, action = 'download') =>
  page.evaluate(
    ([kind, ids]) =>
      Reflect.get(globalThis, 'bulk').add({
        action: kind,
        endPoint:
          kind === 'download'
            ? '/api/dashboard/submissions/bulk-download'
            : '/api/dashboard/submissions/bulk-mail',
        payload: { submission_ids: ids },
      }),
    [action, [id(11), id(12), id(13)]] as const,
  )

const polls = ({ asked }: Server) =>
  asked.filter(({ path }) => path.includes('zip-progress')).length
/** Until the page has done what it does without waiting for a clock: calls go and come in their order. */
async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(async () => (await fetch('/settled')).arrayBuffer())
}
const remove = (page: Page) => page.getByRole('button', { name: 'Remove from the list' })

describe('bulk panel', () => {
  useBrowser()

  test('a download is asked for, polled every 5000 ms, opened, and closable 1000 ms later', async () => {
    const { page, server } = await begin({
      polls: [
        polled('in_progress', 40),
        polled('completed', 100, {
          download_url: url,
          failures: [{ id: id(13), number: 'SUB-2026-0013', reason: 'missing' }],
        }),
      ],
    })
    assert.equal(await page.getByRole('region', { name: 'Downloads and e-mails' }).count(), 0)
    await add(page)
    await page.getByText('Zipping 3 files. Download will start automatically.').waitFor()
    await settle(page)
    assert.deepEqual(server.asked[0], {
      method: 'POST',
      path: '/api/dashboard/submissions/bulk-download',
      body: { submission_ids: [id(11), id(12), id(13)] },
    })
    const circle = page.getByRole('progressbar')
    assert.equal((await circle.boundingBox())?.width, 100)
    assert.equal(await circle.locator('circle').first().getAttribute('r'), '45')
    assert.equal(await page.getByRole('button', { name: 'Clear all' }).count(), 0)
    await page.clock.runFor(4999)
    await settle(page)
    assert.equal(polls(server), 0)
    await page.clock.runFor(1)
    await page.locator('[aria-valuenow="40"]').waitFor()
    assert.equal(polls(server), 1)
    await page.clock.runFor(4999)
    await settle(page)
    assert.equal(polls(server), 1)
    await page.clock.runFor(1)
    await page.getByText('Done', { exact: true }).waitFor()
    assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'bulk').opened()), [url])
    await page.clock.runFor(999)
    await settle(page)
    assert.equal(await remove(page).count(), 0)
    await page.clock.runFor(1)
    await remove(page).waitFor()
    await page.clock.runFor(20_000)
    assert.equal(polls(server), 2)
    await page.getByText('Not included: 1').click()
    await page
      .getByText('SUB-2026-0013 It does not exist, or you do not have access to it.')
      .waitFor()
    await remove(page).click()
    await page.getByRole('region').waitFor({ state: 'detached' })
    await settle(page)
    assert.deepEqual(server.asked.at(-1)?.path, `/api/dashboard/bulk-actions/${id(1)}`)
  })

  test('e-mails are done as soon as there is a task, and closable 1000 ms later', async () => {
    const { page } = await begin({ polls: [polled('completed', 100)] })
    await add(page, 'send_emails')
    await page.getByText('Done', { exact: true }).waitFor()
    assert.equal(await remove(page).count(), 0)
    await page.clock.runFor(999)
    await settle(page)
    assert.equal(await remove(page).count(), 0)
    await page.clock.runFor(1)
    await remove(page).waitFor()
    assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'bulk').opened()), [])
  })

  for (const [what, server] of [
    ['a missing task', { post: { body: {} } }],
    ['a failed post', { post: { status: 422, body: { error: 'No.', code: 'input/invalid' } } }],
    ['a failed poll', { polls: [{ status: 404, body: { error: 'No.', code: 'row/missing' } }] }],
    ['work that failed', { polls: [polled('failed', 0)] }],
  ] as const)
    test(`${what} fails it and lets it be closed`, async () => {
      const { page } = await begin(server as Partial<Server>)
      await add(page)
      await page.getByText('Zipping 3 files.').or(page.getByText('Failed')).waitFor()
      await settle(page)
      if (!('post' in server)) await page.clock.runFor(5000)
      await page.getByText('Failed', { exact: true }).waitFor()
      await remove(page).waitFor()
    })

  test('it is made small, and cleared once everything has ended', async () => {
    const { page } = await begin()
    await add(page)
    await page.getByText('Zipping 3 files.').waitFor()
    await page.getByRole('button', { name: 'Collapse the panel' }).click()
    await page.getByText('Please ensure your browser is not blocking popups.').waitFor()
    assert.equal(await page.getByRole('progressbar').count(), 0)
    await page.getByRole('button', { name: 'Expand the panel' }).click()
    await add(page, 'send_emails')
    await page.getByText('Done', { exact: true }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Clear all' }).count(), 0)
    await page.unrouteAll()
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 200, json: polled('completed', 100, { download_url: url }).body }),
    )
    await page.clock.runFor(5000)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('region').waitFor({ state: 'detached' })
  })

  test('what was under way is found again after a reload; what ended waits for a click', async () => {
    const row = { created_at: '2026-11-21T12:00:00Z', total: 7, progress: 20 }
    const { page, server } = await begin({
      list: [
        { ...row, id: id(1), action: 'download', status: 'in_progress' },
        { ...row, id: id(2), action: 'download', status: 'completed', progress: 100 },
      ],
      polls: [polled('completed', 100, { download_url: url }), polled('in_progress', 60)],
    })
    await page.evaluate(() => Reflect.get(globalThis, 'bulk').restore())
    await page.getByText('Zipping 7 files.').waitFor()
    await page.locator('[aria-valuenow="60"]').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Download' }).getAttribute('href'), url)
    assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'bulk').opened()), [])
    server.polls.push(polled('completed', 100, { download_url: `${url}2` }))
    await page.clock.runFor(5000)
    await page.getByText('Done', { exact: true }).nth(1).waitFor()
    assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'bulk').opened()), [
      `${url}2`,
    ])
  })

  for (const scheme of ['light', 'dark'] as const)
    for (const width of [360, 1280])
      test(`nothing of it is a fault of reach at ${width} px, ${scheme}`, async () => {
        const options = { scheme, viewport: { width, height: 800 } }
        const shown = await begin(
          {
            polls: [
              polled('completed', 100, {
                download_url: url,
                failures: [{ id: id(13), number: null, reason: 'too_large' }],
              }),
            ],
          },
          options,
        )
        await add(shown.page)
        await shown.page.getByText('Zipping 3 files.').waitFor()
        await add(shown.page, 'send_emails')
        await shown.page.getByText('Done', { exact: true }).waitFor()
        await settle(shown.page)
        await shown.page.clock.runFor(5000)
        await shown.page.getByText('Not included: 1').click()
        if (process.env.SHOTS)
          await shown.page.screenshot({ path: `${process.env.SHOTS}/bulk-${width}-${scheme}.png` })
        const wide = await shown.page.evaluate(() => document.documentElement.scrollWidth)
        assert.ok(wide <= width)
        // What looks at the page waits by its clock.
        await shown.page.clock.resume()
        await assertClean(shown)
      })
})
