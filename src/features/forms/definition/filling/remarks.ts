// What people add to a question without being asked: words, photos, an action. A remark belongs to its question, to the
// row of a matrix, to an item of a group: where that is not shown, the remark is not there either.
import type { Attached } from '../attached.ts'
import type { FailAsks, Question, QuestionOption } from '../question.ts'
import type { Filling, FillingProblem, GroupItem } from './filling.ts'
import type { FailedAnswer } from './outcome.ts'
import { asksOf } from './photo-of-fail.ts'
import { isAnswered } from './progress.ts'

/** What is to be done about it; by whom and by when, where somebody says. */
export type RemarkAction = {
  readonly title: string
  readonly owner?: string
  /** `YYYY-MM-DD` */
  readonly due?: string
}

export type Remark = {
  readonly note?: string
  /** As the answer of a photo question names them. */
  readonly photos?: readonly (string | Attached)[]
  readonly action?: RemarkAction
}
/** By the names of their places. */
export type Remarks = Readonly<Record<string, Remark>>

const nameOf = (part: string) => part.replaceAll('%', '%25').replaceAll('/', '%2F')
const partOf = (name: string) => name.replaceAll('%2F', '/').replaceAll('%25', '%')

/** `question`, `matrix/row`, `group/item/question` or `group/item/matrix/row`, each part escaped. */
export const remarkName = (...path: readonly string[]): string => path.map(nameOf).join('/')
export const pathOfRemark = (name: string): string[] => name.split('/').map(partOf)

export const remarkOfFailed = ({ question, row, item }: FailedAnswer): string =>
  remarkName(
    ...(item === undefined ? [] : [item.group.key, item.id]),
    question.key,
    ...(row === undefined ? [] : [row.id]),
  )

export const isEmptyRemark = ({ note = '', photos = [], action }: Remark): boolean =>
  note.trim() === '' && photos.length === 0 && action === undefined

/** The questions on the way to a remark, from the outermost; none where it has no question. */
export function questionsOfRemark(fields: readonly Question[], name: string): Question[] {
  const at = (within: readonly Question[], [key, , ...more]: string[]): Question[] => {
    const found = within.find((question) => question.key === key)
    if (found?.fields === undefined || more.length === 0) return found === undefined ? [] : [found]
    const inner = at(found.fields, more)
    return inner.length === 0 ? [] : [found, ...inner]
  }
  return at(fields, pathOfRemark(name))
}

export type RemarkPlace = {
  readonly question: Question
  readonly row?: QuestionOption
  readonly item?: GroupItem
}

function placeAt(filling: Filling, [key, part, ...more]: string[]): RemarkPlace | undefined {
  const question = filling.definition.fields.find((one) => one.key === key)
  if (question === undefined || !isAnswered(question) || !filling.get(question.key).visible)
    return undefined
  if (part === undefined) return { question }
  if (question.type === 'matrix') {
    const row = question.rows?.find(({ id }) => id === part)
    return row === undefined || more.length > 0 ? undefined : { question, row }
  }
  const item = filling.items(question.key).find(({ id }) => id === part)
  const inner = item === undefined || more.length === 0 ? undefined : placeAt(item.filling, more)
  return item === undefined || inner === undefined ? undefined : { ...inner, item }
}

/** Where a remark stands, as long as that is shown. */
export const remarkPlace = (filling: Filling, name: string): RemarkPlace | undefined =>
  placeAt(filling, pathOfRemark(name))

/** The remarks whose places are shown: what may be stored. */
export const shownRemarks = (filling: Filling): Remarks =>
  Object.fromEntries(
    Object.entries(filling.remarks.all()).filter(
      ([name, remark]) => !isEmptyRemark(remark) && remarkPlace(filling, name) !== undefined,
    ),
  )

/** What a failed item, or an action, must say and does not. */
export type RemarkProblemCode = 'fail-words' | 'fail-photo' | 'action-words'

/** Where a question of its own asks for the photo of this fail, none is asked for beside the words. */
export const isPhotoAsked = (filling: Filling, key: string): boolean =>
  filling.definition.fields.some(
    (one) => one.type === 'photo' && asksOf(one, key) && filling.get(one.key).visible,
  )

/** `filling`: the one that the question stands in; `asks`: what the form wants of a fail. */
export function remarkLacks(
  filling: Filling,
  question: Question,
  { note = '', photos = [] }: Remark,
  asks: FailAsks | undefined,
): RemarkProblemCode | undefined {
  if (asks !== 'words' && asks !== 'words_and_photo') return undefined
  if (note.trim() === '') return 'fail-words'
  const isPhotoMissing = asks === 'words_and_photo' && photos.length === 0
  return isPhotoMissing && !isPhotoAsked(filling, question.key) ? 'fail-photo' : undefined
}

const lacks: Record<RemarkProblemCode, string> = {
  'fail-words': 'does not say what is wrong',
  'fail-photo': 'has no photo of what is wrong',
  'action-words': 'has an action that does not say what is to be done',
}

export const isActionUnsaid = ({ action }: Remark): boolean => action?.title.trim() === ''

type Found = { code: RemarkProblemCode; remark: string; question: Question; item?: GroupItem }

/** Of each failed item, the first thing that it must say and does not. */
const failsUnsaid = (filling: Filling): Found[] =>
  filling.failed().flatMap((failed): Found[] => {
    const { question, item } = failed
    const remark = remarkOfFailed(failed)
    const said = filling.remarks.get(remark) ?? {}
    const code = remarkLacks(item?.filling ?? filling, question, said, filling.definition.on_fail)
    return code === undefined ? [] : [{ code, remark, question, ...(item && { item }) }]
  })

const actionsUnsaid = (filling: Filling): Found[] =>
  Object.entries(filling.remarks.all()).flatMap(([remark, said]): Found[] => {
    const place = isActionUnsaid(said) ? remarkPlace(filling, remark) : undefined
    return place === undefined ? [] : [{ code: 'action-words', remark, ...place }]
  })

/** What keeps a filling from being submitted because something beside its answers is not said. */
export const remarkProblems = (filling: Filling): FillingProblem[] =>
  [...failsUnsaid(filling), ...actionsUnsaid(filling)].map(
    ({ code, remark, question, item }): FillingProblem => ({
      code,
      severity: 'error',
      field: (item?.group ?? question).key,
      message: `“${question.label}” ${lacks[code]}`,
      remark,
      ...(item !== undefined && { item, inner: question.key }),
    }),
  )

/** The remarks of one filling, those of hidden questions too. */
export type RemarkStore = {
  get(name: string): Remark | undefined
  all(): Remarks
  /** One that is empty is gone. */
  set(name: string, remark: Remark): void
}

export function openRemarks(given: Remarks, changed: () => void): RemarkStore {
  const remarks = new Map(Object.entries(given))
  return {
    get: (name) => remarks.get(name),
    all: () => Object.fromEntries(remarks),
    set(name, remark) {
      if (isEmptyRemark(remark)) remarks.delete(name)
      else remarks.set(name, remark)
      changed()
    },
  }
}
