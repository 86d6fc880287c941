import { DayInput } from '../../../kit/web/inputs/DayInput.tsx'
import { TimeInput } from '../../../kit/web/inputs/TimeInput.tsx'
import { useSay } from '../../../kit/web/language/Language.tsx'
import { type KindProps, shared } from './field-of-form.ts'

/** A day of the calendar, or a time of day. */
export function TimeField(props: KindProps) {
  const { field, value, onChange } = props
  const say = useSay()
  const given = typeof value === 'string' && value !== '' ? value : null
  if (field.kind === 'time')
    return (
      <TimeInput {...shared(props, say)} value={given?.slice(0, 5) ?? null} onChange={onChange} />
    )
  return <DayInput {...shared(props, say)} value={given} onChange={onChange} />
}
