import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { addressOf, call } from '../../../../kit/http/client.web.ts'
import { download } from '../../../../kit/http/download.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow, Fields } from '../../../../register/define.ts'
import { sendable } from '../../../../register/fields/sendable.ts'
import { FactsCard } from '../../../../register/web/record/FactsCard.tsx'
import { HazardsBehind } from '../../hazards-behind/web/HazardsBehind.tsx'
import { investigationPdf } from '../../papers/investigation.contract.ts'
import { incidents } from '../../record/incidents.register.ts'
import { investigationKey } from '../../web/keys.ts'
import { readInvestigation, writeInvestigation } from '../investigation.contract.ts'
import * as fields from '../investigation-fields.ts'
import { CauseTree } from './CauseTree.tsx'
import { Lessons } from './Lessons.tsx'
import { SimilarRecords } from './SimilarRecords.tsx'

export type Investigation = ReplyOf<typeof readInvestigation>['data']

/** Who investigated, what happened when, why, and what is learned from it. */
export default function InvestigationTab({ row }: { row: AnyRow }) {
  const { text, locale } = useLanguage()
  const { id } = row
  const { data, isError } = useQuery({
    queryKey: investigationKey(id),
    queryFn: async ({ signal }) => (await call(readInvestigation, { params: { id }, signal })).data,
  })
  const { act, busy } = useAct(
    () => download(addressOf(investigationPdf, { params: { id } }), { lang: locale }),
    { refusedInPassing: true },
  )
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  const { version, values, causes, can } = data
  const mayEdit = can.includes('edit')
  const renews = [investigationKey(id)]
  const save = (changed: Partial<Pick<Investigation, 'values' | 'causes'>>) => {
    const all = { ...values, ...changed.values }
    const sent = Object.entries(fields.investigationFields).map(([name, field]) => [
      name,
      sendable(field, all[name]),
    ])
    return call(writeInvestigation, {
      params: { id },
      body: { version, values: Object.fromEntries(sent), causes: changed.causes ?? causes },
    })
  }
  const card = (title: string, those: Fields, children?: ReactNode) => (
    <FactsCard
      title={title}
      register={incidents}
      fields={those}
      values={values}
      save={mayEdit ? (given) => save({ values: given }) : undefined}
      renews={renews}
    >
      {children}
    </FactsCard>
  )
  return (
    <div className="stack gap-4">
      {can.includes('print') && (
        <div>
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => act()}
          >
            {text('investigation_pdf')}
          </Button>
        </div>
      )}
      {data.lacks_worker && mayEdit && (
        <Notice tone="danger">{text('investigation_lacks_worker')}</Notice>
      )}
      {card(text('investigation_team'), fields.ofTeam)}
      {card(text('investigation_timeline'), fields.ofTimeline)}
      {card(text('investigation_evidence'), fields.ofEvidence)}
      <CauseTree
        key={version}
        causes={causes}
        save={mayEdit ? (next) => save({ causes: [...next] }) : undefined}
        renews={renews}
      />
      <HazardsBehind incident={id} causes={causes} />
      {card(text('investigation_findings'), fields.ofFindings)}
      {card(
        text('investigation_lessons'),
        fields.ofLessons,
        <Lessons row={row} investigation={data} />,
      )}
      <SimilarRecords id={id} />
    </div>
  )
}
