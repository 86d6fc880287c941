import { Button, NumberInput, Select, Stack, Switch } from '@mantine/core'
import { oneOf } from '../../../../../kit/own.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { canAskForPhoto, failsWithoutPhoto } from '../../../definition/filling/photo-of-fail.ts'
import { severities } from '../../../definition/question.ts'
import { wantPhoto } from '../../want-photo.ts'
import { useBuilder, useBuilt } from '../draft/builder-store.ts'
import type { FacetProps } from './FieldInfo.tsx'

/** What becomes of a failed item: how bad it is, when it is due, whether a photo is wanted. */
export function DeficiencyFacet({ question, set }: FacetProps) {
  const text = useText()
  const store = useBuilder()
  const fields = useBuilt(({ definition }) => definition.fields)
  const rule = question.deficiency ?? null
  if (!(question.options ?? []).some(({ fails }) => fails === true)) return null
  const wanted = rule?.photo_required === true
  const possible = canAskForPhoto(question)
  const askForPhoto = () => store.run((state) => wantPhoto(state, question.key))
  return (
    <Stack gap="xs">
      <Switch
        label={text('builder_deficiency')}
        checked={rule !== null}
        onChange={(event) =>
          set({ deficiency: event.currentTarget.checked ? { severity: 'medium' } : null })
        }
      />
      {rule !== null && (
        <>
          <Select
            label={text('builder_deficiency_severity')}
            allowDeselect={false}
            data={severities.map((value) => ({ value, label: text(`severity_${value}`) }))}
            value={rule.severity}
            onChange={(chosen) => {
              const severity = oneOf(severities, chosen)
              if (severity !== undefined) set({ deficiency: { ...rule, severity } })
            }}
          />
          <NumberInput
            label={text('builder_deficiency_due')}
            min={0}
            allowDecimal={false}
            value={rule.due_days ?? ''}
            onChange={(typed) =>
              set({ deficiency: { ...rule, due_days: typed === '' ? null : Number(typed) } }, 'due')
            }
          />
          {(possible || wanted) && (
            <Switch
              label={text('builder_deficiency_photo')}
              checked={wanted}
              onChange={(event) =>
                event.currentTarget.checked
                  ? askForPhoto()
                  : set({ deficiency: { ...rule, photo_required: false } })
              }
            />
          )}
          {possible && failsWithoutPhoto(question, fields).length > 0 && (
            <Button size="compact-sm" variant="default" onClick={askForPhoto}>
              {text('builder_deficiency_photo_ask')}
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}
