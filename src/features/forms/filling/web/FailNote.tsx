import { IconAlertTriangle } from '@tabler/icons-react'
import { partsOf } from '../../../../kit/own.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { SeverityTag } from '../../../../kit/web/theme/SeverityTag.tsx'
import type { Question } from '../../definition/question.ts'
import classes from './fill.module.css'

export const isFailing = ({ options, type }: Question, value: unknown): boolean => {
  const ids = type === 'matrix' ? Object.values(partsOf(value)) : [value ?? []].flat()
  return options?.some(({ id, fails }) => fails === true && ids.map(String).includes(id)) ?? false
}

/** Says that what was chosen is a fail, and what follows from it. A photo is asked for by its own question. */
export function FailNote({ question, value }: { question: Question; value: unknown }) {
  const text = useText()
  if (!isFailing(question, value)) return null
  const { deficiency } = question
  return (
    <p className={classes.fail} role="status">
      <IconAlertTriangle size={18} aria-hidden />
      <span>{text(deficiency ? 'form_fail_follows' : 'form_fail')}</span>
      {deficiency && <SeverityTag severity={deficiency.severity} />}
    </p>
  )
}
