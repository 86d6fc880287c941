import { DayInput } from '../src/kit/web/inputs/DayInput.tsx'
import { MomentInput } from '../src/kit/web/inputs/MomentInput.tsx'
import { TimeInput } from '../src/kit/web/inputs/TimeInput.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const none: string | null = null

export function DateTimeExample() {
  return (
    <>
      <Live<string | null> name="day" initial={none}>
        {(held) => <DayInput label="Day of the incident" {...held} />}
      </Live>
      <Live<string | null> name="time" initial={none}>
        {(held) => <TimeInput label="Time of the incident" {...held} />}
      </Live>
      <Live<string | null> name="moment" initial={none}>
        {(held) => <MomentInput label="Reported on" {...held} />}
      </Live>
      <States<string | null> initial={'2026-03-08'}>{(field) => <DayInput {...field} />}</States>
    </>
  )
}
