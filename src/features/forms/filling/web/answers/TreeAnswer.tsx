import { TreeSelectInput } from '../../../../../kit/web/inputs/choice/TreeSelectInput.tsx'
import type { TreeOption } from '../../../../../kit/web/inputs/choice/tree.ts'
import { treeOf } from '../../../../../register/web/input/choices/tree-of-choices.ts'
import { labelIn, type QuestionOption } from '../../../definition/question.ts'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { useReasons } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'

type Branch = QuestionOption & { children?: readonly Branch[] }

const own = (options: readonly Branch[], language: AnswerProps['language']): TreeOption[] =>
  options
    .filter(({ archived }) => archived !== true)
    .map((option) => ({
      id: option.id,
      label: labelIn(option, language),
      ...(option.children && { children: own(option.children, language) }),
    }))

/** One place of a tree, or several: the question's own, or the company's reasons of incidents. */
export function TreeAnswer(props: AnswerProps) {
  const { question, value, onChange, language } = props
  const reasons = useReasons()
  const ofReasons = question.slug === 'incident_reasons'
  const options = ofReasons ? treeOf(reasons.rows) : own(question.options ?? [], language)
  const chosen = [value ?? []].flat().map(String)
  const many = question.multiple === true
  return (
    <div>
      <TreeSelectInput
        {...fieldOf(props)}
        options={options}
        value={chosen}
        multiple={many}
        onChange={(next) => onChange(many ? next : (next.at(-1) ?? null))}
      />
      {ofReasons && <ListState of={reasons} />}
    </div>
  )
}
