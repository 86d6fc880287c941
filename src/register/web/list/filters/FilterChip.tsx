import { Popover, Radio, Stack, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { useLanguage, useText } from '../../../../kit/web/language/Language.tsx'
import { labelOf } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import type { Field, FilterForm } from '../../../fields/field.ts'
import { allPointedIn } from '../../../fields/pointing.ts'
import { useChoices } from '../../input/choices/use-choices.ts'
import { filtered } from '../address/list-address.ts'
import type { List } from '../use-register-list.ts'
import { AnyOfEditor } from './AnyOfEditor.tsx'
import type { EditorProps } from './editor-props.ts'
import { filterWords } from './filter-words.ts'
import classes from './filters.module.css'
import { RangeEditor } from './RangeEditor.tsx'
import { TextEditor } from './TextEditor.tsx'

const editors: Record<Exclude<FilterForm, 'none'>, ComponentType<EditorProps>> = {
  'any-of': AnyOfEditor,
  range: RangeEditor,
  text: TextEditor,
  presence: PresenceEditor,
}

type Props = { list: List; name: string; field: Field }

/** One filter: what it says, an editor when it is pressed, and a way to take it off. */
export function FilterChip({ list, name, field }: Props) {
  const speech = useLanguage()
  const { text, say } = speech
  const { register, view, show, edited, editFilter } = list
  const values = useAtOnce(view.filters[name] ?? [])
  const nameOf = useNames(list, name, field, values.now)
  const label = say(labelOf(name, field))
  const form = kindOf(field).filter
  if (form === 'none') return null
  const Editor = editors[form]
  // A new filter is one step of the browser's history; what is changed further is the same step.
  function change(next: readonly string[]) {
    values.set(next)
    show((now) => filtered(now, name, next), {
      replace: values.now.length > 0 && next.length > 0,
    })
  }
  const close = () => editFilter(undefined)
  return (
    <Popover
      opened={edited === name}
      onChange={(opened) => editFilter(opened ? name : undefined)}
      position="bottom-start"
      trapFocus
      returnFocus
      width={form === 'range' ? 340 : 280}
      shadow="md"
    >
      <div className={classes.chip}>
        <Popover.Target>
          <UnstyledButton
            className={classes.words}
            onClick={() => editFilter(edited === name ? undefined : name)}
          >
            <span className={classes.field}>{label}</span>
            <span>{values.now.length > 0 && filterWords(field, values.now, speech, nameOf)}</span>
          </UnstyledButton>
        </Popover.Target>
        <UnstyledButton
          className={classes.remove}
          aria-label={text('list_filter_remove', { label })}
          onClick={() => {
            close()
            if (values.now.length > 0) change([])
          }}
        >
          <IconX size={14} aria-hidden="true" />
        </UnstyledButton>
      </div>
      <Popover.Dropdown aria-label={label} p="xs">
        <Editor
          register={register}
          name={name}
          field={field}
          label={label}
          values={values.now}
          onChange={change}
          onDone={close}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Whether there is one. */
function PresenceEditor({ label, values, onChange }: EditorProps) {
  const text = useText()
  return (
    <Radio.Group
      aria-label={label}
      value={values[0] ?? null}
      onChange={(value) => onChange([value])}
    >
      <Stack gap="xs" p={4}>
        <Radio size="sm" value="yes" label={text('list_filter_has')} />
        <Radio size="sm" value="none" label={text('list_filter_has_none')} />
      </Stack>
    </Radio.Group>
  )
}

/** Values that the address holds, shown as they are chosen: the address follows a moment later. */
function useAtOnce(values: readonly string[]) {
  const key = values.join('\n')
  const [chosen, setChosen] = useState({ over: key, values })
  return {
    now: chosen.over === key ? chosen.values : values,
    set: (next: readonly string[]) => setChosen({ over: key, values: next }),
  }
}

/** What the ids of a filter are called: the rows it leads to say it, else the choices do. */
function useNames(
  { register, rows }: List,
  name: string,
  field: Field,
  values: readonly string[],
): (id: string) => string | undefined {
  const points = kindOf(field).points !== undefined && kindOf(field).filter === 'any-of'
  const seen = new Map(
    (points ? rows : []).flatMap((row) =>
      allPointedIn(row[name]).map((one) => [one.id, one.name] as const),
    ),
  )
  const unknown = values.some((value) => value !== 'none' && !seen.has(value))
  const { found } = useChoices(register, name, '', points && unknown)
  const { project, team } = useSession()
  return (id) =>
    seen.get(id) ??
    [...found, project, team].find((one) => one !== undefined && one.id === id)?.name
}
