import { NumberInput } from '@mantine/core'
import type { Controlled, FieldProps } from './field-props.ts'

type Props = FieldProps &
  Controlled<number | null> & { unit: string; min?: number; max?: number; decimals?: number }

/** A number and what it counts; anything but a number is null. */
export function NumberWithUnit({ value, onChange, unit, label, decimals = 2, ...field }: Props) {
  return (
    <NumberInput
      {...field}
      label={`${label} (${unit})`}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
      decimalScale={decimals}
      hideControls
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionWidth={`${unit.length + 3}ch`}
      rightSectionPointerEvents="none"
    />
  )
}
