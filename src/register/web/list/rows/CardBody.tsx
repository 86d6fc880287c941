import type { ReactNode } from 'react'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../define.ts'
import type { KindName } from '../../../fields/all.ts'
import type { ListColumn } from '../columns/columns.ts'
import classes from './rows.module.css'

type Props = {
  row: AnyRow
  /** What its name stands as. */
  name: ReactNode
  /** What else it may say, the most telling first. */
  columns: readonly ListColumn[]
  cell(column: ListColumn): ReactNode
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
const isTag = ({ field }: ListColumn) => field.kind === 'choice' && 'tones' in field
/** Required choices, which every row has, come first. */
const tagsOf = (columns: readonly ListColumn[]) =>
  columns
    .filter(isTag)
    .sort(
      (one, other) => Number(other.field.required ?? false) - Number(one.field.required ?? false),
    )
    .slice(0, mostTags)

/** A row where a table does not fit: its name and state, and the first of its columns. */
export function CardBody({ row, name, columns, cell }: Props) {
  const say = useSay()
  const there = columns.filter((column) => isThere(row[column.name]))
  const tags = tagsOf(there)
  const told = there.filter((column) => !tags.includes(column)).slice(0, most)
  return (
    <div className="flex-1 min-w-0">
      <div className={classes.cardName}>
        {name}
        {tags.map((column) => (
          <div key={column.name}>{cell(column)}</div>
        ))}
      </div>
      {told.length > 0 && (
        <dl className="stack gap-1 m-0 mt-2 text-sm">
          {told.map((column) => (
            <div className="flex flex-wrap gap-x-2" key={column.name}>
              <dt
                className={
                  saysItself.has(column.field.kind)
                    ? 'sr-only whitespace-nowrap'
                    : 'flex-none text-soft'
                }
              >
                {say(column.label)}
              </dt>
              <dd className="m-0 min-w-0 overflow-hidden">{cell(column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
