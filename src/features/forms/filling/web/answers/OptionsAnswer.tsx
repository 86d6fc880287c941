import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { FieldGroup } from '../../../../../kit/web/inputs/FieldGroup.tsx'
import { labelIn, type QuestionOption } from '../../../definition/question.ts'
import classes from '../fill.module.css'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** Of so few letters are the numbers of a scale. */
const shortest = 2

/** Words that stand side by side on a phone; longer ones, and many, are a list to tick. */
const sideBySide = 20

/** The longest word that a third of a phone takes; a choice of three is one row there. */
const inAThird = 11

const several = new Set(['checkbox', 'multiplechoice'])

/** What is offered, and what was chosen once and is offered no longer. */
export const offered = (options: readonly QuestionOption[] = [], chosen: readonly string[]) =>
  options.filter(({ id, archived }) => archived !== true || chosen.includes(id))

/** Choices that stand in sight, large enough for a gloved thumb. */
export function OptionsAnswer(props: AnswerProps) {
  const { question, value, onChange, language, readOnly } = props
  const id = useId()
  const many = several.has(question.type)
  const chosen = [value ?? []].flat().map(String)
  const options = offered(question.options, chosen)
  const longest = Math.max(...options.map((option) => labelIn(option, language).length))
  const short = longest <= shortest
  const few = options.length <= 3 && longest <= sideBySide
  const listed = !few && !short
  const words = options.flatMap((option) => labelIn(option, language).split(/\s/))
  const oneRow = few && words.every(({ length }) => length <= inAThird)
  const { readOnly: _, ...group } = fieldOf(props)
  function toggle(option: string) {
    if (!many) return onChange(chosen.includes(option) && !props.required ? null : option)
    onChange(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option])
  }
  return (
    <FieldGroup {...group}>
      <div
        className={`${classes.options} grid gap-2 mt-2`}
        data-few={few || undefined}
        data-short={short || undefined}
        data-row={oneRow || undefined}
        data-listed={listed || undefined}
      >
        {options.map((option) => {
          const checked = chosen.includes(option.id)
          return (
            <label key={option.id} className={classes.option} data-tone={option.tone}>
              <input
                type={many ? 'checkbox' : 'radio'}
                name={id}
                checked={checked}
                disabled={readOnly}
                onChange={() => toggle(option.id)}
                onClick={() => !many && checked && toggle(option.id)}
              />
              {listed ? (
                <span className={classes.sign} data-many={many || undefined} aria-hidden>
                  {checked && <IconCheck size={14} stroke={3} />}
                </span>
              ) : (
                checked && <IconCheck size={14} stroke={3} className={classes.corner} aria-hidden />
              )}
              {labelIn(option, language)}
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
