// The conditions of one question, and steps on them that can be taken back.
import { useCallback, useMemo } from 'react'
import type { Conditions } from '../../../../../form-engine/index.ts'
import type { Question } from '../../../definition/question.ts'
import { change } from '../../builder-state.ts'
import { useBuilder } from '../draft/builder-store.ts'
import { conditionsOf } from './conditions-of.ts'

export type RuleStep = (rule: Conditions) => Conditions | null
/** `typing` names the row that letters are typed in: a run of them is one step. */
export type RunStep = (step: RuleStep, typing?: string) => void

export function useRule(question: Question) {
  const store = useBuilder()
  const { key } = question
  const rule = useMemo(() => conditionsOf(question), [question])
  const runOn = useCallback(
    (step: (rule: Conditions | null) => Conditions | null, typing?: string) =>
      store.run((state) => {
        const now = state.definition.fields.find((field) => field.key === key)
        if (now === undefined) return state
        return change(state, key, { conditions: step(conditionsOf(now)) }, typing)
      }),
    [store, key],
  )
  const run = useCallback<RunStep>(
    (step, typing) => runOn((now) => now && step(now), typing),
    [runOn],
  )
  return { rule, runOn, run }
}
