import { useMemo } from 'react'
import { compile, type FormProblem } from '../../../../../form-engine/index.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import type { Question } from '../../../definition/question.ts'
import { decidedOver } from '../../../definition/sections.ts'
import { useBuilder } from '../draft/builder-store.ts'
import { useDebouncedDefinition } from '../draft/use-debounced-definition.ts'

const concerns = ({ field, fields }: FormProblem, key: string) =>
  field === key || (fields?.includes(key) ?? false)

/** What the conditions of this question make impossible, said where they are made. */
export function ConditionWarnings({ question: { key } }: { question: Question }) {
  const text = useText()
  const definition = useDebouncedDefinition(useBuilder())
  const problems = useMemo(
    () => compile(decidedOver(definition).definition).problems.filter((one) => concerns(one, key)),
    [definition, key],
  )
  const labels = new Map(definition.fields.map((field) => [field.key, field.label || field.key]))
  const cycle = problems.find(({ code }) => code === 'cycle' || code === 'self-reference')
  const never = problems.some(({ code }) => code === 'never-shown')
  return (
    <>
      {cycle !== undefined && (
        <Notice tone="danger">
          {text('condition_cycle', {
            fields: (cycle.fields ?? [key]).map((one) => `“${labels.get(one) ?? one}”`).join(' → '),
          })}
        </Notice>
      )}
      {never && <Notice tone="danger">{text('condition_never')}</Notice>}
    </>
  )
}
