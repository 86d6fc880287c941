import { RowsInput } from '../../../../../register/web/input/choices/RowsInput.tsx'
import type { SourceName } from '../../../sources.contract.ts'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { useSource } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'

const ids = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

type Of = { source: SourceName; target: string }

/** Several rows of a list; `target`: their register. */
function RowsAnswer({ source, target, ...props }: AnswerProps & Of) {
  const list = useSource(source)
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
  <RowsAnswer {...props} source="people" target="accounts" />
)

/** Published policies, procedures and orientations. */
export const ResourcesAnswer = (props: AnswerProps) => (
  <RowsAnswer {...props} source="resources" target="resources" />
)
