import { Anchor, Group } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { screenByName } from '../../../access/screens.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { addressOf } from '../../../register/screens-of.ts'
import { RegisterForm } from '../../../register/web/form/RegisterForm.tsx'
import { forms } from '../forms.register.ts'
import { ImportForm } from './ImportForm.tsx'

const pathOf = (name: string, ...values: string[]) => {
  const screen = screenByName.get(name)
  return screen === undefined ? '/dashboard' : addressOf(screen, ...values)
}

/** A new form: its settings, then the builder. Or one that is there already: in the library, in a file. */
export default function NewFormScreen() {
  const text = useText()
  const navigate = useNavigate()
  const holds = useHolds()
  const toBuilder = (id: string) => void navigate(pathOf('forms-edit', id), { replace: true })
  return (
    <>
      <Group gap="lg" mb="md">
        {holds('form-defaults.view') && (
          <Anchor component={Link} to={pathOf('forms-default')}>
            {text('new_form_from_library')}
          </Anchor>
        )}
        <ImportForm onMade={toBuilder} />
      </Group>
      <RegisterForm
        register={forms}
        web={{}}
        onClose={(row) => (row === undefined ? void navigate(pathOf('forms')) : toBuilder(row.id))}
      />
    </>
  )
}
