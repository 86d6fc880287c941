// The sheets that the matrix is laid on: letter, lying, with the names at the left and a column for each course.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { DrawnBrand } from '../../../../access/brand/server/small-logo.ts'
import { Face } from '../../../../kit/pdf/server/face.ts'
import { wrap } from '../../../../kit/pdf/server/wrap.ts'
import type { CellLetter } from '../letters.ts'
import type { MatrixTable } from '../narrow.ts'

export type MatrixPaper = {
  brand: DrawnBrand
  title: string
  /** Under the title: what was chosen, how much there is. */
  lead: readonly string[]
  language: string
  made: Date
  matrix: MatrixTable<{ category: string; name: string }>
  /** The letters that the legend explains, with their words. */
  legend: readonly (readonly [CellLetter, string])[]
  person: string
  /** What stands at the foot of page `n`, which has these of all courses. */
  foot(n: number, courses: { from: number; to: number; all: number }): string
}

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
)
export const page = { width: 792, height: 612, edge: 36 }
export const inside = page.width - 2 * page.edge
export const names = 168
/** As narrow as two lines of a course’s name may be, as wide as they need be. */
export const column = { least: 22, most: 46 }
const mostColumns = Math.floor((inside - names) / column.least)
export const row = 14
export const headLine = 8.5
const longestHead = 118
export const legendAt = page.height - page.edge - 26
export const bottom = legendAt - 6
export const logoBox = { width: 150, height: 30 }
export const ink = { words: '#14202b', quiet: '#51606e', rule: '#d9dfe4', ground: '#eceff1' }

export function facesOf(doc: PDFKit.PDFDocument) {
  const face = (name: string, file: string, points: number) =>
    new Face(doc, name, join(fonts, `DejaVuSansCondensed${file}.ttf`), points)
  return {
    plain: face('plain', '', 8),
    small: face('plain', '', 7),
    bold: face('bold', '-Bold', 10),
    mark: face('bold', '-Bold', 7.5),
    title: face('bold', '-Bold', 15),
  }
}
export type Faces = ReturnType<typeof facesOf>

/** Where each band of courses begins: of about the same width. */
export function bandsOf(count: number): readonly (readonly [from: number, to: number])[] {
  const bands = Math.max(1, Math.ceil(count / mostColumns))
  const each = Math.ceil(count / bands)
  return Array.from({ length: bands }, (_, n) => [n * each, Math.min(count, (n + 1) * each)])
}

/** The names of courses as they stand over their columns, upright: what does not fit is cut. */
export function headsOf(
  courses: readonly string[],
  width: number,
  face: Face,
): readonly (readonly string[])[] {
  const lines = Math.max(1, Math.floor((width - 3) / headLine))
  return courses.map((name) => {
    const all = wrap(name, longestHead, face.measure)
    const last = all[lines - 1]
    return all.length <= lines || last === undefined
      ? all
      : [...all.slice(0, lines - 1), `${last.slice(0, -1)}…`]
  })
}
