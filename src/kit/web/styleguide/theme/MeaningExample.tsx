import { IconUserQuestion } from '@tabler/icons-react'
import { SeverityTag } from '../../theme/SeverityTag.tsx'
import { StatusTag } from '../../theme/StatusTag.tsx'
import { TagLink } from '../../theme/TagLink.tsx'
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
        <dl className={classes.meanings}>
          {severities.map(([severity, means]) => (
            <div key={severity}>
              <dt>
                <SeverityTag severity={severity} />
              </dt>
              <dd>{means}</dd>
            </div>
          ))}
          {statuses.map(([status, means]) => (
            <div key={status}>
              <dt>
                <StatusTag status={status} />
              </dt>
              <dd>{means}</dd>
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
