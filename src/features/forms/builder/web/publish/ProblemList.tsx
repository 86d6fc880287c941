import { Stack, Text, UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { Say } from '../../../../../kit/sentences.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { PublishProblem } from '../../../definition/publishing/publish-checks.ts'
import { select } from '../../builder-state.ts'
import { useBuilder } from '../draft/builder-store.ts'

/** The catalogue has the problem without the name of its question. */
function said({ message }: PublishProblem, say: Say): string {
  const after = message.lastIndexOf('” ') + 2
  return after < 2 ? say(message) : message.slice(0, after) + say(message.slice(after))
}

/** The problems that prevent publishing, errors first; each leads to its question. */
export function ProblemList({
  problems,
  onJump,
}: {
  problems: readonly PublishProblem[]
  onJump(): void
}) {
  const { text, say } = useLanguage()
  const store = useBuilder()
  if (problems.length === 0)
    return (
      <p className="flex gap-2 text-good">
        <IconCircleCheck size={18} aria-hidden /> {text('builder_nothing_wrong')}
      </p>
    )
  function jump({ field, fields }: PublishProblem) {
    const key = field ?? fields?.[0]
    if (key === undefined) return
    store.run((state) => select(state, key))
    onJump()
  }
  return (
    <Stack gap={6} component="ul" className="bare">
      {problems.map((problem) => {
        const error = problem.severity === 'error'
        const Icon = error ? IconAlertCircle : IconAlertTriangle
        return (
          <li
            key={`${problem.code} ${problem.field} ${problem.message}`}
            data-tone={error ? 'danger' : 'notice'}
          >
            <UnstyledButton
              className="toned flex gap-2 px-3 py-2 w-full rounded"
              onClick={() => jump(problem)}
              disabled={!problem.field && !problem.fields}
            >
              <Icon
                className="flex-none"
                size={18}
                aria-label={text(error ? 'builder_error' : 'builder_warning')}
              />
              <Text size="sm" span>
                {said(problem, say)}
              </Text>
            </UnstyledButton>
          </li>
        )
      })}
    </Stack>
  )
}
