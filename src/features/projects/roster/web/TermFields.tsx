import { TextInput } from '@mantine/core'
import { MultiSelectInput } from '../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { Errors } from '../../plan/web/rhythm.ts'
import type { RosterEntry, RosterPart } from '../roster.contract.ts'

/** From when to when somebody is there, and as what, while it is entered. */
export type ChosenTerm = {
  from_on: string | null
  to_on: string | null
  role: string
  forms: string[]
}

export const termOf = (entry: RosterEntry): ChosenTerm => ({
  from_on: entry.from_on,
  to_on: entry.to_on,
  role: entry.role ?? '',
  forms: entry.forms.map(({ id }) => id),
})

export const bodyOf = ({ from_on, to_on, role, forms }: ChosenTerm) => ({
  from_on: from_on ?? '',
  to_on,
  role: role.trim() || null,
  forms,
})

type Props = {
  part: RosterPart
  forms: readonly { id: string; name: string }[]
  value: ChosenTerm
  errors: Errors
  onChange(next: ChosenTerm): void
}

/** A day is read whole: on a phone the fields stand beneath each other. */
const sideBySide = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' }

export function TermFields({ part, forms, value, errors, onChange }: Props) {
  const { say } = useLanguage()
  const put = (change: Partial<ChosenTerm>) => onChange({ ...value, ...change })
  return (
    <>
      <div className="grid gap-4 items-start" style={sideBySide}>
        <DayInput
          label={say('From')}
          required
          value={value.from_on}
          error={errors.from_on?.[0]}
          onChange={(from_on) => put({ from_on })}
        />
        <DayInput
          label={say('Last day, if known')}
          value={value.to_on}
          error={errors.to_on?.[0]}
          onChange={(to_on) => put({ to_on })}
        />
      </div>
      {part === 'workers' && (
        <TextInput
          label={say('Role on site')}
          description={say('For example carpenter, crane operator, first aider.')}
          maxLength={120}
          value={value.role}
          error={errors.role?.[0]}
          onChange={(event) => put({ role: event.currentTarget.value })}
        />
      )}
      {part === 'clients' && (
        <MultiSelectInput
          label={say('Receives copies of')}
          description={say(
            'By e-mail, as soon as one is submitted for this place, without confidential answers. Each e-mail has a link to stop them.',
          )}
          options={forms}
          labelKey="name"
          maxLabels={2}
          value={value.forms}
          error={errors.forms?.[0]}
          onChange={(chosen) => put({ forms: chosen })}
        />
      )}
    </>
  )
}
