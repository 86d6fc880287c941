// A question's conditions and its parent as they stand in a draft, whatever age the form has.
import { type Conditions, type DependentValue, read } from '../../../../../form-engine/index.ts'
import type { FormDefinition, Question } from '../../../definition/question.ts'

const isRule = (value: unknown): value is Conditions =>
  typeof value === 'object' && value !== null && 'conditions' in value

/** Conditions may have been stored as their JSON text. */
export function conditionsOf({ conditions }: Question): Conditions | null {
  const stored: unknown = conditions
  if (typeof stored !== 'string') return isRule(stored) ? stored : null
  try {
    const parsed: unknown = JSON.parse(stored)
    return isRule(parsed) ? parsed : null
  } catch {
    // No JSON: the engine drops it too, and says so in the list of problems.
    return null
  }
}

export type Dependency = {
  readonly parent: Question | undefined
  /** A parent is named that is not in the form any more. */
  readonly gone: boolean
  readonly value: DependentValue
}

/** The parent is found as the engine finds it: by id, by position or by key. */
export function dependencyOf(question: Question, definition: FormDefinition): Dependency {
  const known = read(definition).definition.fields.find(({ key }) => key === question.key)
  const named = known?.dependent_id ?? question.dependent_id ?? null
  const parent = definition.fields.find(({ key }) => key === named)
  return {
    parent,
    gone: named !== null && named !== '' && parent === undefined,
    value: known?.dependent_value ?? null,
  }
}
