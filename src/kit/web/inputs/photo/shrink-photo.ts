import { decodePicture, isHeic } from './decode-picture.ts'
import { asHeicName, asJpegName, fitted } from './photo-size.ts'

/** `decoded` is false for a picture that cannot be read here, which stays as it is. */
export type Shrunk = { file: File; decoded: boolean }

const quality = 0.85

async function jpegOf(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = fitted(picture.width, picture.height)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws no pictures.')
  // JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** The picture upright and no longer than 2048 pixels, made in the browser before anything is sent. */
export async function shrinkPhoto(file: File): Promise<Shrunk> {
  const picture = await decodePicture(file)
  if (picture === undefined) {
    // The server takes a file whose name says what it is.
    const name = (await isHeic(file)) ? asHeicName(file.name) : file.name
    return { file: new File([file], name, { type: file.type }), decoded: false }
  }
  try {
    const blob = await jpegOf(picture)
    const small = new File([blob], asJpegName(file.name), { type: blob.type })
    return { file: small, decoded: true }
  } catch (error) {
    console.warn('A picture could not be made smaller.', error)
    return { file, decoded: false }
  } finally {
    picture.close()
  }
}
