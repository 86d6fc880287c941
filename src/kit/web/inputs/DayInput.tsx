import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { parseDay } from '../../day.ts'
import type { Controlled, FieldProps } from './field-props.ts'
import { useTexts } from './use-texts.ts'

/** Days are texts like 2026-03-08 all the way: a calendar day has no time and no zone. */
type Props = FieldProps & Controlled<string | null> & { earliest?: string; latest?: string }

/** A calendar day, typed as 2026-03-08 or picked; shown as lists show days. */
export function DayInput({ earliest, latest, ...field }: Props) {
  const texts = useTexts().date
  return (
    <DateInput
      {...field}
      valueFormat={texts.show}
      dateParser={parseDay}
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
