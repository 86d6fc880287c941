import { Stack } from '@mantine/core'
import { chooseRole, type RoleChoice } from '../../../../../../form-engine/index.ts'
import { SelectInput } from '../../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../../../../kit/web/language/Language.tsx'
import { RowsInput } from '../../../../../../register/web/input/choices/RowsInput.tsx'
import { groupOf } from '../../../../definition/grouped.ts'
import { ListState } from '../../../../filling/web/ListState.tsx'
import { roles } from '../../../../filling/web/roles.ts'
import { useAccounts } from '../../../../filling/web/use-listed.ts'

type Props = {
  label: string
  value: unknown
  onChange(choice: RoleChoice): void
  error?: string | undefined
}

/** A role, and accounts that hold it: picking another role begins them anew. */
export function RoleChoiceInput({ label, value, onChange, error }: Props) {
  const text = useText()
  const { of: role, members: accounts } = groupOf(value, 'role', 'accounts')
  const list = useAccounts(role)
  return (
    <Stack gap="xs">
      <SelectInput
        label={label}
        error={error}
        options={roles.map(({ id, label: name }) => ({ id, label: text(name) }))}
        value={role}
        onChange={(next) => onChange(chooseRole(next))}
      />
      {role !== null && (
        <div>
          <RowsInput
            label={text('form_people_of_role')}
            target="accounts"
            rows={list.all}
            value={accounts}
            onChange={(chosen) => onChange({ role, accounts: chosen })}
          />
          <ListState of={list} />
        </div>
      )}
    </Stack>
  )
}
