import { TimeInput as MantineTimeInput } from '@mantine/dates'
import { IconClock } from '@tabler/icons-react'
import type { Controlled, FieldProps } from './field-props.ts'

/** A time of day as HH:mm, in the way the person's own device asks for it. */
export function TimeInput({ value, onChange, ...field }: FieldProps & Controlled<string | null>) {
  return (
    <MantineTimeInput
      {...field}
      leftSection={<IconClock size={18} />}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
