// The builder's state for the screen: each component subscribes to its own part, so that a letter typed in
// one of five hundred questions renders one question.
import { createContext, use, useSyncExternalStore } from 'react'
import type { Key } from '../../../../../form-engine/index.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { makeStateStore, type StateStore } from '../../../../../kit/web/state-store.ts'
import type { FormDefinition, Question } from '../../../definition/question.ts'
import { type BuilderState, opened } from '../../builder-state.ts'

export type BuilderStore = StateStore<BuilderState>

export const makeBuilderStore = (definition: FormDefinition): BuilderStore =>
  makeStateStore(opened(definition))

export const Builder = createContext<BuilderStore | undefined>(undefined)

export function useBuilder(): BuilderStore {
  const store = use(Builder)
  if (store === undefined) throw new Error('A part of the builder stands outside it.')
  return store
}

/** `pick` must return the same value until the state changes. */
export function useBuilt<Value>(pick: (state: BuilderState) => Value): Value {
  const store = useBuilder()
  return useSyncExternalStore(store.subscribe, () => pick(store.state()))
}

export const useSelected = (): Key | undefined => useBuilt(({ selected }) => selected)
export const useQuestion = (key: Key | undefined): Question | undefined =>
  useBuilt(({ definition }) => definition.fields.find((field) => field.key === key))
/** The language that a question is written in before it is translated. */
export const useFirstLanguage = (): Locale =>
  useBuilt(({ definition }) => definition.languages[0] ?? 'en')

let counted: { fields: readonly Question[]; keys: readonly Key[] } = { fields: [], keys: [] }

/** The keys in order: the same list until a question comes, goes or moves. */
export const useKeys = (): readonly Key[] =>
  useBuilt(({ definition: { fields } }) => {
    if (fields === counted.fields) return counted.keys
    const same =
      fields.length === counted.keys.length &&
      fields.every(({ key }, at) => key === counted.keys[at])
    counted = { fields, keys: same ? counted.keys : fields.map(({ key }) => key) }
    return counted.keys
  })
