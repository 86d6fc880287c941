import { partsOf } from '../../../../../kit/own.ts'
import { FieldGroup } from '../../../../../kit/web/inputs/FieldGroup.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { labelIn, type Question, type QuestionOption } from '../../../definition/question.ts'
import classes from '../fill.module.css'
import { type AnswerProps, useFill } from '../filling-context.ts'
import { RemarkInput } from '../RemarkInput.tsx'
import { fieldOf } from './field-of.ts'
import { offered } from './OptionsAnswer.tsx'

/** One choice for each row: a table at a desk, a stack of questions on a phone. */
export function MatrixAnswer(props: AnswerProps) {
  const text = useText()
  const { showAll } = useFill()
  const { question, value, onChange, language, readOnly, required } = props
  const answers = partsOf(value)
  const { readOnly: _, ...group } = fieldOf(props)
  const options = offered(question.options, Object.values(answers).map(String))
  return (
    <FieldGroup {...group}>
      <div className="grid gap-3 mt-2">
        {offered(question.rows, Object.keys(answers)).map((row) => (
          <div
            key={row.id}
            role="radiogroup"
            aria-label={labelIn(row, language)}
            className={classes.row}
          >
            <span>
              {labelIn(row, language)}
              {required && showAll && answers[row.id] === undefined && (
                <span className="block text-danger text-sm">{text('form_required')}</span>
              )}
            </span>
            <div className={`${classes.options} grid gap-2 mt-2`} data-few>
              {options.map((option) => (
                <label key={option.id} className={classes.option} data-tone={option.tone}>
                  <input
                    type="radio"
                    name={`${question.key} ${row.id}`}
                    checked={answers[row.id] === option.id}
                    disabled={readOnly}
                    onChange={() => onChange({ ...answers, [row.id]: option.id })}
                  />
                  {labelIn(option, language)}
                </label>
              ))}
            </div>
            <RowRemark question={question} row={row} chosen={answers[row.id]} />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

type RowProps = { question: Question; row: QuestionOption; chosen: unknown }

/** What is wrong with a row that failed. */
function RowRemark({ question, row, chosen }: RowProps) {
  const failed = question.options?.some(({ id, fails }) => fails === true && id === chosen) ?? false
  return (
    <div className={classes.rowRemark}>
      <RemarkInput question={question} row={row} failed={failed} />
    </div>
  )
}
