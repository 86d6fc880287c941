import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './appointments.module.css'

type Props = { workers: number; management: number }

/** How many sit for the workers and how many for management; the line is the half. */
export function SidesBar({ workers, management }: Props) {
  const text = useText()
  return (
    <div className={classes.sides}>
      <div aria-hidden="true">
        <span style={{ flexGrow: workers }} data-side="worker" />
        <span style={{ flexGrow: management }} data-side="management" />
      </div>
      <p>
        <span>{text('committee_workers', { count: workers })}</span>
        <span>{text('committee_management', { count: management })}</span>
      </p>
    </div>
  )
}
