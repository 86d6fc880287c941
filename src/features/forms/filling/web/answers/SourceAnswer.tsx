import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { useSource } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'
import { sources } from './sources.ts'

/** A place, a project, a product: a row of the company's. */
export function SourceAnswer(props: AnswerProps) {
  const list = useSource(sources[props.question.type] ?? 'locations')
  return (
    <div>
      <SelectInput
        {...fieldOf(props)}
        options={list.rows}
        labelKey="name"
        searchable
        value={typeof props.value === 'string' ? props.value : null}
        onChange={props.onChange}
      />
      <ListState of={list} />
    </div>
  )
}
