import { IconUserQuestion } from '@tabler/icons-react'
import { SeverityTag } from '../../src/kit/web/theme/SeverityTag.tsx'
import { StatusTag } from '../../src/kit/web/theme/StatusTag.tsx'
import { TagLink } from '../../src/kit/web/theme/TagLink.tsx'
import { Schemes } from './Schemes.tsx'
import classes from './specimen.module.css'

const severities = [
  ['low', 'For information'],
  ['medium', 'Look at it'],
  ['high', 'Act soon'],
  ['critical', 'Stop, and act now'],
] as const
const statuses = [
  ['ok', 'Valid today'],
  ['expiring', 'Runs out soon'],
  ['expired', 'Ran out'],
  ['missing', 'Was never given'],
  ['pending', 'Waits for somebody'],
] as const

export function MeaningExample() {
  return (
    <>
      <p>
        How bad it is, and how it stands. A sign, a word and a colour say the same: the sign is
        there for who does not see the colour, and for paper.
      </p>
      <Schemes>
        <dl className={`${classes.meanings} grid gap-2 m-0`}>
          {severities.map(([severity, means]) => (
            <div className="grid items-center gap-3 text-sm" key={severity}>
              <dt>
                <SeverityTag severity={severity} />
              </dt>
              <dd className="m-0">{means}</dd>
            </div>
          ))}
          {statuses.map(([status, means]) => (
            <div className="grid items-center gap-3 text-sm" key={status}>
              <dt>
                <StatusTag status={status} />
              </dt>
              <dd className="m-0">{means}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TagLink
            to="?"
            tone="danger"
            icon={<IconUserQuestion size={18} aria-hidden="true" />}
            count="3"
          >
            Without an owner
          </TagLink>
        </p>
      </Schemes>
    </>
  )
}
