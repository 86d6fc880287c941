import { MultiSelectInput } from '../../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { usePeople } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'

const ids = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** People of the company. */
export function PeopleAnswer(props: AnswerProps) {
  const list = usePeople()
  return (
    <div>
      <MultiSelectInput
        {...fieldOf(props)}
        options={list.rows}
        labelKey="name"
        value={ids(props.value)}
        onChange={props.onChange}
      />
      <ListState of={list} />
    </div>
  )
}
