import { DayInput } from '../inputs/DayInput.tsx'
import { TimeInput } from '../inputs/TimeInput.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const none: string | null = null

export function DateTimeExample() {
  return (
    <>
      <Live name="day" initial={none as string | null}>
        {(held) => <DayInput label="Day of the incident" {...held} />}
      </Live>
      <Live name="time" initial={none as string | null}>
        {(held) => <TimeInput label="Time of the incident" {...held} />}
      </Live>
      <States initial={'2026-03-08' as string | null}>{(field) => <DayInput {...field} />}</States>
    </>
  )
}
