import { Button, Select } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { addressOf, call } from '../../../../kit/http/client.web.ts'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { Views } from '../../../../kit/web/page/Views.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { establishmentsKey, papersKey } from '../../web/keys.ts'
import { listEstablishments, oshaCasePdf, oshaPdf, readPapers } from '../osha.contract.ts'
import { CaseReport } from './CaseReport.tsx'
import { FilesView } from './FilesView.tsx'
import { LogTable } from './LogTable.tsx'
import { SummaryView } from './SummaryView.tsx'

const views = ['log', 'summary', 'files'] as const

/** The papers of a US establishment for a year: the log, the summary that is posted, the files for the agency. */
export default function PapersScreen() {
  const { text, locale } = useLanguage()
  const { search } = useLocation()
  const { change } = useAddressQuery()
  const params = new URLSearchParams(search)
  const { data: known } = useQuery({
    queryKey: establishmentsKey,
    queryFn: async ({ signal }) => (await call(listEstablishments, { signal })).data,
  })
  const entity = params.get('entity') ?? known?.establishments[0]?.id
  const year = Number(params.get('year') ?? known?.years[0])
  const view = views.find((one) => one === params.get('view')) ?? 'log'
  const { data: papers, isError } = useQuery({
    queryKey: papersKey(entity ?? '', year),
    queryFn: async ({ signal }) =>
      (await call(readPapers, { params: { entity: entity ?? '', year }, signal })).data,
    enabled: entity !== undefined && Number.isInteger(year),
    gcTime: 0,
  })
  const one = papers?.cases.find(({ id }) => id === params.get('case'))
  const { act, busy } = useAct(
    () => {
      const of = { entity: entity ?? '', year }
      const paper = view === 'summary' ? 'summary' : 'log'
      const address =
        one === undefined
          ? addressOf(oshaPdf, { params: { ...of, paper } })
          : addressOf(oshaCasePdf, { params: { ...of, case: one.id } })
      return download(address, { lang: locale })
    },
    { refusedInPassing: true },
  )
  const addressWith = (changed: Readonly<Record<string, string | undefined>>) =>
    `/dashboard/incidents/papers?${withWords(params, changed)}`
  const choose = (changed: Readonly<Record<string, string | undefined>>) =>
    change((now) => withWords(now, { ...changed, case: undefined }), { replace: true })
  const years = [...new Set([...(known?.years ?? []), ...(Number.isInteger(year) ? [year] : [])])]
  return (
    <Page
      title={text('screen_osha_papers')}
      lead={text('osha_lead')}
      actions={
        papers !== undefined &&
        entity !== undefined &&
        (one !== undefined || view !== 'files') && (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            loading={busy}
            onClick={() => act()}
          >
            {text('osha_pdf')}
          </Button>
        )
      }
    >
      {known?.establishments.length === 0 && (
        <EmptyState title={text('osha_none')} text={text('osha_none_hint')} />
      )}
      {known !== undefined && entity !== undefined && (
        <div className="stack gap-4">
          <div className="flex flex-wrap items-end gap-4">
            <Select
              label={text('osha_establishment')}
              allowDeselect={false}
              data={known.establishments.map(({ id, name }) => ({ value: id, label: name }))}
              value={entity}
              onChange={(_, option) => choose({ entity: option?.value })}
            />
            <Select
              label={text('osha_year')}
              allowDeselect={false}
              data={years.map(String)}
              value={String(year)}
              onChange={(_, option) => choose({ year: option?.value })}
            />
            <Views
              label={text('osha_papers')}
              views={views.map((name) => ({
                to: addressWith({ view: name, case: undefined }),
                label: text(`osha_view_${name}`),
                here: view === name && one === undefined,
              }))}
            />
          </div>
          {isError && <Notice tone="danger">{text('osha_refused')}</Notice>}
          {papers === undefined && !isError && <ListSkeleton rows={6} />}
          {papers !== undefined && one !== undefined && <CaseReport one={one} />}
          {papers !== undefined && one === undefined && view === 'log' && (
            <LogTable papers={papers} reportOf={(id) => addressWith({ case: id })} />
          )}
          {papers !== undefined && one === undefined && view === 'summary' && (
            <SummaryView papers={papers} entity={entity} year={year} />
          )}
          {papers !== undefined && one === undefined && view === 'files' && (
            <FilesView papers={papers} entity={entity} year={year} />
          )}
        </div>
      )}
    </Page>
  )
}
