// What of the matrix is shown: the same on the screen and in the sheet.
import { type ShownCells, shownLetters } from './letters.ts'

type Course = { category: string }
type Person = { name: string; detail: string | null }
export type MatrixTable<C extends Course = Course, P extends Person = Person> = {
  courses: readonly C[]
  people: readonly P[]
  /** A text for each person, a letter for each course. */
  cells: readonly string[]
}
type Narrowing = { search: string; category?: string | undefined; show: ShownCells }

const folded = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

export function narrowMatrix<C extends Course, P extends Person>(
  { courses, people, cells }: MatrixTable<C, P>,
  { search, category, show }: Narrowing,
): MatrixTable<C, P> {
  const columns = courses.flatMap((course, at) =>
    category === undefined || course.category === category ? [at] : [],
  )
  const wanted = folded(search.trim())
  const letters = shownLetters[show]
  const rows = people.flatMap(({ name, detail }, at) => {
    if (wanted !== '' && !folded(`${name} ${detail ?? ''}`).includes(wanted)) return []
    const row = cells[at] ?? ''
    const isShown = show === 'all' || columns.some((column) => letters.includes(row[column] ?? '.'))
    return isShown ? [at] : []
  })
  // A course that nobody of them needs or has is no column.
  const used = columns.filter((column) => rows.some((at) => (cells[at]?.[column] ?? '.') !== '.'))
  return {
    courses: used.flatMap((at) => courses[at] ?? []),
    people: rows.flatMap((at) => people[at] ?? []),
    cells: rows.map((at) => used.map((column) => cells[at]?.[column] ?? '.').join('')),
  }
}
