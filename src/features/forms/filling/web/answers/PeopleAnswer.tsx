import { RowsInput } from '../../../../../register/web/input/choices/RowsInput.tsx'
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
      <RowsInput
        {...fieldOf(props)}
        target="accounts"
        rows={list.all}
        value={ids(props.value)}
        onChange={props.onChange}
      />
      <ListState of={list} />
    </div>
  )
}
