// Pictures in a grid of two or three, upright, with what was drawn over them and what was said of them.
import { marksOf } from '../../../../kit/drawing/shapes.ts'
import {
  type Box,
  type Flow,
  inkOf,
  inside,
  leadOf,
  paper as page,
} from '../../../../kit/pdf/server/flow.ts'
import type { Attached } from '../../../forms/definition/index.ts'
import type { PaperFile } from '../paper.ts'
import type { PaperLanguage } from '../readable.ts'

/** A picture made small; nothing where it could not be read. */
export type Photo = { readonly data: Uint8Array; readonly width: number; readonly height: number }
export type Photos = Readonly<Record<string, Photo | null>>
export type Pictures = { readonly logo: Photo | null; readonly photos: Photos }

const gap = 12
type Tile = { readonly width: number; readonly height: number }
const tileOf = (across: number, height: number): Tile => ({
  width: (inside - (across - 1) * gap) / across,
  height,
})
const few = { across: 2, tile: tileOf(2, 150) }
const many = { across: 3, tile: tileOf(3, 124) }
const gridOf = (count: number) => (count > 2 ? many : few)

/** The question and the first of its pictures stand on one page. */
export const pictureRow = (count: number): number => gridOf(count).tile.height + 34

/** The largest box of the picture's own shape. */
function fitted({ width, height }: Photo, tile: Tile, { x, y }: Pick<Box, 'x' | 'y'>): Box {
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

/** What a person hears who does not see it: its number, its question and the words drawn over it. */
function wordsFor(attached: Attached, n: number, label: string, { text }: PaperLanguage): string {
  const drawn = (attached.annotations?.shapes ?? []).flatMap((shape) =>
    'text' in shape && shape.text ? [shape.text] : [],
  )
  return [text('photo_of', { n, label }), attached.caption, ...drawn].filter(Boolean).join('. ')
}

type Hung = {
  photo: Photo | null | undefined
  tile: Tile
  at: { x: number; y: number }
  missing: string
  alt: string
}

function drawTile(flow: Flow, attached: Attached, { photo, tile, at, missing, alt }: Hung): number {
  const { doc } = flow
  if (photo === null || photo === undefined) {
    flow.fill({ ...at, width: tile.width, height: 40 }, inkOf.ground)
    flow.place(flow.linesOf(missing, tile.width - 16, 'small').slice(0, 3), at.y + 8, {
      x: at.x + 8,
      look: 'small',
      color: inkOf.quiet,
    })
    return 40
  }
  const box = fitted(photo, tile, at)
  flow.figure(alt, box, () => {
    doc.image(Buffer.from(photo.data), box.x, box.y, { width: box.width, height: box.height })
    drawOver(flow, attached, box)
  })
  return box.height
}

export type Hanging = {
  photos: Photos
  files: Readonly<Record<string, PaperFile>>
  reading: PaperLanguage
  /** The question that they answer. */
  label: string
}

export function layPhotos(flow: Flow, attached: readonly Attached[], hanging: Hanging): void {
  const { photos, files, reading, label } = hanging
  const { across, tile } = gridOf(attached.length)
  for (let at = 0; at < attached.length; at += across) {
    const row = attached.slice(at, at + across)
    const captions = row.map((one, n) =>
      flow.linesOf(captionOf(one, at + n + 1, reading), tile.width, 'small'),
    )
    const heights = row.map(({ id }) => {
      const photo = photos[id]
      return photo ? fitted(photo, tile, { x: 0, y: 0 }).height : 40
    })
    const words = Math.max(...captions.map((lines) => lines.length)) * leadOf('small')
    flow.keep(Math.max(...heights) + words + 8)
    const top = flow.y
    const ends = row.map((one, n) => {
      const x = page.edge + n * (tile.width + gap)
      const height = drawTile(flow, one, {
        photo: photos[one.id],
        tile,
        at: { x, y: top },
        missing: reading.text('file_missing', { name: files[one.id]?.name ?? one.id }),
        alt: wordsFor(one, at + n + 1, label, reading),
      })
      return flow.place(captions[n] ?? [], top + height + 3, {
        x,
        look: 'small',
        color: inkOf.quiet,
      })
    })
    flow.y = Math.max(...ends) + 6
  }
}
