import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { Controlled, FieldProps } from './field-props.ts'

type Props = FieldProps &
  Controlled<number | null> & { unit: string; min?: number; max?: number; decimals?: number }

function asNumber(typed: number | string): number | null {
  const number = typed === '' ? Number.NaN : Number(typed)
  return Number.isNaN(number) ? null : number
}

/** A number and what it counts; anything but a number is null. */
export function NumberWithUnit({ value, onChange, unit, label, decimals = 2, ...field }: Props) {
  // "2." and "-" are on the way to a number: they stay in the input while they mean its value.
  const [typed, setTyped] = useState<number | string>('')
  function type(next: number | string) {
    setTyped(next)
    onChange(asNumber(next))
  }
  return (
    <NumberInput
      {...field}
      label={`${label} (${unit})`}
      value={asNumber(typed) === value ? typed : (value ?? '')}
      onChange={type}
      decimalScale={decimals}
      hideControls
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionWidth={`${unit.length + 3}ch`}
      rightSectionPointerEvents="none"
    />
  )
}
