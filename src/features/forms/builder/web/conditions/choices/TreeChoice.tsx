import { TreeSelectInput } from '../../../../../../kit/web/inputs/choice/TreeSelectInput.tsx'
import type { TreeOption } from '../../../../../../kit/web/inputs/choice/tree.ts'
import { treeOf } from '../../../../../../register/web/input/choices/tree-of-choices.ts'
import { idsOf } from '../../../../definition/grouped.ts'
import type { Question, QuestionOption } from '../../../../definition/question.ts'
import { ListState } from '../../../../filling/web/ListState.tsx'
import { useReasons } from '../../../../filling/web/use-listed.ts'
import type { ChoiceProps } from './choice-props.ts'

type Branch = QuestionOption & { children?: readonly Branch[] }

const own = (options: readonly Branch[]): TreeOption[] =>
  options.map(({ id, label, children }) => ({
    id: String(id),
    label,
    ...(children && { children: own(children) }),
  }))

type Props = ChoiceProps<unknown> & { many: boolean }

/** A place of a tree: the company's reasons of incidents, or the question's own. */
export function TreeChoice(props: Props) {
  return props.question.slug === 'incident_reasons' ? (
    <ReasonsTree {...props} />
  ) : (
    <Picker {...props} options={own(props.question.options ?? [])} />
  )
}

function ReasonsTree(props: Props) {
  const reasons = useReasons()
  return (
    <div>
      <Picker {...props} options={treeOf(reasons.rows)} />
      <ListState of={reasons} />
    </div>
  )
}

type PickerProps = Props & { options: readonly TreeOption[] }

function Picker({ options, label, error, value, onChange, many }: PickerProps) {
  return (
    <TreeSelectInput
      label={label}
      error={error}
      options={[...options]}
      value={idsOf(value)}
      multiple={many}
      onChange={(next) => onChange(many ? next : (next.at(-1) ?? null))}
    />
  )
}

/** Whether a question of a tree takes several places. */
export const takesMany = ({ multiple }: Question): boolean => multiple === true
