// What the device keeps while a form is filled, and how it is sent: in a real browser, with a server
// that fails as a real one does.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  expectLost,
  hash,
  id,
  inPage,
  left,
  open,
  receipt,
  sentIn,
  submitDraft,
  takes,
} from './device.ts'
import { assertClean, useBrowser } from './harness.ts'

describe('what a device keeps and sends', () => {
  useBrowser()

  test('drafts outlive the page, each for whose they are; one thrown away takes its files along', async () => {
    const shown = await open()
    const { page } = shown
    await page.locator('h1').waitFor()
    await inPage(
      page,
      async (device, drafts) => {
        for (const draft of drafts) await device.putDraftHere(draft as never)
        await device.putFile({ id: 'f', draft: 'a', content: new Blob(['x']) } as never)
      },
      [
        {
          id: 'a',
          account: 'me',
          saved_at: '2026-11-21T08:00:00Z',
          revises: null,
          stamp: '',
          content: { answers: { q: 1 } },
        },
        {
          id: 'b',
          account: 'me',
          saved_at: '2026-11-21T09:00:00Z',
          revises: null,
          stamp: '',
          content: { answers: {} },
        },
        {
          id: 'c',
          account: 'you',
          saved_at: '2026-11-21T10:00:00Z',
          revises: null,
          stamp: '',
          content: { answers: {} },
        },
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
    await submitDraft(page, ['one', 'two'], { times: 10 })
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
    await submitDraft(page, ['one', 'two'])
    await page.getByText('Received').waitFor()
    // The one that was not named has been sent again.
    assert.equal(stored.size, 3)
    await assertClean(shown)
  })

  test('what a photo of another device is, is learnt without fetching it', async () => {
    const asked: string[] = []
    const photo = id(900)
    const shown = await open({
      [`files/${photo}`]: (route) => {
        asked.push(route.request().method())
        return route.fulfill({ headers: { etag: `"${hash('elsewhere')}"` }, body: '' })
      },
      submissions: (route) => {
        const sent = sentIn(route)
        assert.deepEqual(sent.files, [{ id: photo, sha256: hash('elsewhere') }])
        return route.fulfill(receipt(sent))
      },
    })
    const { page } = shown
    await page.locator('h1').waitFor()
    await inPage(
      page,
      async (device, entry) => {
        await device.putOutgoing(entry as never)
        device.keepSending('me')
      },
      {
        ...{ id: id(100), account: 'me', form: { id: id(200), name: 'Weekly walk' } },
        ...{ kind: 'submission', revises: null, reason: '', known: [], elsewhere: [photo] },
        state: 'queued',
        body: { id: id(100), version: id(300), answers: { seen: [photo] }, about: {} },
        ...{ tries: 0, next_at: 0, made_at: '2026-11-21T08:05:00Z', trouble: null, receipt: null },
      },
    )
    await page.getByText('Received').waitFor()
    assert.deepEqual(asked, ['HEAD'])
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
    await submitDraft(page, ['one', 'two'])
    await page.getByText('Received').waitFor()
    assert.equal(stored.size, 3)
    expectLost(shown)
  })

  test('six photos outlive a page that ends before they are made small, and arrive as they are here', async () => {
    const stored = new Map<string, string>()
    const shown = await open({
      store_file: takes(stored),
      submissions: (route) => route.fulfill(receipt(sentIn(route))),
    })
    const { page } = shown
    await page.evaluate('createImageBitmap = () => new Promise(() => undefined)')
    await submitDraft(page, ['red', 'green', 'blue', 'gold', 'plum', 'gray'], { photos: true })
    await page.getByText('Sending 0 of 6 files').waitFor()
    await page.reload()
    await page.locator('h1').waitFor()
    assert.equal(await left(page), 6)
    // An original never leaves.
    assert.equal(stored.size, 0)
    await inPage(page, async (device, me) => void device.keepSending(me), 'me')
    // What arrived is compared with what was made here before anything is forgotten.
    await page.getByRole('listitem').getByText('Received').waitFor()
    assert.equal(new Set(stored.values()).size, 6)
    assert.equal(await left(page), 0)
    await assertClean(shown)
  })

  test('what the server will not take needs the person, and says why', async () => {
    const shown = await open({
      store_file: takes(new Map()),
      submissions: (route) =>
        route.fulfill({
          status: 422,
          json: {
            code: 'submission/answers',
            error: 'Some answers are missing or wrong. See the list.',
            errors: { said: ['This is required.'] },
          },
        }),
    })
    const { page } = shown
    await submitDraft(page, ['one'])
    await page.getByText('Needs your attention').waitFor()
    await page.getByText('Some answers are missing or wrong.').waitFor()
    const there = await page.getByRole('link', { name: 'Correct it' }).getAttribute('href')
    assert.equal(there, `/dashboard/submissions/create/${id(200)}?draft=${id(100)}`)
    expectLost(shown)
    await assertClean(shown)
    // What can be of no use any more is thrown away, once that has been asked.
    const button = (name: string) => page.getByRole('button', { name })
    await button('Discard').click()
    await page.getByText(/will be deleted/).waitFor()
    await assertClean(shown)
    await button('Cancel').click()
    assert.equal(await left(page), 1)
    await button('Discard').click()
    await button('Discard').click()
    await page.getByText('Needs your attention').waitFor({ state: 'detached' })
    while ((await left(page)) > 0) await page.evaluate(() => new Promise(requestAnimationFrame))
    expectLost(shown)
  })

  test('without a connection it waits, and leaves when the connection is back', async () => {
    let away = true
    const shown = await open({
      submissions: (route) =>
        away ? route.abort('internetdisconnected') : route.fulfill(receipt(sentIn(route))),
    })
    const { page } = shown
    await submitDraft(page, [])
    await page.getByText('Waiting for a connection').waitFor()
    away = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('Received').waitFor()
    expectLost(shown)
  })
})
