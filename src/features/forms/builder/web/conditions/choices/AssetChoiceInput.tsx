import { Stack } from '@mantine/core'
import { type AssetChoice, chooseAssetType } from '../../../../../../form-engine/index.ts'
import { MultiSelectInput } from '../../../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import { SelectInput } from '../../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../../../../kit/web/language/Language.tsx'
import { groupOf } from '../../../../definition/grouped.ts'
import { ListState } from '../../../../filling/web/ListState.tsx'
import { useAssets, useSource } from '../../../../filling/web/use-listed.ts'

type Props = {
  label: string
  value: unknown
  onChange(choice: AssetChoice): void
  error?: string | undefined
}

/** A type of asset, and assets of it: another type clears them and loads its own. */
export function AssetChoiceInput({ label, value, onChange, error }: Props) {
  const text = useText()
  const { of: assetType, members: assets } = groupOf(value, 'assetType', 'assets')
  const types = useSource('asset-types')
  const list = useAssets(assetType)
  return (
    <Stack gap="xs">
      <div>
        <SelectInput
          label={label}
          error={error}
          options={types.rows}
          labelKey="name"
          value={assetType}
          onChange={(next) => onChange(chooseAssetType(next))}
        />
        <ListState of={types} />
      </div>
      {assetType !== null && (
        <div>
          <MultiSelectInput
            label={text('form_assets_of_type')}
            options={list.rows}
            valueKey="value"
            labelKey="text"
            value={assets}
            onChange={(chosen) => onChange({ assetType, assets: chosen })}
          />
          <ListState of={list} />
        </div>
      )}
    </Stack>
  )
}
