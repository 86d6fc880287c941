import { RowsInput } from '../../../../../register/web/input/choices/RowsInput.tsx'
import type { ChoosableRow } from '../../../../../register/web/input/choices/use-closed.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { type Listed, usePeople } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'

const ids = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

type Of = { list: Listed<ChoosableRow>; target: string }

/** Several rows of a list; `target`: their register. */
export function RowsAnswer({ list, target, ...props }: AnswerProps & Of) {
  return (
    <div>
      <RowsInput
        {...fieldOf(props)}
        target={target}
        rows={list.all}
        value={ids(props.value)}
        onChange={props.onChange}
      />
      <ListState of={list} />
    </div>
  )
}

/** People of the company. */
export const PeopleAnswer = (props: AnswerProps) => (
  <RowsAnswer {...props} list={usePeople()} target="accounts" />
)
