import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import { MultiSelectInput } from '../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { MomentInput } from '../../../../kit/web/inputs/MomentInput.tsx'
import type { CalculatorField, CalculatorOption } from '../../calculators/fields.ts'
import { Choose } from '../Choose.tsx'
import { useSays } from '../use-says.ts'
import classes from './calculator.module.css'
import { RowsInput } from './RowsInput.tsx'

type FieldInputProps = { field: CalculatorField; value: string; onChange: (value: string) => void }

/** A list keeps no empty value. */
const empty = '-'

/** The input of one field, by its kind. */
export function FieldInput({ field, value, onChange }: FieldInputProps) {
  const says = useSays()
  const label = says.word(field.label)
  const common = { label, ...(field.hint && { description: says.word(field.hint) }) }
  const named = (options: readonly CalculatorOption[]) =>
    options.map((option) => ({
      id: option.value || empty,
      label: 'name' in option ? option.name : capital(says.word(option.label)),
    }))
  switch (field.kind) {
    case 'day':
      return <DayInput {...common} value={value || null} onChange={(day) => onChange(day ?? '')} />
    case 'moment':
      return (
        <MomentInput
          {...common}
          isTimeOptional
          value={value || null}
          onChange={(moment) => onChange(moment ?? '')}
        />
      )
    case 'number':
      return (
        <NumberInput
          {...common}
          min={field.min}
          {...(field.max !== undefined && { max: field.max })}
          hideControls
          allowDecimal
          value={value}
          onChange={(next) => onChange(String(next))}
        />
      )
    case 'yes':
      return (
        <Checkbox
          {...common}
          className={classes.yes ?? ''}
          checked={value === 'yes'}
          onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
        />
      )
    case 'choice':
      return (
        <Choose
          {...common}
          searchable={field.options.length > manyOptions}
          options={named(field.options)}
          value={value || empty}
          onChange={(next) => onChange(next === empty ? '' : next)}
        />
      )
    case 'choices':
      return (
        <MultiSelectInput
          {...common}
          options={named(field.options)}
          filter={field.options.length > manyOptions}
          value={value === '' ? [] : value.split(',')}
          onChange={(next) => onChange(next.join(','))}
        />
      )
    case 'lines':
      return (
        <Textarea
          {...common}
          classNames={{ input: classes.code ?? '' }}
          rows={field.rows}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'rows':
      return (
        <RowsInput label={label} columns={field.columns} value={value} onChange={onChange}>
          {(cell, text, put) => <FieldInput field={cell} value={text} onChange={put} />}
        </RowsInput>
      )
    default:
      return (
        <TextInput
          {...common}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}

const manyOptions = 9

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
