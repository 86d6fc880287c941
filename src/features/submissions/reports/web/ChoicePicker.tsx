import { Select } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useChoices } from '../../../../register/web/input/choices/use-choices.ts'
import type { CountedSubject } from '../../subjects/subjects.ts'
import { submissions } from '../../submissions.register.ts'

type Props = {
  label: string
  field: 'form' | CountedSubject
  value: string | null
  onChange: (id: string | null) => void
}

/** A form, or what submissions are about. */
export function ChoicePicker({ label, field, value, onChange }: Props) {
  const text = useText()
  const { found, searching } = useChoices(submissions, field, '', true)
  return (
    <Select
      label={label}
      placeholder={text('field_search')}
      searchable
      clearable={field !== 'form'}
      value={value}
      data={found.map(({ id, name }) => ({ value: id, label: name }))}
      nothingFoundMessage={searching ? text('field_searching') : text('input_select_nothing')}
      onChange={onChange}
    />
  )
}
