import { Stack } from '@mantine/core'
import { MultiSelectInput } from '../../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { groupOf } from '../../../definition/grouped.ts'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { useAssets, useSource } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'

/** A type of asset, and assets of it. */
export function AssetAnswer(props: AnswerProps) {
  const text = useText()
  const { value, onChange, readOnly } = props
  const { of: assetType, members } = groupOf(value, 'assetType', 'assets')
  const types = useSource('asset-types')
  const assets = useAssets(assetType)
  return (
    <Stack gap="xs">
      <SelectInput
        {...fieldOf(props)}
        options={types.rows}
        labelKey="name"
        value={assetType}
        onChange={(next) => onChange(next === null ? null : { assetType: next, assets: [] })}
      />
      <ListState of={types} />
      {assetType !== null && (
        <MultiSelectInput
          label={text('form_assets_of_type')}
          readOnly={readOnly}
          options={assets.rows}
          valueKey="value"
          labelKey="text"
          value={members}
          onChange={(chosen) => onChange({ assetType, assets: chosen })}
        />
      )}
      <ListState of={assets} />
    </Stack>
  )
}
