import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import type { Place } from '../coverage/coverage.contract.ts'
import type { CommitteeFault } from '../coverage/judge.ts'
import { type RuleName, regulations } from '../regulations.ts'
import classes from './appointments.module.css'
import { SidesBar } from './SidesBar.tsx'

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
export function CommitteeCard({ place }: { place: Place }) {
  const text = useText()
  const { location, employed, committee } = place
  const { faults, minimum, workers, management } = committee
  const none = workers + management === 0
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <h3>{location.name}</h3>
        <Tag tone={faults.length === 0 ? 'good' : 'danger'}>
          {text(faults.length === 0 ? 'committee_complete' : 'committee_faulty')}
        </Tag>
      </div>
      <p className={classes.soft}>
        {employed === null
          ? text('head_count_unknown')
          : text('head_count_employed', { count: employed })}
      </p>
      {none ? (
        <p className={classes.fault}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            {text('committee_missing')} <small>{regulations.committee.citation}</small>
          </span>
        </p>
      ) : (
        <>
          <SidesBar workers={workers} management={management} />
          {faults.length === 0 && (
            <p className={classes.fine}>
              <IconCircleCheck size={18} aria-hidden="true" />
              {text('committee_nothing_missing')}
            </p>
          )}
          <ul className={classes.faults}>
            {faults.map((fault) => (
              <li key={fault} className={classes.fault}>
                <IconAlertTriangle size={18} aria-hidden="true" />
                <span>
                  {text(`committee_fault_${fault}`, { minimum })}{' '}
                  <small>{regulations[rules[fault]].citation}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
