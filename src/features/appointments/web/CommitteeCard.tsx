import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import type { CoveredPlace } from '../coverage/coverage.contract.ts'
import type { CommitteeFault } from '../coverage/judge.ts'
import { type RuleName, regulations } from '../regulations.ts'
import classes from './appointments.module.css'

const rules: Record<CommitteeFault, RuleName> = {
  too_few: 'committee_size',
  workers_under_half: 'worker_half',
  chosen_by_employer: 'worker_half',
  no_worker_chair: 'co_chairs',
  no_management_chair: 'co_chairs',
  no_certified_worker: 'certified',
  no_certified_management: 'certified',
}

/** The committee of one place: who sits for whom, and what is wrong with it. */
export function CommitteeCard({ place }: { place: CoveredPlace }) {
  const text = useText()
  const { location, employed, committee } = place
  const { faults, minimum, workers, management } = committee
  const none = workers + management === 0
  return (
    <li className="grid content-start gap-2 p-4 bg-ground border rounded">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3>{location.name}</h3>
        <Tag tone={faults.length === 0 ? 'good' : 'danger'}>
          {text(faults.length === 0 ? 'committee_complete' : 'committee_faulty')}
        </Tag>
      </div>
      <p className="hint">
        {employed === null
          ? text('head_count_unknown')
          : text('head_count_employed', { count: employed })}
      </p>
      {none ? (
        <p className={`${classes.fault} flex items-start gap-2`}>
          <IconAlertTriangle className="text-danger" size={18} aria-hidden="true" />
          <span>
            {text('committee_missing')}{' '}
            <small className="text-soft whitespace-nowrap">{regulations.committee.citation}</small>
          </span>
        </p>
      ) : (
        <>
          <SidesBar workers={workers} management={management} />
          {faults.length === 0 && (
            <p className={`${classes.fine} flex items-start gap-2`}>
              <IconCircleCheck className="text-good" size={18} aria-hidden="true" />
              {text('committee_nothing_missing')}
            </p>
          )}
          <ul className="bare grid gap-2">
            {faults.map((fault) => (
              <li key={fault} className={`${classes.fault} flex items-start gap-2`}>
                <IconAlertTriangle className="text-danger" size={18} aria-hidden="true" />
                <span>
                  {text(`committee_fault_${fault}`, { minimum })}{' '}
                  <small className="text-soft whitespace-nowrap">
                    {regulations[rules[fault]].citation}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

type Props = { workers: number; management: number }

/** How many sit for the workers and how many for management; the line is the half. */
function SidesBar({ workers, management }: Props) {
  const text = useText()
  return (
    <div className={classes.sides}>
      <div className="flex gap-px overflow-hidden bg-deep rounded-full" aria-hidden="true">
        <span style={{ flexGrow: workers }} data-side="worker" />
        <span style={{ flexGrow: management }} data-side="management" />
      </div>
      <p className="flex justify-between gap-2 mt-1 text-sm">
        <span>{text('committee_workers', { count: workers })}</span>
        <span>{text('committee_management', { count: management })}</span>
      </p>
    </div>
  )
}
