import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { keysOf } from '../../../../kit/own.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { labelOf } from '../../../../register/define.ts'
import { type Figures, figures } from '../../deficiencies.contract.ts'
import { deficiencies, statuses } from '../../deficiencies.register.ts'
import { severities } from '../../severities.ts'
import { figuresKey } from '../keys.ts'
import { askedOf } from '../use-board.ts'
import type { Here } from '../use-here.ts'
import classes from './ageing.module.css'

type Line = Figures['all'] & { key: string; name: string }

const { fields } = deficiencies
const inOrder = keysOf(severities).toReversed()

/** How soon what was closed in a year was put right, and how much came back. */
export function ClosingFigures({ here }: { here: Here }) {
  const { text, say, locale } = useLanguage()
  const { data, isPending, isError } = useQuery({
    queryKey: figuresKey(here.incident, here.project),
    queryFn: ({ signal }) => call(figures, { query: askedOf(here), signal }),
  })
  if (isPending) return <ListSkeleton rows={4} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { all, by_severity, by_category, raised, again } = data.data
  if (all.closed + raised === 0) return null
  const bySeverity = inOrder.flatMap((severity) =>
    by_severity
      .filter((line) => line.severity === severity)
      .map((line): Line => ({ ...line, key: severity, name: say(severities[severity]) })),
  )
  const byCategory = by_category.map(
    (line): Line => ({
      ...line,
      key: line.id ?? 'none',
      name: line.name ?? text('deficiency_no_category'),
    }),
  )
  const rows = (lines: readonly Line[]) =>
    lines.map(({ key, name, closed, within, mean_days }) => (
      <Table.Tr key={key}>
        <Table.Th scope="row">{name}</Table.Th>
        <Table.Td>{numberIn(locale, closed)}</Table.Td>
        <Table.Td>{percentIn(locale, (100 * within) / closed)}</Table.Td>
        <Table.Td>{numberIn(locale, mean_days, 1)}</Table.Td>
      </Table.Tr>
    ))
  const part = (title: string, lines: readonly Line[]) => (
    <Table.Tbody>
      <Table.Tr>
        <Table.Th scope="rowgroup" colSpan={4} className="hint">
          {title}
        </Table.Th>
      </Table.Tr>
      {rows(lines)}
    </Table.Tbody>
  )
  return (
    <section className={classes.figures} aria-labelledby="closing-figures">
      <h2 id="closing-figures">{text('deficiency_figures')}</h2>
      {all.closed > 0 && (
        <Table.ScrollContainer minWidth={300} className={`${classes.table} card`}>
          <Table verticalSpacing="xs" layout="fixed">
            <Table.Thead>
              <Table.Tr>
                <Table.Td />
                <Table.Th scope="col">{say(statuses.closed)}</Table.Th>
                <Table.Th scope="col">{text('deficiency_within')}</Table.Th>
                <Table.Th scope="col">{text('deficiency_mean_days')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows([{ ...all, key: 'all', name: text('deficiency_all') }])}
            </Table.Tbody>
            {part(say(labelOf('severity', fields.severity)), bySeverity)}
            {part(say(labelOf('category', fields.category)), byCategory)}
          </Table>
        </Table.ScrollContainer>
      )}
      <p>{text('deficiency_again', { raised, again })}</p>
    </section>
  )
}
