import { Stack } from '@mantine/core'
import type { Question } from '../../../definition/question.ts'
import { ConditionBuilder } from './ConditionBuilder.tsx'
import { ConditionWarnings } from './ConditionWarnings.tsx'
import { DependentSection } from './DependentSection.tsx'
import { isHead } from './under.ts'
import { usePruneOnLeave } from './use-prune-on-leave.ts'

/** The tab of when a question is asked. */
export function FieldConditions({ question }: { question: Question }) {
  usePruneOnLeave(question.key)
  return (
    <Stack gap="lg">
      <ConditionWarnings question={question} />
      {/* What decides over a section decides over its questions; a parent would over its line alone. */}
      {!isHead(question) && <DependentSection question={question} />}
      <ConditionBuilder question={question} />
    </Stack>
  )
}
