import { Button, Table } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { hand } from '../../../../kit/http/download.web.ts'
import { dayIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import stacked from '../../../../kit/web/page/stacked.module.css'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { optionsOf } from '../../../../register/fields/choice.ts'
import { tradeContractors } from '../../trade-contractors.register.ts'
import { matrixKey } from '../../web/keys.ts'
import { readContractorMatrix } from '../matrix.contract.ts'
import { lookOf } from './duty-look.ts'
import classes from './matrix.module.css'

const approvals = optionsOf(tradeContractors.fields.approval)

/** Which contractor owes which form, and what became of it: the least complete first. */
export default function MatrixScreen() {
  const { text, say, locale } = useLanguage()
  const project = useSession().project?.id
  const { data, isPending, isError } = useQuery({
    queryKey: matrixKey(project ?? ''),
    queryFn: ({ signal }) => call(readContractorMatrix, { query: { project }, signal }),
  })
  const { forms = [], rows = [] } = data?.data ?? {}
  const approvalOf = (value: string) => say(approvals[value] ?? value)

  function download() {
    const lines = [
      [text('matrix_contractor'), text('matrix_share'), ...forms.map(({ name }) => name)],
      ...rows.map(({ name, percent, cells }) => [
        ...[name, percent === null ? '' : `${percent} %`],
        ...forms.map(({ id }) => {
          const cell = cells.find(({ form }) => form === id)
          return cell === undefined ? '' : text(lookOf[cell.state].label)
        }),
      ]),
    ]
    // A quote begins a cell that a spreadsheet would read as a formula.
    const safe = (cell: string) => `"${cell.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`
    const csv = lines.map((line) => line.map(safe).join(',')).join('\r\n')
    hand(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }), 'contractors.csv')
  }

  return (
    <Page
      title={text('contractor_matrix')}
      lead={text('contractor_matrix_lead')}
      actions={
        rows.length > 0 && (
          <Button variant="default" leftSection={<IconDownload size={18} />} onClick={download}>
            {text('matrix_download')}
          </Button>
        )
      }
    >
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {isPending && <ListSkeleton rows={6} />}
      {data !== undefined && rows.length === 0 && (
        <EmptyState title={text('list_empty')} text={text('contractor_matrix_empty')} />
      )}
      {rows.length > 0 && (
        <Table.ScrollContainer minWidth={0} className="box">
          <Table className={stacked.stacked ?? ''}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{text('matrix_contractor')}</Table.Th>
                <Table.Th>{text('matrix_share')}</Table.Th>
                {forms.map(({ id, name }) => (
                  <Table.Th key={id}>{name}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ id, name, approval, percent, weeks, cells }) => (
                <Table.Tr key={id}>
                  <Table.Th scope="row">
                    <Link to={`/dashboard/trade-contractors/record/${id}`}>{name}</Link>
                    <small className="text-soft block">{approvalOf(approval)}</small>
                  </Table.Th>
                  <Table.Td data-label={text('matrix_share')}>
                    {percent === null ? '—' : percentIn(locale, percent)}
                    <small className="text-soft block">
                      {weeks
                        .flatMap(({ week, percent: share }) =>
                          share === null
                            ? []
                            : [`${dayIn(locale, week)}${text('colon')}${percentIn(locale, share)}`],
                        )
                        .join(' · ')}
                    </small>
                  </Table.Td>
                  {forms.map((form) => {
                    const cell = cells.find((one) => one.form === form.id)
                    if (cell === undefined)
                      return <Table.Td key={form.id} className={classes.none} />
                    const { tone, label } = lookOf[cell.state]
                    const count = cell[cell.state === 'past_due' ? 'past_due' : 'outstanding']
                    return (
                      <Table.Td key={form.id} data-label={form.name}>
                        <Link to={`/dashboard/trade-contractors/record/${id}?tab=forms`}>
                          <Tag tone={tone}>
                            {text(label)}
                            {count > 1 && ` (${count})`}
                          </Tag>
                        </Link>
                      </Table.Td>
                    )
                  })}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Page>
  )
}
