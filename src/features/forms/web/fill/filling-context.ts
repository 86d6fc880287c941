// The filling-in that the questions below stand in. Each question listens to itself alone.
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Key, Snapshot } from '../../../../form-engine/index.ts'
import type { Filling } from '../../definition/filling.ts'
import type { Language, Question } from '../../definition/question.ts'

export type FillingContext = {
  filling: Filling
  language: Language
  readOnly: boolean
  /** Problems of questions that were not touched yet are shown once somebody tried to submit. */
  showAll: boolean
  touched: ReadonlySet<Key>
  onAnswer(key: Key, value: unknown): void
}

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
  language: Language
}
