import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconCheck, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Key } from '../../../../../form-engine/index.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../../kit/web/theme/Tag.tsx'
import { type FormDefinition, labelIn, type SavedCase } from '../../../definition/question.ts'
import type { CaseRun } from '../../explain-cases.ts'
import classes from './preview.module.css'

type Props = {
  saved: SavedCase
  run: CaseRun
  definition: FormDefinition
  language: Locale
  onLoad(): void
  onRename(name: string): void
  onAccept(): void
  onDelete(): void
}

/** One saved case: whether it still shows what it showed, and what can be done with it. */
export function CaseRow(props: Props) {
  const { saved, run, definition, language, onLoad, onRename, onAccept, onDelete } = props
  const text = useText()
  const [naming, setNaming] = useState<string>()
  const { name } = saved
  const words = (keys: readonly Key[]) =>
    keys
      .map((key) => {
        const question = definition.fields.find((field) => field.key === key)
        return question === undefined ? text('condition_field_gone') : labelIn(question, language)
      })
      .join(', ')
  function rename(event: FormEvent) {
    event.preventDefault()
    if (naming !== undefined && naming.trim() !== '') onRename(naming.trim())
    setNaming(undefined)
  }
  const act = (label: string, icon: ReactNode, onClick: () => void) => (
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  )
  return (
    <li className={`${classes.case} grid justify-items-start gap-1 p-0 py-2 border-b text-sm`}>
      <Group gap="xs" wrap="nowrap">
        {naming === undefined ? (
          <span className="flex-1 min-w-0 break-anywhere">{name}</span>
        ) : (
          <form onSubmit={rename} className="flex flex-1 items-center gap-1">
            <TextInput
              aria-label={text('case_name')}
              value={naming}
              maxLength={120}
              onChange={(event) => setNaming(event.currentTarget.value)}
              autoFocus
            />
            <ActionIcon type="submit" variant="default" aria-label={text('case_renamed')}>
              <IconCheck size={17} />
            </ActionIcon>
          </form>
        )}
        <Tag tone={run.ok ? 'good' : 'danger'}>{text(run.ok ? 'case_ok' : 'case_differs')}</Tag>
        {act(text('case_load', { name }), <IconPlayerPlay size={17} />, onLoad)}
        {act(text('case_rename', { name }), <IconPencil size={17} />, () => setNaming(name))}
        {act(text('case_delete', { name }), <IconTrash size={17} />, onDelete)}
      </Group>
      {run.shows.length > 0 && <p>{text('case_now_shows', { fields: words(run.shows) })}</p>}
      {run.hides.length > 0 && <p>{text('case_now_hides', { fields: words(run.hides) })}</p>}
      {!run.ok && (
        <Button size="compact-sm" variant="default" onClick={onAccept}>
          {text('case_accept')}
        </Button>
      )}
    </li>
  )
}
