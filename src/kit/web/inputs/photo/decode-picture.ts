// A picture as the browser can draw it: read by itself, or, a HEIC from a phone that it cannot read,
// by a decoder of ours that is fetched for the occasion.
import type { Decoded } from './heic.worker.ts'

/** However large the picture and slow the phone: then it is sent as it is. */
const longest = 60_000

const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** By what the file begins with; its name and type may say anything. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer())
  return head.slice(4, 8) === 'ftyp' && brands.has(head.slice(8))
}

async function decodeHeic(file: Blob): Promise<ImageBitmap | undefined> {
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' })
  try {
    const drawn = await new Promise<Decoded>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Decoded>) => resolve(data)
      worker.onerror = () => resolve(undefined)
      setTimeout(() => resolve(undefined), longest)
      worker.postMessage(bytes, [bytes])
    })
    if (drawn === undefined) return undefined
    const pixels = new ImageData(drawn.width, drawn.height)
    pixels.data.set(drawn.data)
    return await createImageBitmap(pixels)
  } finally {
    worker.terminate()
  }
}

/** Upright, or nothing where it cannot be read here. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | undefined> {
  const own = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  return own ?? ((await isHeic(file)) ? decodeHeic(file) : undefined)
}
