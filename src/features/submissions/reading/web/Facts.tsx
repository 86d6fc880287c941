import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { subjectLabel, subjectNames } from '../../subjects/subjects.ts'
import { submissions } from '../../submissions.register.ts'
import classes from './whole.module.css'
import type { WholeSubmission } from './whole-of.ts'

const passedLook = (passed: boolean | null | undefined) =>
  passed == null ? '' : passed ? 'text-good' : 'text-danger'

/** Who, when, where, and what it comes to. */
export function Facts({ whole }: { whole: WholeSubmission }) {
  const { text, say, locale } = useLanguage()
  const { moment } = useTimes()
  const { about, score } = whole
  const incident = about.incident && (
    <Link to={`/dashboard/incidents/record/${about.incident.id}`}>{about.incident.name}</Link>
  )
  const facts: [string, ReactNode][] = [
    [text('submission_by'), whole.submitted_by],
    [text('submission_on_behalf'), about.on_behalf_of],
    [text('submission_at'), moment(whole.submitted_at)],
    ...subjectNames.map((name): [string, ReactNode] => [
      say(subjectLabel(name)),
      name === 'incident' ? incident : (about[name]?.name ?? null),
    ]),
    [text('submission_revision'), String(whole.revision)],
  ]
  return (
    <dl className={classes.facts}>
      {score !== null && score.percent !== null && (
        <div>
          <dt className="hint">{text('submission_score')}</dt>
          <dd
            className={`title-3 tabular-nums leading-tight m-0 font-medium break-anywhere ${passedLook(score.passed)}`}
          >
            {percentIn(locale, score.percent)}
          </dd>
          <dd className="hint m-0 font-medium break-anywhere">
            {text('submission_points', { points: score.points, most: score.most })}
            {score.passed !== null &&
              ` · ${text(score.passed ? 'submission_passed' : 'submission_not_passed')}`}
          </dd>
        </div>
      )}
      {facts.map(
        ([label, value]) =>
          value !== null &&
          value !== '' && (
            <div key={label}>
              <dt className="hint">{label}</dt>
              <dd className="m-0 font-medium break-anywhere">{value}</dd>
            </div>
          ),
      )}
      {whole.duplicate_of !== null && (
        <div>
          <dt className="hint">{say(submissions.fields.duplicate_of.label)}</dt>
          <dd className="m-0 font-medium break-anywhere">
            <Link to={`/dashboard/submissions/edit/${whole.duplicate_of.id}`}>
              {whole.duplicate_of.name}
            </Link>
          </dd>
        </div>
      )}
      {whole.late && (
        <div>
          <dt className="hint">{text('submission_received')}</dt>
          <dd className="m-0 font-medium break-anywhere">
            {moment(whole.received_at)}{' '}
            <Tag tone="warning">{say(submissions.fields.late.label)}</Tag>
          </dd>
        </div>
      )}
    </dl>
  )
}
