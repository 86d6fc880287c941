// A device before a server that fails as a real one does, for tests of its drafts and its outbox.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import type { openFilling } from '../../src/features/forms/definition/index.ts'
import type * as Store from '../../src/features/submissions/filling/web/device/store.ts'
import type { Outgoing } from '../../src/features/submissions/filling/web/device/stored.ts'
import type { begin } from '../../src/features/submissions/filling/web/draft/begin.ts'
import type { openFillDraft } from '../../src/features/submissions/filling/web/draft/open-draft.ts'
import type * as Files from '../../src/kit/drafts/web/stored-files.ts'
import type { DraftFile } from '../../src/kit/drafts/web/stored-files.ts'
import type { call, setClientHooks } from '../../src/kit/http/client.web.ts'
import { openAt, type Shown } from './harness.ts'

export type Device = typeof Store &
  typeof Files & {
    hashOf(content: Blob): Promise<string>
    begin: typeof begin
    openFillDraft: typeof openFillDraft
    openFilling: typeof openFilling
    putOutgoing(entry: Outgoing): Promise<void>
    keepSending(account: string): () => void
    sendNow(account: string, hurry?: boolean): Promise<void>
    call: typeof call
    setClientHooks: typeof setClientHooks
  }

/** Of bytes, a letter each. */
export const hash = (content: string) =>
  createHash('sha256').update(content, 'latin1').digest('hex')
export const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`

type Answers = Record<string, (route: Route, nth: number) => Promise<void> | void>

/** Opens a device with nothing on it; `answers` say what each call gets, by the end of its path. */
export async function open(answers: Answers = {}): Promise<Shown> {
  const counts = new Map<string, number>()
  return await openAt('/outbox.html', {}, { locale: 'en-CA' }, async (page) => {
    await page.addInitScript(() => localStorage.setItem('user', '{"id":"me"}'))
    await page.route('**/api/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const [path, answer] = Object.entries(answers).find(([end]) => pathname.endsWith(end)) ?? []
      if (path === undefined || answer === undefined) return route.abort()
      counts.set(path, (counts.get(path) ?? 0) + 1)
      return answer(route, counts.get(path) ?? 0)
    })
  })
}

export const inPage = <Given, Result>(
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

/** Puts a submission with files of these contents into the outbox and sends it; as photos that were
 *  just taken, each of a colour. `more`: others without files after it. */
export async function submitDraft(
  page: Page,
  contents: readonly string[],
  { times = 1, photos = false, more = [] as readonly string[] } = {},
): Promise<void> {
  await page.locator('h1').waitFor()
  const files = contents.map((content, at) => ({ id: id(at + 1), content, sha256: hash(content) }))
  await inPage(
    page,
    async (device, { files: all, entry, repeat, painted, others }) => {
      async function paint(colour: string): Promise<Blob> {
        const canvas = new OffscreenCanvas(40, 30)
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('The browser draws no pictures.')
        context.fillStyle = colour
        context.fillRect(0, 0, 40, 30)
        return canvas.convertToBlob({ type: 'image/png' })
      }
      for (const { content, ...file } of all)
        await device.putFile({
          ...file,
          ...(painted && { sha256: '' }),
          draft: entry.id,
          name: `${file.id}.${painted ? 'png' : 'txt'}`,
          mime: painted ? 'image/png' : 'text/plain',
          bytes: content.length,
          original: painted,
          content: painted ? await paint(content) : new Blob([content]),
          server: null,
          refused: null,
        } as DraftFile)
      await device.putOutgoing(entry as unknown as Outgoing)
      for (const other of others)
        await device.putOutgoing({
          ...entry,
          id: other,
          body: { ...entry.body, id: other, answers: {} },
          made_at: '2026-11-21T08:06:00Z',
        } as unknown as Outgoing)
      device.keepSending('me')
      for (let turn = 0; turn < repeat; turn += 1) device.sendNow('me', true)
    },
    {
      files,
      others: more,
      repeat: times,
      painted: photos,
      entry: {
        id: id(100),
        kind: 'submission',
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

/** Takes a file as the server does: another id, the hash of the bytes that arrived. */
export const takes =
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
export const sentIn = (route: Route) => route.request().postDataJSON() as Sent
export const receipt = (sent: Sent, files = sent.files) => ({
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
      taken_out: [],
    },
  },
})
export const left = (page: Page) =>
  inPage(page, async (device, draft) => (await device.filesOf(draft)).length, id(100))
const noConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|422/
export function expectLost(shown: Shown): void {
  const odd = shown.errors.filter((error) => !noConnection.test(error))
  assert.deepEqual(odd, [])
  shown.errors.length = 0
}
