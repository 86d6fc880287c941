import { Checkbox, Group, Stack } from '@mantine/core'
import { locales } from '../../../../kit/locales.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { RegisterForm } from '../../../../register/web/form/RegisterForm.tsx'
import { forms } from '../../forms.register.ts'
import { setLanguages } from '../builder-state.ts'
import { useBuilder, useBuilt } from './draft/builder-store.ts'

/** What holds of the form beside its questions: its row in the register, and its languages. */
export function SettingsPane({ form }: { form: string }) {
  const text = useText()
  const store = useBuilder()
  const offered = useBuilt(({ definition }) => definition.languages)
  const [first] = offered
  return (
    <Stack component="section" aria-label={text('builder_settings')}>
      <Checkbox.Group
        label={text('builder_languages')}
        description={text('builder_languages_lead')}
        value={[...offered]}
      >
        <Group mt="xs">
          {locales.map((one) => (
            <Checkbox
              key={one}
              value={one}
              label={languageNames[one]}
              disabled={one === first}
              onChange={(event) =>
                store.run((state) =>
                  setLanguages(
                    state,
                    event.currentTarget.checked
                      ? [...offered, one]
                      : offered.filter((other) => other !== one),
                  ),
                )
              }
            />
          ))}
        </Group>
      </Checkbox.Group>
      <RegisterForm register={forms} web={{}} id={form} />
    </Stack>
  )
}
