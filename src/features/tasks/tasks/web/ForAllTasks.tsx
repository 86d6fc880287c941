import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { labelOf } from '../../../../register/define.ts'
import { hiddenIn } from '../../../../register/shown-when.ts'
import type { FormValues } from '../../../../register/web/form/save/values.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { tasks } from '../tasks.register.ts'
import classes from './tasks.module.css'

const names = [
  'project',
  'repeats',
  'repeats_every',
  'repeats_from',
  'repeats_until',
  'attachments',
] as const
const wide = new Set<string>(['repeats', 'attachments'])

type Props = {
  values: FormValues
  busy: boolean
  onChange(name: string, value: unknown): void
}

/** What several new tasks have in common. */
export function ForAllTasks({ values, busy, onChange }: Props) {
  const { say, text } = useLanguage()
  const hidden = hiddenIn(tasks, values)
  return (
    <fieldset className={classes.forAll}>
      <legend className="title-3">{text('task_for_all')}</legend>
      {names
        .filter((name) => !hidden.has(name))
        .map((name) => {
          const field = tasks.fields[name]
          return (
            <div key={name} data-wide={wide.has(name) || undefined}>
              <KindInput
                register={tasks}
                name={name}
                field={field}
                label={say(labelOf(name, field))}
                value={values[name]}
                onChange={(value) => onChange(name, value)}
                error={undefined}
                disabled={busy}
                row={undefined}
              />
            </div>
          )
        })}
    </fieldset>
  )
}
