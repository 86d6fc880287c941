// A section is its line and the questions under it, up to the next section or page: it folds, moves and is
// copied as one.
import type { Key } from '../../../form-engine/index.ts'
import type { Question } from '../definition/question.ts'

type Fields = readonly Question[]

const isSection = (field: Question | undefined) => field?.type === 'section'
const beginsOne = ({ type }: Question) => type === 'section' || type === 'page'

/** Where what belongs to a line ends; any other question is alone. */
export function endOf(fields: Fields, at: number): number {
  if (!isSection(fields[at])) return at + 1
  const next = fields.findIndex((field, place) => place > at && beginsOne(field))
  return next < 0 ? fields.length : next
}

/** The keys of a section with its questions; of any other question its own. */
export function blockOf(fields: Fields, key: Key): Key[] {
  const at = fields.findIndex((field) => field.key === key)
  return at < 0 ? [] : fields.slice(at, endOf(fields, at)).map((field) => field.key)
}

export const endOfFolded = (fields: Fields, folded: readonly Key[], at: number): number =>
  folded.includes(fields[at]?.key ?? '') ? endOf(fields, at) : at + 1

/** What the canvas shows: of a folded section its line alone. */
export function shownKeys(fields: Fields, folded: readonly Key[]): Key[] {
  if (folded.length === 0) return fields.map(({ key }) => key)
  const hidden = new Set(folded.flatMap((key) => blockOf(fields, key).slice(1)))
  return fields.flatMap(({ key }) => (hidden.has(key) ? [] : [key]))
}

/** The folded sections without the one that hides this question. */
export function opensFor(
  fields: Fields,
  folded: readonly Key[],
  key: Key | undefined,
): readonly Key[] {
  if (folded.length === 0 || key === undefined) return folded
  const hides = (section: Key) => blockOf(fields, section).slice(1).includes(key)
  return folded.some(hides) ? folded.filter((section) => !hides(section)) : folded
}

/** Whether these keys are one whole section. */
export const isBlock = (fields: Fields, keys: readonly Key[]): boolean => {
  const [first = ''] = keys
  const at = fields.findIndex(({ key }) => key === first)
  return isSection(fields[at]) && blockOf(fields, first).join() === keys.join()
}

/** The place at which a section may be put down that is nearest: where a section or a page begins, or the
 *  end. */
export function nearestJoint(fields: Fields, place: number): number {
  const joints = [...fields.flatMap((field, at) => (beginsOne(field) ? [at] : [])), fields.length]
  return joints.reduce((best, one) => (Math.abs(one - place) < Math.abs(best - place) ? one : best))
}

/** The next such place before or after a whole section; undefined where there is none. */
export function nextJoint(fields: Fields, from: number, by: 1 | -1): number | undefined {
  const end = endOf(fields, from)
  if (by > 0) {
    if (end >= fields.length) return undefined
    const next = fields.findIndex((field, at) => at > end && beginsOne(field))
    return next < 0 ? fields.length : next
  }
  const before = fields.findLastIndex((field, at) => at < from && beginsOne(field))
  return before < 0 ? undefined : before
}
