import { useTimes } from '../../../../../access/web/use-times.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { labelIn } from '../../../../forms/definition/index.ts'
import { goTo, placeOf } from '../../../../forms/web/index.ts'
import { languageOf } from '../../../reading/web/facts.ts'
import { lastReturn, type WholeSubmission } from '../../../reading/web/whole-of.ts'
import classes from './fill.module.css'

/** What the reviewer wants corrected, with the way to each question; and whose signatures end with it. */
export function CorrectionNote({ whole }: { whole: WholeSubmission }) {
  const { text, locale } = useLanguage()
  const { moment } = useTimes()
  const { definition, signatures } = whole
  const returned = lastReturn(whole)
  const named = definition.fields.filter(({ key }) => returned?.questions.includes(key))
  const signed = signatures.filter(({ holds, declined_reason }) => holds && !declined_reason)
  const either = new Intl.ListFormat(locale)
  return (
    <>
      {returned !== undefined && (
        <section className={classes.correct} data-tone="warning" aria-labelledby="correct">
          <h2 id="correct">{text('revision_returned')}</h2>
          <p>{returned.reason}</p>
          <p className="hint">{[returned.by, moment(returned.at)].filter(Boolean).join(' · ')}</p>
          {named.length > 0 && (
            <ul>
              {named.map((question) => (
                <li key={question.key}>
                  <button type="button" data-link onClick={() => goTo(placeOf(question.key))}>
                    {labelIn(question, languageOf(definition, locale))}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {signed.length > 0 && (
        <p className={classes.note} data-tone="notice">
          {text('revision_ends_signatures', {
            count: signed.length,
            names: either.format(signed.map(({ signer_name }) => signer_name)),
          })}
        </p>
      )}
    </>
  )
}
