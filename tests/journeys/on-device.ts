// What this device stores, read as the next page load would find it.
import type { Page } from 'playwright-core'
import { until } from '../until.ts'

/** All that one store of the device's database holds, as text. */
export const textOf = (page: Page, store: string): Promise<string> =>
  page.evaluate(async (name) => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await resultOf(indexedDB.open('plumbline-submissions'))
    const rows = await resultOf<unknown[]>(database.transaction(name).objectStore(name).getAll())
    database.close()
    return JSON.stringify(rows)
  }, store)

/** Until a row on the device says this. */
export const isStored = (page: Page, store: 'drafts' | 'outbox', text: string): Promise<true> =>
  until(async () => (await textOf(page, store)).includes(text), {
    what: `A row of ${store} on the device with “${text}”`,
  })

/** Until a draft on the device says this. */
export const isDrafted = (page: Page, text: string) => isStored(page, 'drafts', text)

/** Until so many photos are on the device and its draft names each of them. */
export const arePhotosDrafted = (page: Page, count: number): Promise<true> =>
  until(
    async () => {
      const drafts = await textOf(page, 'drafts')
      const files: { id: string }[] = JSON.parse(await textOf(page, 'files'))
      return files.length === count && files.every(({ id }) => drafts.includes(id))
    },
    { what: `${count} photos on the device, each named by its draft` },
  )
