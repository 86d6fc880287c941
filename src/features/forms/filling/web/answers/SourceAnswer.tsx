import { RowInput } from '../../../../../register/web/input/choices/RowInput.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { useSource } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'
import { sources } from './sources.ts'

/** A place, a project, a product: a row of the company's. */
export function SourceAnswer(props: AnswerProps) {
  const source = sources[props.question.type] ?? 'locations'
  const list = useSource(source)
  return (
    <div>
      <RowInput
        {...fieldOf(props)}
        target={source}
        rows={list.all}
        value={typeof props.value === 'string' ? props.value : null}
        onChange={props.onChange}
      />
      <ListState of={list} />
    </div>
  )
}
