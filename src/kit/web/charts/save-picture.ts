// A drawing of the page as a picture of its own: what the styles of the page give it is written into
// the copy, because a saved picture has no page around it.

import { hand } from '../../http/download.web.ts'

const painted = [
  'fill',
  'stroke',
  'stroke-width',
  'font-size',
  'font-weight',
  'opacity',
  'text-anchor',
  'dominant-baseline',
] as const
const margin = 16
const headroom = 32

function withStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [at, original] of [drawing, ...drawing.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(original)
    for (const name of painted) copies[at]?.style.setProperty(name, style.getPropertyValue(name))
  }
  return copy
}

async function rendered(markup: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`
  await image.decode()
  return image
}

/** Saves a drawing as a PNG with its title above it, twice as fine as on the screen. */
export async function savePicture(drawing: SVGSVGElement, title: string): Promise<void> {
  const { width, height } = drawing.getBoundingClientRect()
  const copy = withStyles(drawing)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const page = getComputedStyle(document.body)
  copy.style.fontFamily = page.fontFamily
  const image = await rendered(new XMLSerializer().serializeToString(copy))
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * margin) * 2
  canvas.height = (height + 2 * margin + headroom) * 2
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures.')
  pen.scale(2, 2)
  pen.fillStyle = page.backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = page.color
  pen.font = `600 16px ${page.fontFamily}`
  pen.fillText(title, margin, margin + 14, width)
  pen.drawImage(image, margin, margin + headroom, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (blob === null) throw new Error('The picture could not be made.')
  hand(blob, `${title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.png`)
}
