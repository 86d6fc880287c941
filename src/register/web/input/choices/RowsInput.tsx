import { MultiSelectInput } from '../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import type { Controlled, FieldProps } from '../../../../kit/web/inputs/field-props.ts'
import { type ChoosableRow, useClosed } from './use-closed.tsx'

type Props = FieldProps &
  Controlled<string[]> & {
    /** The register of the rows; `accounts` for people. */
    target: string
    /** All of them: those that cannot be chosen have why. */
    rows: readonly ChoosableRow[]
    maxLabels?: number
    /** Mostly one is wanted: the first choice closes the list. */
    mostlyOne?: boolean
  }

/** Several rows of a list that is here whole. */
export function RowsInput({ target, rows, ...field }: Props) {
  const { isOpen, options, inputContainer } = useClosed(target, rows)
  return inputContainer(
    <MultiSelectInput
      {...field}
      options={options}
      labelKey="name"
      onRefused={(id) => isOpen(id ?? null)}
    />,
  )
}
