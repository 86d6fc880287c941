import { asJpegName, fitted } from './photo-size.ts'

/** `decoded` is false for a picture this browser cannot read (HEIC in most), which stays as it is. */
export type Shrunk = { file: File; decoded: boolean }

/** The picture upright and no longer than 2048 pixels, made in the browser before anything is sent. */
export async function shrinkPhoto(file: File): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (bitmap === null) return { file, decoded: false }
  const { width, height } = fitted(bitmap.width, bitmap.height)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) return { file, decoded: true }
  // JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  return { file: new File([blob], asJpegName(file.name), { type: blob.type }), decoded: true }
}
