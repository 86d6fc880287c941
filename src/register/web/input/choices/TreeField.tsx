import { CloseButton } from '@mantine/core'
import { useRef } from 'react'
import { TreeSelectInput } from '../../../../kit/web/inputs/choice/TreeSelectInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { pointedIn, targetOf } from '../../../fields/pointing.ts'
import { type KindProps, shared } from '../field-of-form.ts'
import classes from '../input.module.css'
import { treeOf } from './tree-of-choices.ts'
import { choicesOf } from './use-choices.ts'

/** A row of a register that is a tree, chosen where it lies in it. */
export function TreeField(props: KindProps) {
  const { register, name, field, value, onChange, row } = props
  const { say, text } = useLanguage()
  const names = useRef(new Map<string, string>())
  const chosen = pointedIn(value)
  const itself = targetOf(field) === register.name ? row?.id : undefined

  async function loadOptions() {
    const choices = await choicesOf(register, name, '')
    names.current = new Map(choices.map((choice) => [choice.id, choice.name]))
    return treeOf(choices, itself)
  }
  return (
    <div className={classes.clearable}>
      <TreeSelectInput
        {...shared(props, say)}
        loadOptions={loadOptions}
        value={chosen === null ? [] : [chosen.id]}
        chosenLabels={chosen === null ? {} : { [chosen.id]: chosen.name }}
        onChange={([id]) =>
          onChange(
            id === undefined ? null : { id, name: names.current.get(id) ?? chosen?.name ?? '' },
          )
        }
      />
      {chosen !== null && field.required !== true && !props.disabled && (
        <CloseButton
          className={classes.clear}
          size="sm"
          aria-label={text('field_clear', { label: props.label })}
          onClick={() => onChange(null)}
        />
      )}
    </div>
  )
}
