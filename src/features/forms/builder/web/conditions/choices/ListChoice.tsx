import type { Locale } from '../../../../../../kit/locales.ts'
import { MultiSelectInput } from '../../../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import { SelectInput } from '../../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { RowInput } from '../../../../../../register/web/input/choices/RowInput.tsx'
import { RowsInput } from '../../../../../../register/web/input/choices/RowsInput.tsx'
import { labelIn } from '../../../../definition/question.ts'
import { ListState } from '../../../../filling/web/ListState.tsx'
import { useSource } from '../../../../filling/web/use-listed.ts'
import type { SourceName } from '../../../../sources.contract.ts'
import { useBuilt } from '../../draft/builder-store.ts'
import { type ChoiceProps, listOf } from './choice-props.ts'

type Props = ChoiceProps<unknown> & { many: boolean }
type Row = { id: string; label: string }

const sources: Readonly<Record<string, SourceName>> = {
  location: 'locations',
  project: 'projects',
  chemical: 'chemicals',
  select_resource: 'resources',
}

/** One option of a question or several: its own, or rows of the company's. */
export function ListChoice(props: Props) {
  const source = sources[props.question.type]
  return source === undefined ? <OwnList {...props} /> : <SourceList {...props} source={source} />
}

const own = ({ question }: Props, chosen: readonly string[], language: Locale): Row[] =>
  (question.options ?? [])
    .filter(({ id, archived }) => archived !== true || chosen.includes(String(id)))
    .map((option) => ({ id: String(option.id), label: labelIn(option, language) }))

function OwnList(props: Props) {
  const language = useBuilt(({ definition }) => definition.languages[0] ?? 'en')
  return <Picker {...props} rows={own(props, listOf(props.value), language)} />
}

function SourceList({ source, many, question: _, ...props }: Props & { source: SourceName }) {
  const list = useSource(source)
  const chosen = listOf(props.value)
  const given = { ...props, target: source, rows: list.all }
  return (
    <div>
      {many ? (
        <RowsInput {...given} value={chosen} mostlyOne />
      ) : (
        <RowInput {...given} value={chosen[0] ?? null} />
      )}
      <ListState of={list} />
    </div>
  )
}

function Picker({ rows, label, error, value, onChange, many }: Props & { rows: readonly Row[] }) {
  const chosen = listOf(value)
  return many ? (
    <MultiSelectInput
      label={label}
      error={error}
      options={rows}
      mostlyOne
      value={chosen}
      onChange={onChange}
    />
  ) : (
    <SelectInput
      label={label}
      error={error}
      options={rows}
      value={chosen[0] ?? null}
      onChange={onChange}
    />
  )
}
