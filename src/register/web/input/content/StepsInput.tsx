import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import {
  columnsOfStep,
  inLanguage,
  type Step,
  type StepWords,
} from '../../../../kit/writing/content.ts'
import classes from './content-input.module.css'

type Props = {
  steps: readonly Step[]
  locale: Locale
  disabled: boolean
  onChange(next: Step[]): void
}

const noWords: StepWords = { step: '', hazards: '', controls: '' }

/** The steps of a job: what is done, what can hurt people there, what is done against it. */
export function StepsInput({ steps, locale, disabled, onChange }: Props) {
  const { text } = useLanguage()
  const change = (next: Step) => onChange(steps.map((step) => (step.id === next.id ? next : step)))
  return (
    <div className="stack gap-2">
      <ol className={classes.steps}>
        {steps.map((step, at) => {
          const said = step.words[locale] ?? noWords
          const other = inLanguage(step.words, locale)?.said
          return (
            <li key={step.id} className={classes.step}>
              <span className={classes.number}>{at + 1}</span>
              {columnsOfStep.map((name) => (
                <Textarea
                  key={name}
                  label={text(`content_${name}`)}
                  autosize
                  minRows={1}
                  maxLength={1000}
                  disabled={disabled}
                  placeholder={other?.[name] ?? ''}
                  value={said[name]}
                  onChange={({ target }) =>
                    change({
                      ...step,
                      words: { ...step.words, [locale]: { ...said, [name]: target.value } },
                    })
                  }
                />
              ))}
              {!disabled && (
                <div className={classes.tools}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    disabled={at === 0}
                    aria-label={text('content_step_up', { number: at + 1 })}
                    onClick={() => onChange(steps.toSpliced(at, 1).toSpliced(at - 1, 0, step))}
                  >
                    <IconArrowUp size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={text('content_step_remove', { number: at + 1 })}
                    onClick={() => onChange(steps.toSpliced(at, 1))}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {!disabled && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          className={classes.addStep ?? ''}
          onClick={() => onChange([...steps, { id: newId(), words: {} }])}
        >
          {text('content_step_add')}
        </Button>
      )}
    </div>
  )
}
