import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { SeverityTag } from '../../../../kit/web/theme/SeverityTag.tsx'
import {
  type FailedAnswer,
  labelIn,
  openFilling,
  remarkOfFailed,
} from '../../../forms/definition/index.ts'
import { DeficiencyLine } from './DeficiencyLine.tsx'
import classes from './whole.module.css'
import { useReading, type WholeSubmission } from './whole-of.ts'

/** As a deficiency names the item that it came of. */
const keyOf = ({ question, row }: FailedAnswer) =>
  row === undefined ? question.key : `${question.key}/${row.id}`

/** What failed comes first, each with what became of it. */
export function Fails({ whole }: { whole: WholeSubmission }) {
  const { text } = useLanguage()
  const { definition, answers, remarks, deficiencies } = whole
  const { language } = useReading(definition, whole.names)
  const failed = useMemo(() => openFilling(definition, answers).failed(), [definition, answers])
  if (failed.length === 0) return null
  return (
    <section className={classes.card} data-tone="danger" aria-labelledby="fails">
      <h2 className="flex items-center justify-between gap-2 mb-2 text-lg" id="fails">
        <span>
          <IconAlertTriangleFilled
            size={20}
            color="var(--danger)"
            aria-hidden
            style={{ verticalAlign: '-0.2em' }}
          />{' '}
          {text('submission_fails', { count: failed.length })}
        </span>
      </h2>
      <ul className="bare">
        {failed.map((one) => {
          const { question, option, row, item } = one
          const under = item && `${labelIn(item.group, language)} ${item.number}: `
          const of = deficiencies.filter(
            ({ item_key, item_row }) =>
              item_key === keyOf(one) && (item_row ?? null) === (item?.number ?? null),
          )
          return (
            <li
              className="border-between grid gap-1 p-0 py-3"
              key={`${item?.id} ${keyOf(one)} ${option.id}`}
            >
              <p>
                {under}
                {labelIn(question, language)}
                {row && ` – ${labelIn(row, language)}`}
              </p>
              <div className="row gap-x-3 gap-y-1 text-sm">
                <span className="font-semibold">{labelIn(option, language)}</span>
                {question.deficiency && <SeverityTag severity={question.deficiency.severity} />}
              </div>
              {remarks[remarkOfFailed(one)]?.note && (
                <p className="whitespace-pre">{remarks[remarkOfFailed(one)]?.note}</p>
              )}
              {of.map((deficiency) => (
                <DeficiencyLine key={deficiency.id} deficiency={deficiency} />
              ))}
              {of.length === 0 && question.deficiency && (
                <p className="hint">{text('submission_no_deficiency')}</p>
              )}
            </li>
          )
        })}
      </ul>
      {deficiencies.length > 0 && (
        <p className="hint">
          <Link to="/dashboard/deficiency-registry">{text('submission_registry')}</Link>
        </p>
      )}
    </section>
  )
}

/** Actions that somebody added to items that did not fail. */
export function AddedActions({ whole: { deficiencies } }: { whole: WholeSubmission }) {
  const { text } = useLanguage()
  const added = deficiencies.filter(({ source }) => source === 'action')
  if (added.length === 0) return null
  return (
    <section className={classes.card} aria-labelledby="actions">
      <h2 className="mb-2 text-lg" id="actions">
        {text('submission_actions', { count: added.length })}
      </h2>
      <ul className="bare">
        {added.map((one) => (
          <li className="border-between grid gap-1 p-0 py-3" key={one.id}>
            <p>{one.title}</p>
            <DeficiencyLine deficiency={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
