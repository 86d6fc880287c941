import { MultiSelectInput } from '../../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { useSource } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'

/** Policies and procedures. */
export function ResourcesAnswer(props: AnswerProps) {
  const list = useSource('resources')
  return (
    <div>
      <MultiSelectInput
        {...fieldOf(props)}
        options={list.rows}
        labelKey="name"
        value={Array.isArray(props.value) ? props.value.map(String) : []}
        onChange={props.onChange}
      />
      <ListState of={list} />
    </div>
  )
}
