// What the device keeps while a form is filled, and how it is sent: in a real browser, with a server
// that fails as a real one does.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import type { KeptFile, Outgoing } from '../../src/features/submissions/web/device/kept.ts'
import type * as Store from '../../src/features/submissions/web/device/store.ts'
import { assertClean, openAt, type Shown, useBrowser } from './harness.ts'

type Device = typeof Store & {
  hashOf(content: Blob): Promise<string>
  keepSending(account: string): () => void
  sendNow(account: string, hurry?: boolean): void
}

const hash = (content: string) => createHash('sha256').update(content).digest('hex')
const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`

type Answers = Record<string, (route: Route, nth: number) => Promise<void> | void>

/** Opens a device with nothing on it; `answers` say what each call gets, by the end of its path. */
async function open(answers: Answers = {}): Promise<Shown> {
  const counts = new Map<string, number>()
  return await openAt('/outbox.html', {}, { locale: 'en-CA' }, async (page) => {
    await page.route('**/api/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const [path, answer] = Object.entries(answers).find(([end]) => pathname.endsWith(end)) ?? []
      if (path === undefined || answer === undefined) return route.abort()
      counts.set(path, (counts.get(path) ?? 0) + 1)
      return answer(route, counts.get(path) ?? 0)
    })
  })
}

const inPage = <Given, Result>(
  page: Page,
  run: (device: Device, given: Given) => Promise<Result>,
  given: Given,
): Promise<Result> =>
  page.evaluate(
    ([code, values]) =>
      new Function('device', 'given', `return (${code})(device, given)`)(
        Reflect.get(globalThis, 'device'),
        values,
      ),
    [run.toString(), given] as const,
  ) as Promise<Result>

/** Puts a submission with files of these contents into the outbox and sends it. */
async function handIn(page: Page, contents: readonly string[], times = 1): Promise<void> {
  await page.locator('h1').waitFor()
  const files = contents.map((content, at) => ({ id: id(at + 1), content, sha256: hash(content) }))
  await inPage(
    page,
    async (device, { files: all, entry, repeat }) => {
      for (const { content, ...file } of all)
        await device.keepFile({
          ...file,
          draft: entry.id,
          name: `${file.id}.txt`,
          mime: 'text/plain',
          bytes: content.length,
          content: new Blob([content]),
          server: null,
          refused: null,
        } as KeptFile)
      await device.keepOutgoing(entry as unknown as Outgoing)
      device.keepSending('me')
      for (let turn = 0; turn < repeat; turn += 1) device.sendNow('me', true)
    },
    {
      files,
      repeat: times,
      entry: {
        id: id(100),
        account: 'me',
        form: { id: id(200), name: 'Weekly walk' },
        revises: null,
        reason: '',
        body: {
          id: id(100),
          version: id(300),
          answers: { seen: files.map((file) => file.id), said: 'All well' },
          about: {},
          started_at: '2026-11-21T08:00:00Z',
          submitted_at: '2026-11-21T08:05:00Z',
        },
        known: [],
        elsewhere: [],
        state: 'queued',
        tries: 0,
        next_at: 0,
        made_at: '2026-11-21T08:05:00Z',
        trouble: null,
        receipt: null,
      },
    },
  )
}

/** Takes a file as the server does: another id, the hash of what arrived. */
const takes =
  (stored: Map<string, string>, failing: (nth: number) => boolean = () => false) =>
  async (route: Route, nth: number) => {
    if (failing(nth)) return route.abort('internetdisconnected')
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    const content = /\r\n\r\n([\s\S]*?)\r\n--/.exec(body)?.[1] ?? ''
    const given = id(500 + stored.size)
    stored.set(given, hash(content))
    const data = { id: given, name: 'f', mime: 'text/plain', bytes: 1, sha256: hash(content) }
    return route.fulfill({ json: { message: '', data } })
  }

type Sent = { id: string; answers: { seen: string[] }; files: { id: string; sha256: string }[] }
const sentIn = (route: Route) => route.request().postDataJSON() as Sent
const receipt = (sent: Sent, files = sent.files) => ({
  status: 201,
  json: {
    data: {
      id: sent.id,
      number: 'SUB-2026-0001',
      stage: 'signed',
      revision: 1,
      hash: hash('all'),
      received_at: '2026-11-21T08:06:00Z',
      files: files.map((file) => ({ ...file, bytes: 1 })),
      deficiencies: [],
      taken_out: null,
    },
  },
})
const left = (page: Page) =>
  inPage(page, async (device, draft) => (await device.filesOf(draft)).length, id(100))
const noConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|422/
function expectLost(shown: Shown): void {
  const odd = shown.errors.filter((error) => !noConnection.test(error))
  assert.deepEqual(odd, [])
  shown.errors.length = 0
}

describe('what a device keeps and sends', () => {
  useBrowser()

  test('drafts outlive the page, each for whose they are; one thrown away takes its files along', async () => {
    const shown = await open()
    const { page } = shown
    await page.locator('h1').waitFor()
    await inPage(
      page,
      async (device, drafts) => {
        for (const draft of drafts) await device.keepDraft(draft as never)
        await device.keepFile({ id: 'f', draft: 'a', content: new Blob(['x']) } as never)
      },
      [
        { id: 'a', account: 'me', saved_at: '2026-11-21T08:00:00Z', answers: { q: 1 } },
        { id: 'b', account: 'me', saved_at: '2026-11-21T09:00:00Z', answers: {} },
        { id: 'c', account: 'you', saved_at: '2026-11-21T10:00:00Z', answers: {} },
      ],
    )
    await page.reload()
    await page.locator('h1').waitFor()
    const mine = await inPage(page, (device, me) => device.draftsHere(me), 'me')
    assert.deepEqual(
      mine.map((draft) => draft.id),
      ['b', 'a'],
    )
    const after = await inPage(
      page,
      async (device, draft) => {
        await device.forgetDraft(draft)
        const files = await device.filesOf(draft)
        return [(await device.draftsHere('me')).length, files.length]
      },
      'a',
    )
    assert.deepEqual(after, [1, 0])
  })

  test('asked for ten times and with the answer lost, it is sent as one; the receipt clears the device', async () => {
    const stored = new Map<string, string>()
    const ids: string[] = []
    const shown = await open({
      store_file: takes(stored, (nth) => nth === 2),
      submissions: (route, nth) => {
        const sent = sentIn(route)
        ids.push(sent.id)
        assert.deepEqual(sent.answers.seen, [...stored.keys()])
        return nth === 1 ? route.abort('internetdisconnected') : route.fulfill(receipt(sent))
      },
    })
    const { page } = shown
    await handIn(page, ['one', 'two'], 10)
    await page.getByRole('listitem').getByText('Received').waitFor()
    await page.getByRole('link', { name: 'SUB-2026-0001' }).waitFor()
    assert.equal(new Set(ids).size, 1)
    assert.ok(ids.length <= 3)
    assert.deepEqual([...stored.values()].sort(), [hash('one'), hash('two')].sort())
    assert.equal(await left(page), 0)
    expectLost(shown)
    await assertClean(shown)
  })

  test('a receipt that does not name every file as it is here is no receipt', async () => {
    const stored = new Map<string, string>()
    const shown = await open({
      store_file: takes(stored),
      submissions: (route, nth) => {
        const sent = sentIn(route)
        return route.fulfill(receipt(sent, nth === 1 ? sent.files.slice(1) : sent.files))
      },
    })
    const { page } = shown
    await handIn(page, ['one', 'two'])
    await page.getByText('Received').waitFor()
    // The one that was not named has been sent again.
    assert.equal(stored.size, 3)
    await assertClean(shown)
  })

  test('files that the server misses are sent again by themselves', async () => {
    const stored = new Map<string, string>()
    const shown = await open({
      store_file: takes(stored),
      submissions: (route, nth) => {
        const sent = sentIn(route)
        if (nth > 1) return route.fulfill(receipt(sent))
        const missing = [sent.files[0]?.id]
        return route.fulfill({
          status: 422,
          json: { code: 'submission/files', error: 'Some files have not arrived yet.', missing },
        })
      },
    })
    const { page } = shown
    await handIn(page, ['one', 'two'])
    await page.getByText('Received').waitFor()
    assert.equal(stored.size, 3)
    expectLost(shown)
  })

  test('what the server will not take needs the person, and says why', async () => {
    const shown = await open({
      submissions: (route) =>
        route.fulfill({
          status: 422,
          json: {
            code: 'submission/answers',
            error: 'Some answers are missing or not right. The list says which.',
            errors: { said: ['This is required.'] },
          },
        }),
    })
    const { page } = shown
    await handIn(page, [])
    await page.getByText('Needs you').waitFor()
    await page.getByText('Some answers are missing or not right.').waitFor()
    const there = await page.getByRole('link', { name: 'Correct it' }).getAttribute('href')
    assert.equal(there, `/dashboard/submissions/create/${id(200)}?draft=${id(100)}`)
    expectLost(shown)
    await assertClean(shown)
  })

  test('without a connection it waits, and leaves when the connection is back', async () => {
    let away = true
    const shown = await open({
      submissions: (route) =>
        away ? route.abort('internetdisconnected') : route.fulfill(receipt(sentIn(route))),
    })
    const { page } = shown
    await handIn(page, [])
    await page.getByText('Waits for a connection').waitFor()
    away = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('Received').waitFor()
    expectLost(shown)
  })
})
