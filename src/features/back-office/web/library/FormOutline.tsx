import type { Locale } from '../../../../kit/locales.ts'
import { type FormDefinition, labelIn, type Question } from '../../../forms/definition/index.ts'

/** What a form asks, in its order: what decides over a question is for the builder to show. */
export function FormOutline({
  definition,
  language,
}: {
  definition: FormDefinition
  language: Locale
}) {
  return (
    <div className="stack gap-3">
      {definition.fields.map((field) =>
        field.type === 'section' || field.type === 'page' ? (
          <h3 key={field.key} className="title-3 mt-4">
            {labelIn(field, language)}
          </h3>
        ) : (
          <Asked key={field.key} question={field} language={language} />
        ),
      )}
    </div>
  )
}

function Asked({ question, language }: { question: Question; language: Locale }) {
  const { options = [], rows = [], fields = [] } = question
  const offered = [...rows, ...options].map((one) => labelIn(one, language))
  return (
    <div>
      <p className="m-0">{labelIn(question, language)}</p>
      {offered.length > 0 && <p className="hint">{offered.join(' · ')}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map((each) => (
            <li key={each.key}>
              <Asked question={each} language={language} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
