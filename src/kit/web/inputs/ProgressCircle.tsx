import classes from './ProgressCircle.module.css'
import { percent } from './percent.ts'

type Props = { value: number; label: string; size?: number }

const radius = 45
const around = 2 * Math.PI * radius

/** Progress from 0 to 100 as a circle with its rounded percent inside. */
export function ProgressCircle({ value, label, size = 100 }: Props) {
  const done = percent(value)
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={done}
      width={size}
      height={size}
      viewBox="0 0 100 100"
    >
      <circle className={classes.track} cx="50" cy="50" r={radius} />
      <circle
        className={classes.done}
        cx="50"
        cy="50"
        r={radius}
        strokeDasharray={around}
        strokeDashoffset={around * (1 - done / 100)}
      />
      <text className={classes.text} x="50" y="50">
        {done}%
      </text>
    </svg>
  )
}
