// A device that several people use, in several tabs, and that may be full: in a real browser.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Route } from 'playwright-core'
import {
  expectLost,
  id,
  inPage,
  left,
  open,
  receipt,
  sentIn,
  submitDraft,
  takes,
} from './device.ts'
import { useBrowser } from './harness.ts'

describe('whose work a device keeps, and how', () => {
  useBrowser()

  test('nothing leaves as somebody else who signs in while it is sent', async () => {
    const stored = new Map<string, string>()
    const sent: string[] = []
    let present = 'me'
    const as = (route: Route) => route.request().headers()['x-account']
    const other = { status: 409, json: { code: 'session/other', error: 'Somebody else is here.' } }
    const shown = await open({
      store_file: async (route, nth) => {
        assert.equal(as(route), 'me')
        // Signed out and in again during the upload, which outlives that.
        if (nth === 1)
          await page.evaluate((user) => localStorage.setItem('user', user), '{"id":"you"}')
        if (nth === 1) present = 'you'
        return takes(stored)(route, nth)
      },
      submissions: (route) => {
        sent.push(`${as(route)} before ${present}`)
        return route.fulfill(present === as(route) ? receipt(sentIn(route)) : other)
      },
    })
    const { page } = shown
    await page.locator('h1').waitFor()
    await submitDraft(page, ['one'], { more: [id(101)] })
    await page.waitForFunction(() => localStorage.getItem('user') === '{"id":"you"}')
    await page.getByText('Waiting for a connection').nth(1).waitFor()
    const states = () =>
      inPage(page, async (device) => (await device.outboxOf('me')).map(({ state }) => state), 0)
    while (!(sent.length === 1 && (await states()).every((state) => state === 'queued')))
      await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.evaluate(() => dispatchEvent(new Event('online')))
    assert.equal(await left(page), 1)
    present = 'me'
    await page.evaluate((user) => localStorage.setItem('user', user), '{"id":"me"}')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('Received').nth(1).waitFor()
    assert.deepEqual(sent, ['me before you', 'me before me', 'me before me'])
    assert.equal(await left(page), 0)
    shown.errors.length = 0
  })

  test('a form that is begun offline begins with its own person’s answers, not with who had the device before', async () => {
    let away = false
    const fillable = {
      form: { id: id(200), name: 'Weekly walk' },
      version: { id: id(300), n: 1, definition: { fields: [], languages: ['en'] } },
      begin: { me: { id: 'me', name: 'Luc' }, project: null, last: { said: 'Mine' } },
    }
    const shown = await open({
      'submission-drafts': (route) =>
        away ? route.abort() : route.fulfill({ json: { data: [] } }),
      [`fillable-forms/${id(200)}`]: (route) =>
        away ? route.abort() : route.fulfill({ json: { data: fillable } }),
    })
    const { page } = shown
    await page.locator('h1').waitFor()
    const lastOf = (account: string) =>
      inPage(
        page,
        async (device, asked) => (await device.begin(asked as never))?.kept.begin?.last ?? null,
        { form: id(200), account, anew: true },
      )
    assert.deepEqual(await lastOf('me'), { said: 'Mine' })
    away = true
    assert.deepEqual([await lastOf('you'), await lastOf('me')], [null, { said: 'Mine' }])
    shown.errors.length = 0
  })

  test('what is typed in two tabs without a connection stands together; the browser is asked once to keep it', async () => {
    const shown = await open()
    const { page } = shown
    await page.locator('h1').waitFor()
    const found = await inPage(
      page,
      async (device, draft) => {
        let asked = 0
        navigator.storage.persist = async () => {
          asked += 1
          return false
        }
        await device.putDraftHere(draft as never)
        const first = (await device.readDraftHere(draft.id)) ?? (draft as never)
        // As each tab shows it.
        const tab = () => {
          const fields = ['before', 'first', 'second'].map((key) => ({ key, label: key }))
          const questions = fields.map((field) => ({ ...field, type: 'text' }) as const)
          const definition = { languages: ['en'], fields: questions } as const
          const filling = device.openFilling(definition, draft.content.answers)
          const open = device.openFillDraft(first, 'v', filling)
          return {
            filling,
            type: async (key: string, value: string) => {
              filling.set(key, value)
              open.typed()
              await open.flush()
            },
            end: () => open.end(),
          }
        }
        const tabs = [tab(), tab()] as const
        await tabs[0].type('first', 'one')
        await tabs[1].type('second', 'two')
        await tabs[0].type('first', 'one and more')
        for (const { end } of tabs) end()
        const kept = await device.readDraftHere(draft.id)
        const [one, other] = tabs.map(({ filling }) => filling.held())
        return [kept?.content.answers, one, other, asked]
      },
      {
        ...{ id: id(100), account: 'me', form: { id: id(200), name: 'Weekly walk' } },
        ...{ revises: null, revision: 0, unsaved: false, stamp: '' },
        ...{ started_at: '2026-11-21T08:00:00Z', saved_at: '2026-11-21T08:00:00Z' },
        content: {
          answers: { before: 'x' },
          context: { on_behalf_of: '', signers: [], location: null, asset: null },
          reason: '',
        },
      },
    )
    const both = { before: 'x', first: 'one', second: 'two' }
    const all = { ...both, first: 'one and more' }
    assert.deepEqual(found, [all, all, both, 1])
    expectLost(shown)
  })

  test('a refusal of a token that is no longer here signs nobody out', async () => {
    const shown = await open({ late: (route) => route.fulfill({ status: 401, json: {} }) })
    const { page } = shown
    await page.locator('h1').waitFor()
    const told = await inPage(
      page,
      async (device, route) => {
        let token = 'old'
        const refusals: number[] = []
        device.setClientHooks({
          token: () => token,
          cookie: () => undefined,
          refused: (status) => void refusals.push(status),
        })
        const late = device.call(route as never, {} as never).catch(() => refusals.length)
        token = 'new'
        await late
        await device.call(route as never, {} as never).catch(() => undefined)
        return [await late, refusals]
      },
      { method: 'GET', path: '/api/late' },
    )
    assert.deepEqual(told, [0, [401]])
    shown.errors.length = 0
  })

  test('a full device sends what it keeps all the same, each thing once, and is empty then', async () => {
    const stored = new Map<string, string>()
    let busy = true
    const shown = await open({
      store_file: takes(stored),
      submissions: (route) => {
        if (busy) return route.fulfill({ status: 503, json: { code: 'server/stopping' } })
        return route.fulfill(receipt(sentIn(route)))
      },
    })
    const { page } = shown
    await page.evaluate(`{
      const real = createImageBitmap
      const full = new Promise((resolve) => { globalThis.goOn = resolve })
      createImageBitmap = async (...given) => { await full; return real(...given) }
    }`)
    await submitDraft(page, ['red'], { photos: true })
    await page.getByText('Sending 0 of 1 files').waitFor()
    // Nothing is written any more; what is deleted goes.
    await page.evaluate(`{
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given)
        this.transaction.abort()
        return request
      }
    }`)
    await page.evaluate('goOn()')
    await page.getByText('Waiting for a connection').waitFor()
    await page.getByText('This device is out of storage.').waitFor()
    const next = () => inPage(page, async (device) => (await device.outboxOf('me'))[0]?.next_at, 0)
    assert.ok(((await next()) ?? 0) > 0, 'It would be tried again at once, for ever.')
    busy = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('Weekly walk').waitFor({ state: 'detached' })
    assert.deepEqual([stored.size, await left(page)], [1, 0])
    shown.errors.length = 0
  })

  test('what gets no answer in time is tried again, and holds up nothing else', async () => {
    const stored = new Map<string, string>()
    const sent: string[] = []
    const shown = await open({
      // The first upload and the first submission get no answer at all.
      store_file: (route, nth) => (nth === 1 ? undefined : takes(stored)(route, nth)),
      submissions: (route, nth) => {
        sent.push(sentIn(route).id)
        return nth === 1 ? undefined : route.fulfill(receipt(sentIn(route)))
      },
    })
    const { page } = shown
    await page.clock.install()
    await page.evaluate(() => {
      // The browser's own clock of a signal is not the page's.
      AbortSignal.timeout = (wait) => {
        const stop = new AbortController()
        setTimeout(() => stop.abort(new DOMException('Too late.', 'TimeoutError')), wait)
        return stop.signal
      }
    })
    const uploading = page.waitForRequest(/store_file/)
    await submitDraft(page, ['one'], { more: [id(101)] })
    await uploading
    const sending = page.waitForRequest(/submissions/)
    while (sent.length === 0) await page.clock.runFor(5000)
    await sending
    while ((await page.getByText('Received').count()) < 2) await page.clock.runFor(5000)
    assert.deepEqual([stored.size, await left(page)], [1, 0])
    assert.deepEqual([...new Set(sent)].sort(), [id(100), id(101)])
    shown.errors.length = 0
  })
})
