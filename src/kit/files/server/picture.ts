// Pictures as copies for others: upright, no larger than needed. A copy does not say where, when and with
// which device the picture was taken.
import sharp, { type Sharp } from 'sharp'

// Each copy is of another picture: to keep them would only fill the memory.
sharp.cache(false)
sharp.concurrency(1)

/** A picture that unpacks to more is none of a site. */
const limitInputPixels = 120_000_000

/** In the original's format, unless the caller chooses another. */
export const pictureWithin = (
  most: number | { width: number; height: number },
  original: Buffer,
): Sharp =>
  sharp(original, { limitInputPixels, failOn: 'none' })
    .rotate()
    .resize({
      ...(typeof most === 'number' ? { width: most, height: most } : most),
      fit: 'inside',
      withoutEnlargement: true,
    })

/** Whether the original is what could not be read. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && /input|vips|heif/i.test(error.message)
