// Pictures, two beside each other, upright, with what was drawn over them and what was said of them.
import { marksOf } from '../../../../kit/drawing/shapes.ts'
import { type Flow, inkOf, inside, leadOf, paper as page } from '../../../../kit/pdf/server/flow.ts'
import type { Attached } from '../../../forms/definition/index.ts'
import type { PaperFile } from '../paper.ts'
import type { PaperLanguage } from '../readable.ts'

/** A picture made small; nothing where it could not be read. */
export type Photo = { readonly data: Uint8Array; readonly width: number; readonly height: number }
export type Photos = Readonly<Record<string, Photo | null>>
export type Pictures = { readonly logo: Photo | null; readonly photos: Photos }

const gap = 12
const tile = { width: (inside - gap) / 2, height: 176 }

type Box = { x: number; y: number; width: number; height: number }

/** The largest box of the picture's own shape. */
function fitted({ width, height }: Photo, { x, y }: Pick<Box, 'x' | 'y'>): Box {
  const scale = Math.min(tile.width / width, tile.height / height)
  return { x, y, width: width * scale, height: height * scale }
}

function drawOver({ doc }: Flow, { annotations }: Attached, box: Box): void {
  if (annotations === undefined || annotations.shapes.length === 0) return
  doc.save().rect(box.x, box.y, box.width, box.height).clip()
  doc.translate(box.x, box.y).scale(box.width / annotations.width, box.height / annotations.height)
  doc.lineCap('round').lineJoin('round')
  for (const mark of marksOf(annotations)) {
    if ('path' in mark) {
      doc.path(mark.path).lineWidth(mark.edgeThick).stroke(mark.edge)
      doc.path(mark.path).lineWidth(mark.thick).stroke(mark.color)
      continue
    }
    const top = mark.y - mark.size * 0.8
    doc.font('bold').fontSize(mark.size).lineWidth(mark.edgeThick)
    doc.strokeColor(mark.edge).text(mark.text, mark.x, top, { stroke: true, lineBreak: false })
    doc.fillColor(mark.color).text(mark.text, mark.x, top, { lineBreak: false })
  }
  doc.restore()
}

function captionOf(attached: Attached, n: number, reading: PaperLanguage): string {
  const { text } = reading
  const taken = attached.taken_at?.replace('T', ' ').slice(0, 16)
  return [
    text('photo_number', { n }),
    attached.caption,
    taken === undefined ? undefined : text('caption_taken', { when: taken }),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ')
}

function drawTile(
  flow: Flow,
  attached: Attached,
  photo: Photo | null | undefined,
  at: { x: number; y: number },
  missing: string,
): number {
  const { doc } = flow
  if (photo === null || photo === undefined) {
    doc.rect(at.x, at.y, tile.width, 40).fill(inkOf.ground)
    flow.place(flow.linesOf(missing, tile.width - 16, 'small').slice(0, 3), at.y + 8, {
      x: at.x + 8,
      look: 'small',
      color: inkOf.quiet,
    })
    return 40
  }
  const box = fitted(photo, at)
  doc.image(Buffer.from(photo.data), box.x, box.y, { width: box.width, height: box.height })
  drawOver(flow, attached, box)
  return box.height
}

export function layPhotos(
  flow: Flow,
  attached: readonly Attached[],
  photos: Photos,
  files: Readonly<Record<string, PaperFile>>,
  reading: PaperLanguage,
): void {
  for (let at = 0; at < attached.length; at += 2) {
    const pair = attached.slice(at, at + 2)
    const captions = pair.map((one, n) =>
      flow.linesOf(captionOf(one, at + n + 1, reading), tile.width, 'small'),
    )
    const heights = pair.map(({ id }) => {
      const photo = photos[id]
      return photo ? fitted(photo, { x: 0, y: 0 }).height : 40
    })
    const words = Math.max(...captions.map((lines) => lines.length)) * leadOf('small')
    flow.keep(Math.max(...heights) + words + 8)
    const top = flow.y
    const ends = pair.map((one, n) => {
      const x = page.edge + n * (tile.width + gap)
      const name = files[one.id]?.name ?? one.id
      const height = drawTile(
        flow,
        one,
        photos[one.id],
        { x, y: top },
        reading.text('file_missing', { name }),
      )
      return flow.place(captions[n] ?? [], top + height + 3, {
        x,
        look: 'small',
        color: inkOf.quiet,
      })
    })
    flow.y = Math.max(...ends) + 6
  }
}
