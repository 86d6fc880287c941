// Logos as papers, mails and pages show them: one small picture on white, made once.
import { buffer } from 'node:stream/consumers'
import { type FileStore, NotStored } from '../../../kit/files/server/file-store.ts'
import { isUnreadable, pictureWithin } from '../../../kit/files/server/picture.ts'
import { errorFields, type Log } from '../../../kit/log/log.server.ts'
import type { Brand, StoredBrand } from '../brand.ts'

export type SmallLogo = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}
/** A brand with its picture: plain data, for who draws. */
export type DrawnBrand = Pick<Brand, 'name' | 'colour'> & { readonly logo: SmallLogo | null }

/** Sharp on paper at 300 dots an inch, and on a screen of two dots a pixel. */
const box = { width: 640, height: 160 }
/** No company has more than a few. */
const mostMade = 200

const made = new Map<string, Promise<SmallLogo>>()

async function make(store: FileStore, key: string): Promise<SmallLogo> {
  const original = await buffer(await store.read(key))
  const { data, info } = await pictureWithin(box, original)
    // Papers are white: what is clear in the picture is, too, on a dark page and in a mail.
    .flatten({ background: '#fff' })
    .png({ palette: true, quality: 90 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** To be called outside of a transaction. */
export function smallLogo(store: FileStore, key: string): Promise<SmallLogo> {
  const there = made.get(key)
  if (there !== undefined) return there
  const making = make(store, key)
  const first = made.keys().next().value
  if (made.size >= mostMade && first !== undefined) made.delete(first)
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}

/** Nothing where it could not be read: what it was for goes without. */
async function logoOf(store: FileStore, key: string, log?: Log): Promise<SmallLogo | null> {
  try {
    return await smallLogo(store, key)
  } catch (error) {
    if (!(error instanceof NotStored || isUnreadable(error))) throw error
    log?.warn('a logo could not be read', { key, ...errorFields(error) })
    return null
  }
}

export async function drawBrand(
  store: FileStore,
  { name, colour, logoKey }: StoredBrand,
  log: Log,
): Promise<DrawnBrand> {
  return { name, colour, logo: logoKey === null ? null : await logoOf(store, logoKey, log) }
}

/** As the page of a mail shows it. */
export async function mailLogo(
  store: FileStore,
  key: string,
  log?: Log,
): Promise<{ data: Uint8Array; mime: string } | null> {
  const logo = await logoOf(store, key, log)
  return logo === null ? null : { data: logo.data, mime: 'image/png' }
}
