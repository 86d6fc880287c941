// The filling-in that the questions below stand in. Each question listens to itself alone.
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Key, Snapshot } from '../../../../form-engine/index.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { Filling } from '../../definition/filling/filling.ts'
import type { Missing } from '../../definition/filling/progress.ts'
import { type Remark, remarkName } from '../../definition/filling/remarks.ts'
import type { Question } from '../../definition/question.ts'

type ListedRow = { id: string; name: string }

/** What questions choose from where the calls of the staff are not open: the form brings it. `of`: the type of an asset,
 *  the role of an account. */
export type BroughtLists = {
  asset_types: readonly ListedRow[]
  assets: readonly (ListedRow & { of: string })[]
  accounts: readonly (ListedRow & { of: string })[]
}

export type FillingContext = {
  filling: Filling
  language: Locale
  readOnly: boolean
  /** Problems of questions that were not touched yet are shown once somebody tried to submit. */
  showAll: boolean
  /** What the server would not take, in its words, until it is answered anew. */
  refused?: ReadonlyMap<Key, string>
  /** Marked as what is to be answered anew. */
  toCorrect?: ReadonlySet<Key>
  /** Where it is there, nothing else is chosen from. */
  lists?: BroughtLists
  onAnswer(key: Key, value: unknown): void
  /** The whole filling, which has the remarks, and where in it the questions below stand. */
  remarks: {
    filling: Filling
    path: readonly string[]
    onRemark(name: string, remark: Remark): void
  }
  /** The id of the element that a question stands in. */
  idOf(key: Key): string
}

export const placeOf = (key: Key): string => `question-${key}`
export const placeWithin = (group: Key, item: string, key: Key): string =>
  `within-${group}-${item}-${key}`

type Where = Pick<Missing, 'key' | 'item'> & Partial<Pick<Missing, 'problem'>>

/** Where on the page something is missing. */
export const placeOfMissing = ({ key, item, problem }: Where): string =>
  problem?.remark !== undefined
    ? placeOfRemark(problem.remark)
    : item === undefined
      ? placeOf(key)
      : placeWithin(item.group.key, item.id, key)

/** Where a remark is written. */
export const placeOfRemark = (name: string): string => `remark-${name}`

export const Fill = createContext<FillingContext | undefined>(undefined)

export function useFill(): FillingContext {
  const context = use(Fill)
  if (context === undefined) throw new Error('A question stands outside a form.')
  return context
}

/** The question's state; drawn again only when the engine says that it changed. */
export function useSnapshot(key: Key): Snapshot {
  const { filling } = useFill()
  const subscribe = useCallback((told: () => void) => filling.subscribe(key, told), [filling, key])
  return useSyncExternalStore(subscribe, () => filling.get(key))
}

/** A remark of a question here, or of a row of it. */
export function useRemark(...within: readonly string[]) {
  const { filling, path, onRemark } = useFill().remarks
  const name = remarkName(...path, ...within)
  const remark = useSyncExternalStore(filling.watch, () => filling.remarks.get(name)) ?? none
  return { name, remark, latest: () => filling.remarks.get(name) ?? none, onRemark }
}
const none: Remark = {}

/** What every kind of answer is given. */
export type AnswerProps = {
  question: Question
  value: unknown
  onChange(value: unknown): void
  label: string
  description?: string
  error: string | undefined
  required: boolean
  readOnly: boolean
  language: Locale
}
