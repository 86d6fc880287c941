import { Select } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useChoices } from '../../../../register/web/input/choices/use-choices.ts'
import type { WholeSubmission } from '../../reading/web/whole-of.ts'
import { submissions } from '../../submissions.register.ts'

type Props = { of: WholeSubmission; value: string | null; onChange: (id: string | null) => void }

/** Where it was sent twice: the one that counts, found by its number. */
export function ChooseTwin({ of, value, onChange }: Props) {
  const { text, say } = useLanguage()
  const [typed, setTyped] = useState('')
  const { found } = useChoices(submissions, 'duplicate_of', typed, true)
  return (
    <Select
      mt="md"
      label={say(submissions.fields.duplicate_of.label)}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={text('input_select_nothing')}
      data={found
        .filter(({ id }) => id !== of.id)
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
