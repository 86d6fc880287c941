// When a picture was taken, as the camera wrote it into a JPEG. Making the picture small drops all
// that the camera wrote, the place among it, so this is read before.

const exifPointer = 0x8769
const original = 0x9003
const changed = 0x0132

/** The part of a JPEG that holds what the camera wrote, as TIFF. */
function tiffIn(bytes: DataView): DataView | undefined {
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 10 < bytes.byteLength; ) {
    const marker = bytes.getUint16(at)
    const length = bytes.getUint16(at + 2)
    if (marker < 0xffe0 || length < 2) return undefined
    if (marker === 0xffe1 && bytes.getUint32(at + 4) === 0x45786966)
      return new DataView(
        bytes.buffer,
        bytes.byteOffset + at + 10,
        Math.min(length - 8, bytes.byteLength - at - 10),
      )
    at += 2 + length
  }
  return undefined
}

/** Where each tag of a directory has its value, or the value itself. */
function tagsAt(tiff: DataView, start: number, little: boolean): Map<number, number> {
  const count = tiff.getUint16(start, little)
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const entry = start + 2 + at * 12
      return [tiff.getUint16(entry, little), tiff.getUint32(entry + 8, little)]
    }),
  )
}

function dateAt(tiff: DataView, at: number | undefined): string | undefined {
  if (at === undefined) return undefined
  const letters = Array.from({ length: 19 }, (_, next) => tiff.getUint8(at + next))
  const found = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(String.fromCharCode(...letters))
  return found === null || found[1] === '0000'
    ? undefined
    : `${found[1]}-${found[2]}-${found[3]}T${found[4]}`
}

/** `2026-11-21T07:45:00` on the camera's clock; nothing where it is not said. */
export function takenAt(beginning: ArrayBuffer): string | undefined {
  try {
    const tiff = tiffIn(new DataView(beginning))
    if (tiff === undefined) return undefined
    const little = tiff.getUint16(0) === 0x4949
    const main = tagsAt(tiff, tiff.getUint32(4, little), little)
    const pointer = main.get(exifPointer)
    const exif = pointer === undefined ? undefined : tagsAt(tiff, pointer, little)
    return dateAt(tiff, exif?.get(original)) ?? dateAt(tiff, main.get(changed))
  } catch (error) {
    // Cut short, or not what it says it is: then it does not say when.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What a camera writes stands at the beginning. */
const beginning = 256 * 1024

/** The same of a file. */
export const whenTaken = async (file: Blob): Promise<string | undefined> =>
  takenAt(await file.slice(0, beginning).arrayBuffer())
