import { Stack } from '@mantine/core'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { RowInput } from '../../../../../register/web/input/choices/RowInput.tsx'
import { RowsInput } from '../../../../../register/web/input/choices/RowsInput.tsx'
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
      <RowInput
        {...fieldOf(props)}
        target="asset-types"
        rows={types.all}
        value={assetType}
        onChange={(next) => onChange(next === null ? null : { assetType: next, assets: [] })}
      />
      <ListState of={types} />
      {assetType !== null && (
        <RowsInput
          label={text('form_assets_of_type')}
          readOnly={readOnly}
          target="inventory"
          rows={assets.all.map(({ value: id, text: name, ...more }) => ({ ...more, id, name }))}
          value={members}
          onChange={(chosen) => onChange({ assetType, assets: chosen })}
        />
      )}
      <ListState of={assets} />
    </Stack>
  )
}
