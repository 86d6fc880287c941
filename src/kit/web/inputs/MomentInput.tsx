import { useState } from 'react'
import { DayInput } from './DayInput.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { Controlled, FieldProps } from './field-props.ts'
import { TimeInput } from './TimeInput.tsx'
import { useTexts } from './use-texts.ts'

/** `isTimeOptional`: a day alone is an answer too. */
type Props = FieldProps & Controlled<string | null> & { isTimeOptional?: boolean }

type Parts = readonly [day: string | null, time: string | null]

/** A day with its time, as 2026-03-08T07:45: each is entered by itself. */
export function MomentInput({ value, onChange, isTimeOptional = false, ...field }: Props) {
  const texts = useTexts().date
  // What is entered so far, while one of the two is missing.
  const [begun, setBegun] = useState<Parts>([null, null])
  const { disabled = false, readOnly = false, ...group } = field
  const [day = null, time = null] = value === null ? begun : value.split('T')
  const put = (nextDay: string | null, nextTime: string | null) => {
    setBegun([nextDay, nextTime])
    const isWhole = nextDay !== null && (nextTime !== null || isTimeOptional)
    onChange(isWhole ? [nextDay, nextTime].filter((part) => part !== null).join('T') : null)
  }
  const shared = { disabled, readOnly }
  return (
    <FieldGroup {...group}>
      <div className="row items-start gap-3">
        <DayInput {...shared} label={texts.day} value={day} onChange={(next) => put(next, time)} />
        <TimeInput
          {...shared}
          label={texts.time}
          value={time}
          onChange={(next) => put(day, next)}
        />
      </div>
    </FieldGroup>
  )
}
