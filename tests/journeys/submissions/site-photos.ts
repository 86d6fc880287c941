// Photos that tell themselves apart by what they show: the person who has one can say which it is.
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

const colours = [
  [210, 40, 30],
  [30, 160, 60],
  [40, 70, 200],
  [230, 190, 20],
  [150, 50, 170],
  [90, 90, 90],
] as const

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The photo of this number, from 1 on, as it is chosen. */
export async function photo(nth: number) {
  const [r = 0, g = 0, b = 0] = colours[nth - 1] ?? []
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: { r, g, b } },
  })
    .png()
    .toBuffer()
  return { name: `photo-${nth}.png`, mimeType: 'image/png', buffer }
}

/** Which photo these bytes show, whatever format they are in. */
export async function colourIn(bytes: Buffer): Promise<number> {
  const { channels } = await sharp(bytes).stats()
  return (
    1 +
    colours.findIndex((one) => one.every((at, i) => Math.abs(at - (channels[i]?.mean ?? 0)) < 5))
  )
}

/** The photos that this device keeps, by name, with the hash of the bytes that it holds. */
export async function storedPhotos(page: Page): Promise<Map<string, string>> {
  const kept = await page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await resultOf(indexedDB.open('plumbline-submissions'))
    const files = database.transaction('files').objectStore('files')
    const all = await resultOf<{ name: string; content: Blob }[]>(files.getAll())
    database.close()
    return Promise.all(
      all.map(async ({ name, content }) => ({
        name,
        bytes: [...new Uint8Array(await content.arrayBuffer())],
      })),
    )
  })
  return new Map(kept.map(({ name, bytes }) => [name, hashOf(Buffer.from(bytes))]))
}
