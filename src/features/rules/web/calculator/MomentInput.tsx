import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { TimeInput } from '../../../../kit/web/inputs/TimeInput.tsx'
import { useSays } from '../use-says.ts'
import classes from './calculator.module.css'

type Props = {
  label: string
  description?: string
  value: string
  onChange: (value: string) => void
}

/** A day, and its time where that is known. */
export function MomentInput({ label, description, value, onChange }: Props) {
  const says = useSays()
  const [day = '', time = ''] = value.split('T')
  const put = (nextDay: string, nextTime: string) =>
    onChange(nextTime === '' ? nextDay : `${nextDay}T${nextTime}`)
  return (
    <div className={classes.moment}>
      <DayInput label={label} value={day || null} onChange={(next) => put(next ?? '', time)} />
      <TimeInput
        label={says.word('calculator_time')}
        value={time || null}
        onChange={(next) => put(day, next ?? '')}
      />
      {description !== undefined && <p className="hint col-span-full">{description}</p>}
    </div>
  )
}
