import { CloseButton } from '@mantine/core'
import { useState } from 'react'
import { TreeSelectInput } from '../../../../kit/web/inputs/choice/TreeSelectInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { closedWords } from '../../../fields/closed.ts'
import { pointedIn, targetOf } from '../../../fields/pointing.ts'
import { type KindProps, shared } from '../field-of-form.ts'
import classes from '../input.module.css'
import { treeOf } from './tree-of-choices.ts'
import { choicesOf } from './use-choices.ts'
import { type ChoosableRow, useClosed } from './use-closed.tsx'

/** A row of a register that is a tree, chosen where it lies in it. */
export function TreeField(props: KindProps) {
  const { register, name, field, value, onChange, row } = props
  const { say, text } = useLanguage()
  const [found, setFound] = useState<readonly ChoosableRow[]>([])
  const { isOpen, inputContainer } = useClosed(targetOf(field), found)
  const chosen = pointedIn(value)
  const itself = targetOf(field) === register.name ? row?.id : undefined

  async function loadOptions() {
    const choices = await choicesOf(register, name, '', undefined, '1')
    setFound(choices)
    return treeOf(
      choices.map(({ why, ...choice }) => ({
        ...choice,
        ...(why !== undefined && { note: say(closedWords[why]) }),
      })),
      itself,
    )
  }
  return inputContainer(
    <div className={classes.clearable}>
      <TreeSelectInput
        {...shared(props, say)}
        loadOptions={loadOptions}
        value={chosen === null ? [] : [chosen.id]}
        chosenLabels={chosen === null ? {} : { [chosen.id]: chosen.name }}
        onRefused={(id) => isOpen(id ?? null)}
        onChange={([id]) =>
          onChange(
            id === undefined
              ? null
              : { id, name: found.find((one) => one.id === id)?.name ?? chosen?.name ?? '' },
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
    </div>,
  )
}
