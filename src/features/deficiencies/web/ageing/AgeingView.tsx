import { Table } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { keysOf } from '../../../../kit/own.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { buckets, rangeOf } from '../../reading/ageing.ts'
import { severities } from '../../severities.ts'
import { useBoard } from '../use-board.ts'
import type { Here } from '../use-here.ts'
import { AgeBars } from './AgeBars.tsx'
import classes from './ageing.module.css'

const inOrder = keysOf(severities).toReversed()

/** How long what is open has stood open, by severity: as bars, and as figures that lead to the rows. */
export function AgeingView({ here }: { here: Here }) {
  const { text, say, locale } = useLanguage()
  const said = useId()
  const { data, isPending, isError } = useBoard(here)
  if (isPending) return <ListSkeleton rows={5} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { ageing } = data
  if (ageing.length === 0) return <EmptyState title={text('deficiency_none_open')} />
  const sum = (
    of: (one: (typeof ageing)[number]) => boolean,
    what: 'count' | 'overdue' = 'count',
  ) => ageing.filter(of).reduce((total, one) => total + one[what], 0)
  const bucketWords = (bucket: string) =>
    text('deficiency_days', { range: bucket.replace('-', '–') })
  const figure = (count: number, filters: Record<string, string[]>) =>
    count === 0 ? (
      <span className="text-soft">0</span>
    ) : (
      <Link to={here.tableWith(filters)}>{numberIn(locale, count)}</Link>
    )
  return (
    <div className="stack gap-4">
      <p id={said} className="hint m-0">
        {text('deficiency_age_caption')}
      </p>
      <AgeBars
        severities={inOrder}
        rows={buckets.map((bucket) => ({
          name: bucketWords(bucket),
          counts: inOrder.map((severity) =>
            sum((one) => one.bucket === bucket && one.severity === severity),
          ),
        }))}
      />
      <Table.ScrollContainer minWidth={520} className={`${classes.table} card`}>
        <Table verticalSpacing="xs" layout="fixed" aria-labelledby={said}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" w="7.5rem">
                {text('deficiency_age')}
              </Table.Th>
              {inOrder.map((severity) => (
                <Table.Th key={severity} scope="col">
                  {say(severities[severity])}
                </Table.Th>
              ))}
              <Table.Th scope="col">{text('deficiency_all')}</Table.Th>
              <Table.Th scope="col">{text('deficiency_overdue')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {buckets.map((bucket) => {
              const age = [rangeOf(bucket)]
              return (
                <Table.Tr key={bucket}>
                  <Table.Th scope="row">{bucketWords(bucket)}</Table.Th>
                  {inOrder.map((severity) => (
                    <Table.Td key={severity}>
                      {figure(
                        sum((one) => one.bucket === bucket && one.severity === severity),
                        { age, severity: [severity] },
                      )}
                    </Table.Td>
                  ))}
                  <Table.Td>
                    {figure(
                      sum((one) => one.bucket === bucket),
                      { age },
                    )}
                  </Table.Td>
                  <Table.Td>
                    {figure(
                      sum((one) => one.bucket === bucket, 'overdue'),
                      { age, days_overdue: ['1..'] },
                    )}
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  )
}
