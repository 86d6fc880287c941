import type { ReactNode } from 'react'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../define.ts'
import type { KindName } from '../../../fields/all.ts'
import type { Column } from '../columns.ts'
import classes from './rows.module.css'

type Props = {
  row: AnyRow
  /** What its name stands as. */
  name: ReactNode
  /** What else it may say, the most telling first. */
  columns: readonly Column[]
  cell(column: Column): ReactNode
}

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
const tagsOf = (columns: readonly Column[]) =>
  columns
    .filter(isTag)
    .sort(
      (one, other) => Number(other.field.required ?? false) - Number(one.field.required ?? false),
    )
    .slice(0, mostTags)

/** A row where a table does not fit: its name and state, and the first of what the columns say. */
export function CardBody({ row, name, columns, cell }: Props) {
  const say = useSay()
  const there = columns.filter((column) => isThere(row[column.name]))
  const tags = tagsOf(there)
  const told = there.filter((column) => !tags.includes(column)).slice(0, most)
  return (
    <div className={classes.cardBody}>
      <div className={classes.cardName}>
        {name}
        {tags.map((column) => (
          <div key={column.name}>{cell(column)}</div>
        ))}
      </div>
      {told.length > 0 && (
        <dl className={classes.told}>
          {told.map((column) => (
            <div key={column.name}>
              <dt className={saysItself.has(column.field.kind) ? classes.unseen : undefined}>
                {say(column.label)}
              </dt>
              <dd>{cell(column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
