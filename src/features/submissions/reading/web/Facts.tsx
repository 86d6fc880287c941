import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { instantIn, percentIn } from '../../../../register/web/show/numbers-and-days.ts'
import { subjectLabel, subjectNames } from '../../subjects/subjects.ts'
import { submissions } from '../../submissions.register.ts'
import classes from './whole.module.css'
import type { WholeSubmission } from './whole-of.ts'

/** Who, when, where, and what it comes to. */
export function Facts({ whole }: { whole: WholeSubmission }) {
  const { text, say, locale } = useLanguage()
  const { about, score } = whole
  const facts: [string, string | null][] = [
    [text('submission_by'), whole.submitted_by],
    [text('submission_on_behalf'), about.on_behalf_of],
    [text('submission_at'), instantIn(locale, whole.submitted_at)],
    ...subjectNames.map((name): [string, string | null] => [
      say(subjectLabel(name)),
      about[name]?.name ?? null,
    ]),
    [text('submission_revision'), String(whole.revision)],
  ]
  return (
    <dl className={classes.facts}>
      {score !== null && score.percent !== null && (
        <div>
          <dt>{text('submission_score')}</dt>
          <dd className={classes.score} data-passed={score.passed ?? undefined}>
            {percentIn(locale, score.percent)}
          </dd>
          <dd className={classes.soft}>
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
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {whole.duplicate_of !== null && (
        <div>
          <dt>{say(submissions.fields.duplicate_of.label)}</dt>
          <dd>
            <Link to={`/dashboard/submissions/edit/${whole.duplicate_of.id}`}>
              {whole.duplicate_of.name}
            </Link>
          </dd>
        </div>
      )}
      {whole.late && (
        <div>
          <dt>{text('submission_received')}</dt>
          <dd>
            {instantIn(locale, whole.received_at)}{' '}
            <Tag tone="warning">{say(submissions.fields.late.label)}</Tag>
          </dd>
        </div>
      )}
    </dl>
  )
}
