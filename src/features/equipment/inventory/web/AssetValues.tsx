import type { RegisterRow } from '../../../../register/define.ts'
import type { InputProps } from '../../../../register/web/extension.ts'
import { OwnValuesInput } from '../../../../register/web/input/own/OwnValuesInput.tsx'
import { OwnValuesShown } from '../../../../register/web/input/own/OwnValuesShown.tsx'
import type { inventory } from '../inventory.register.ts'
import { useType } from './use-type.ts'

/** What the type asks of each of its assets. */
export const AssetValuesInput = (props: InputProps) => (
  <OwnValuesInput {...props} fields={useType(props.values.asset_type)?.fields ?? []} />
)

/** What an asset answers to the fields of its type. */
export const AssetValuesShown = ({ row }: { row: RegisterRow<typeof inventory> }) => (
  <OwnValuesShown fields={useType(row.asset_type)?.fields ?? []} values={row.own_values} />
)
