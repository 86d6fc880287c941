import { Checkbox, Group, Radio, Stack } from '@mantine/core'
import { locales } from '../../../../kit/locales.ts'
import { oneOf } from '../../../../kit/own.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { InDialog } from '../../../../kit/web/page/in-dialog.ts'
import type { AnyRow } from '../../../../register/define.ts'
import { RegisterForm } from '../../../../register/web/form/RegisterForm.tsx'
import { failAsks } from '../../definition/question.ts'
import { forms } from '../../forms.register.ts'
import { setLanguages, setOnFail } from '../builder-state.ts'
import { useBuilder, useBuilt } from './draft/builder-store.ts'

type Props = {
  form: string
  /** With the row where it was saved. */
  onDone(row: AnyRow | undefined): void
}

/** What holds of the form beside its questions: its row in the register, and its languages. */
export function SettingsPane({ form, onDone }: Props) {
  const text = useText()
  const store = useBuilder()
  const offered = useBuilt(({ definition }) => definition.languages)
  const onFail = useBuilt(({ definition }) => definition.on_fail ?? 'offered')
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
      <Radio.Group
        label={text('builder_on_fail')}
        description={text('builder_on_fail_lead')}
        value={onFail}
        onChange={(chosen) => {
          const asks = oneOf(failAsks, chosen)
          if (asks !== undefined) store.run((state) => setOnFail(state, asks))
        }}
      >
        <Stack gap="xs" mt="xs">
          {failAsks.map((one) => (
            <Radio key={one} value={one} label={text(`builder_on_fail_${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {/* The screen has the form's title already. */}
      <InDialog value={form}>
        <RegisterForm register={forms} web={{}} id={form} onClose={onDone} />
      </InDialog>
    </Stack>
  )
}
