import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import type { Controlled, FieldProps } from './field-props.ts'
import { useTexts } from './use-texts.ts'

/** Days are texts like 2026-03-08 all the way: a calendar day has no time and no zone. */
type Props = FieldProps & Controlled<string | null> & { earliest?: string; latest?: string }

/** A calendar day, picked or typed: as lists show days, or as 2026-03-08. */
export function DayInput({ earliest, latest, ...field }: Props) {
  const texts = useTexts().date
  return (
    <DateInput
      {...field}
      valueFormat={texts.show}
      dateParser={texts.read}
      placeholder={texts.placeholder}
      leftSection={<IconCalendar size={18} />}
      clearable={!field.required && !field.readOnly && !field.disabled}
      clearButtonProps={{ 'aria-label': texts.clear }}
      previousLabel={texts.previousMonth}
      nextLabel={texts.nextMonth}
      {...(earliest && { minDate: earliest })}
      {...(latest && { maxDate: latest })}
    />
  )
}
