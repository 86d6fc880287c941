import { Checkbox } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../define.ts'
import type { KindName } from '../../../fields/all.ts'
import type { Column } from '../columns.ts'
import type { List } from '../use-register-list.ts'
import { Cell } from './Cell.tsx'
import { RowMenu } from './RowMenu.tsx'
import { RowName } from './RowName.tsx'
import classes from './rows.module.css'
import type { RowCommands } from './use-row-commands.tsx'

type Props = { list: List; row: AnyRow; commands: RowCommands }

const most = 3
const mostTags = 2

/** Words tell by themselves what they are; a number or a day does not. */
const saysItself = new Set<string>([
  'text',
  'long-text',
  'phone',
  'email',
  'link',
  'choice',
  'choices',
  'reference',
  'references',
  'tree',
  'list-value',
  'person',
  'people',
  'file',
  'address',
] satisfies KindName[])

const isThere = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)
const isTag = ({ field }: Column) => field.kind === 'choice' && 'tones' in field
/** What every row has says first how it stands. */
const tagsOf = (columns: Column[]) =>
  columns
    .filter(isTag)
    .sort(
      (one, other) => Number(other.field.required ?? false) - Number(one.field.required ?? false),
    )
    .slice(0, mostTags)

/** One row on a phone: its name and state, and the first of what the columns say. */
export function RowCard({ list, row, commands }: Props) {
  const { text, say } = useLanguage()
  const { columns, rows, selecting, mayPick } = list
  const [, ...others] = columns
  const there = others.filter(({ name }) => isThere(row[name]))
  const tags = tagsOf(there)
  const told = there.filter((column) => !tags.includes(column)).slice(0, most)
  const selected = selecting.selection.has(row.id)
  return (
    <li className={classes.card} data-row={row.id} data-selected={selected || undefined}>
      {mayPick && (
        <Checkbox
          size="sm"
          className={classes.above}
          aria-label={text('list_select', { name: list.nameOf(row) })}
          checked={selected}
          onChange={() => selecting.pick(rows, row.id)}
        />
      )}
      <div className={classes.cardBody}>
        <div className={classes.cardName}>
          <RowName list={list} row={row} />
          {tags.map(({ name, field }) => (
            <Cell key={name} list={list} row={row} name={name} field={field} />
          ))}
        </div>
        {told.length > 0 && (
          <dl className={classes.told}>
            {told.map(({ name, field, label }) => (
              <div key={name}>
                <dt className={saysItself.has(field.kind) ? classes.unseen : undefined}>
                  {say(label)}
                </dt>
                <dd>
                  <Cell list={list} row={row} name={name} field={field} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <RowMenu list={list} row={row} commands={commands} />
    </li>
  )
}
