// The head of the first sheet of a matrix.
import type { Tags } from '../../../../kit/pdf/server/tagged.ts'
import { wrap } from '../../../../kit/pdf/server/wrap.ts'
import { type Faces, ink, inside, logoBox, type MatrixPaper, page } from './sheet.server.ts'

type On = { doc: PDFKit.PDFDocument; tags: Tags; faces: Faces; accent: string }

/** The logo; answers with where the name beside it begins. */
function layLogo({ doc, tags }: On, logo: MatrixPaper['brand']['logo'], top: number): number {
  if (logo === null) return page.edge
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const y = top + (logoBox.height - height) / 2
  tags.artifact(() => doc.image(Buffer.from(logo.data), page.edge, y, { width, height }))
  return page.edge + width + 10
}

/** Whose it is, what it is and what was chosen; answers with where the table begins. */
export function layHead(on: On, { brand, title, lead }: MatrixPaper): number {
  const { doc, tags, faces, accent } = on
  let y = page.edge
  const beside = layLogo(on, brand.logo, y)
  doc.fillColor(ink.words)
  tags.piece('P', {}, () => faces.bold.draw([{ words: brand.name, x: beside, y: y + 9 }]))
  y += logoBox.height + 6
  tags.artifact(() =>
    doc
      .moveTo(page.edge, y)
      .lineTo(page.edge + inside, y)
      .lineWidth(1.4)
      .stroke(accent),
  )
  y += 10
  doc.fillColor(accent)
  tags.piece('H1', {}, () => faces.title.draw([{ words: title, x: page.edge, y }]))
  y += 24
  const lines = lead.flatMap((each) => wrap(each, inside, faces.plain.measure))
  doc.fillColor(ink.quiet)
  tags.piece('P', {}, () =>
    faces.plain.draw(lines.map((words, n) => ({ words, x: page.edge, y: y + n * 11 }))),
  )
  return y + lines.length * 11 + 8
}
