import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { SeverityTag } from '../../../../kit/web/theme/SeverityTag.tsx'
import { type Failed, labelIn, openFilling } from '../../../forms/definition/index.ts'
import { DeficiencyLine } from './DeficiencyLine.tsx'
import classes from './whole.module.css'
import { useReading, type WholeSubmission } from './whole-of.ts'

/** As a deficiency names the item that it came of. */
const keyOf = ({ question, row }: Failed) =>
  row === undefined ? question.key : `${question.key}/${row.id}`

/** What failed comes first, each with what became of it. */
export function Fails({ whole }: { whole: WholeSubmission }) {
  const { text } = useLanguage()
  const { definition, answers, deficiencies } = whole
  const { language } = useReading(definition, whole.names)
  const failed = useMemo(() => openFilling(definition, answers).failed(), [definition, answers])
  if (failed.length === 0) return null
  return (
    <section className={classes.card} data-tone="danger" aria-labelledby="fails">
      <h2 id="fails">
        <span>
          <IconAlertTriangleFilled
            size={20}
            color="var(--danger)"
            aria-hidden
            style={{ verticalAlign: '-0.2em' }}
          />{' '}
          {text(failed.length === 1 ? 'submission_fails_one' : 'submission_fails', {
            count: failed.length,
          })}
        </span>
      </h2>
      <ul className={classes.fails}>
        {failed.map((one) => {
          const { question, option, row, item } = one
          const under = item && `${labelIn(item.group, language)} ${item.number}: `
          const of = deficiencies.filter(
            ({ item_key, item_row }) =>
              item_key === keyOf(one) && (item_row ?? null) === (item?.number ?? null),
          )
          return (
            <li key={`${item?.id} ${keyOf(one)} ${option.id}`}>
              <p>
                {under}
                {labelIn(question, language)}
                {row && ` – ${labelIn(row, language)}`}
              </p>
              <div className={classes.beside}>
                <span className={classes.failed}>{labelIn(option, language)}</span>
                {question.deficiency && <SeverityTag severity={question.deficiency.severity} />}
              </div>
              {of.map((deficiency) => (
                <DeficiencyLine key={deficiency.id} deficiency={deficiency} />
              ))}
              {of.length === 0 && question.deficiency && (
                <p className={classes.soft}>{text('submission_no_deficiency')}</p>
              )}
            </li>
          )
        })}
      </ul>
      {deficiencies.length > 0 && (
        <p className={classes.soft}>
          <Link to="/dashboard/deficiency-registry">{text('submission_registry')}</Link>
        </p>
      )}
    </section>
  )
}
