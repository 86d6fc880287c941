import { memo, useId } from 'react'
import { labelIn, type Question } from '../../definition/question.ts'
import type { FormSection } from '../../definition/sections.ts'
import { AllPass } from './AllPass.tsx'
import classes from './fill.module.css'
import { useFill, useSnapshot } from './filling-context.ts'
import { QuestionView } from './QuestionView.tsx'

/** A section under its heading; questions before the first heading stand without one. */
export const SectionView = memo(function SectionView({ section }: { section: FormSection }) {
  const { head, questions } = section
  return head === undefined ? (
    <section className={`${classes.section} card stack gap-6 p-6`}>
      <SectionTools questions={questions} />
      {questions.map(({ key }) => (
        <QuestionView key={key} name={key} />
      ))}
    </section>
  ) : (
    <HeadedSection section={section} name={head.key} />
  )
})

function HeadedSection({ section: { questions }, name }: { section: FormSection; name: string }) {
  const id = useId()
  const { filling, language, idOf } = useFill()
  const { visible } = useSnapshot(name)
  if (!visible) return null
  const head = filling.question(name)
  const described = head.descriptions?.[language] ?? head.description
  return (
    <section
      className={`${classes.section} card stack gap-6 p-6`}
      aria-labelledby={id}
      id={idOf(name)}
    >
      <div className={classes.head}>
        <h2 className="title-3" id={id} tabIndex={-1}>
          {labelIn(head, language)}
        </h2>
        <SectionTools questions={questions} />
      </div>
      {described && <p className="text-soft whitespace-pre">{described}</p>}
      {questions.map(({ key }) => (
        <QuestionView key={key} name={key} />
      ))}
    </section>
  )
}

function SectionTools({ questions }: { questions: readonly Question[] }) {
  const { readOnly } = useFill()
  return readOnly ? null : <AllPass questions={questions} />
}
