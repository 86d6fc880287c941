import { Stack } from '@mantine/core'
import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { RowsInput } from '../../../../../register/web/input/choices/RowsInput.tsx'
import { groupOf } from '../../../definition/grouped.ts'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { roles } from '../roles.ts'
import { useAccounts } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'

/** A role, and people who hold it. */
export function RoleAnswer(props: AnswerProps) {
  const text = useText()
  const { value, onChange, readOnly } = props
  const { of: role, members } = groupOf(value, 'role', 'accounts')
  const list = useAccounts(role)
  return (
    <Stack gap="xs">
      <SelectInput
        {...fieldOf(props)}
        options={roles.map(({ id, label }) => ({ id, label: text(label) }))}
        value={role}
        onChange={(next) => onChange(next === null ? null : { role: next, accounts: [] })}
      />
      {role !== null && (
        <RowsInput
          label={text('form_people_of_role')}
          readOnly={readOnly}
          target="accounts"
          rows={list.all}
          value={members}
          onChange={(accounts) => onChange({ role, accounts })}
        />
      )}
      <ListState of={list} />
    </Stack>
  )
}
