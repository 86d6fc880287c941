import { Stack } from '@mantine/core'
import { type AssetChoice, chooseAssetType } from '../../../../../../form-engine/index.ts'
import { useText } from '../../../../../../kit/web/language/Language.tsx'
import { RowInput } from '../../../../../../register/web/input/choices/RowInput.tsx'
import { RowsInput } from '../../../../../../register/web/input/choices/RowsInput.tsx'
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
        <RowInput
          label={label}
          error={error}
          target="asset-types"
          rows={types.all}
          value={assetType}
          onChange={(next) => onChange(chooseAssetType(next))}
        />
        <ListState of={types} />
      </div>
      {assetType !== null && (
        <div>
          <RowsInput
            label={text('form_assets_of_type')}
            target="inventory"
            rows={list.all.map(({ value: id, text: name, ...more }) => ({ ...more, id, name }))}
            value={assets}
            onChange={(chosen) => onChange({ assetType, assets: chosen })}
          />
          <ListState of={list} />
        </div>
      )}
    </Stack>
  )
}
