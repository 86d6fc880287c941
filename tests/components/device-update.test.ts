// A device on which a version before stored something: in a real browser.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { expectLost, hash, id, inPage, open, receipt, sentIn, takes } from './device.ts'
import { useBrowser } from './harness.ts'

describe('what a device stored before an update', () => {
  useBrowser()

  test('what a version before stored is there after the update, and leaves', async () => {
    const stored = new Map<string, string>()
    const sent: string[] = []
    const shown = await open({
      store_file: takes(stored),
      submissions: (route) => {
        sent.push(sentIn(route).id)
        return route.fulfill(receipt(sentIn(route)))
      },
    })
    const { page } = shown
    await page.locator('h1').waitFor()
    const draft = {
      ...{ id: id(100), account: 'me', form: { id: id(200), name: 'Weekly walk' }, revises: null },
      ...{ answers: { said: 'Typed before' }, reason: '', revision: 1, unsaved: true },
      ...{ context: { on_behalf_of: '', signers: [], location: null, asset: null } },
      ...{ base: { answers: {}, about: {} }, started_at: '', saved_at: '2026-11-21T08:00:00Z' },
    }
    const entry = {
      ...{ id: id(101), account: 'me', form: draft.form, revises: null, reason: '' },
      body: { id: id(101), version: id(300), answers: { seen: [id(1)] }, about: {} },
      ...{ known: [], elsewhere: [], state: 'queued', tries: 0, next_at: 0 },
      ...{ made_at: '2026-11-21T08:05:00Z', trouble: null, receipt: null },
    }
    const file = {
      ...{ id: id(1), draft: id(101), name: 'one.txt', mime: 'text/plain', bytes: 3 },
      ...{ original: false, sha256: hash('one'), server: null, refused: null },
    }
    await page.evaluate(
      async (given) => {
        const done = <Result>(request: IDBRequest<Result>) =>
          new Promise<Result>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        // As version 1 of the database was made.
        await done(indexedDB.deleteDatabase('plumbline-submissions'))
        const opening = indexedDB.open('plumbline-submissions', 1)
        opening.onupgradeneeded = () => {
          const made = opening.result
          for (const name of ['drafts', 'forms', 'outbox'])
            made.createObjectStore(name, { keyPath: 'id' })
          made.createObjectStore('files', { keyPath: 'id' }).createIndex('draft', 'draft')
        }
        const database = await done(opening)
        const all = database.transaction(['drafts', 'outbox', 'files'], 'readwrite')
        await done(all.objectStore('drafts').put(given.draft))
        await done(all.objectStore('outbox').put(given.entry))
        const content = new Blob(['one'])
        await done(all.objectStore('files').put({ ...given.file, content }))
        database.close()
      },
      { draft, entry, file },
    )
    await page.reload()
    await page.locator('h1').waitFor()
    const [first] = await inPage(page, (device, me) => device.draftsHere(me), 'me')
    assert.deepEqual(first?.content.answers, { said: 'Typed before' })
    await inPage(page, async (device, me) => void device.keepSending(me), 'me')
    await page.getByRole('listitem').getByText('Received').waitFor()
    assert.deepEqual([sent, [...stored.values()]], [[id(101)], [hash('one')]])
    // What was not submitted is still being typed.
    assert.equal((await inPage(page, (device, me) => device.draftsHere(me), 'me')).length, 1)
    expectLost(shown)
  })
})
