import { Stack, Text, UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type Say, useLanguage } from '../../../../kit/web/language/Language.tsx'
import { select } from '../../builder/builder-state.ts'
import type { Found } from '../../definition/publish-checks.ts'
import classes from './builder.module.css'
import { useBuilder } from './builder-store.ts'

/** What is wrong stands in the tables without the name of the question before it. */
function said({ message }: Found, say: Say): string {
  const after = message.lastIndexOf('” ') + 2
  return after < 2 ? say(message) : message.slice(0, after) + say(message.slice(after))
}

/** What stands in the way of publishing, errors first; each leads to its question. */
export function ProblemList({ problems, onJump }: { problems: readonly Found[]; onJump(): void }) {
  const { text, say } = useLanguage()
  const store = useBuilder()
  if (problems.length === 0)
    return (
      <p className={classes.fine}>
        <IconCircleCheck size={18} aria-hidden /> {text('builder_nothing_wrong')}
      </p>
    )
  function jump({ field, fields }: Found) {
    const key = field ?? fields?.[0]
    if (key === undefined) return
    store.run((state) => select(state, key))
    onJump()
  }
  return (
    <Stack gap={6} component="ul" className={classes.problems}>
      {problems.map((problem) => {
        const error = problem.severity === 'error'
        const Icon = error ? IconAlertCircle : IconAlertTriangle
        return (
          <li
            key={`${problem.code} ${problem.field} ${problem.message}`}
            data-tone={error ? 'danger' : 'notice'}
          >
            <UnstyledButton
              onClick={() => jump(problem)}
              disabled={!problem.field && !problem.fields}
            >
              <Icon size={18} aria-label={text(error ? 'builder_error' : 'builder_warning')} />
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
