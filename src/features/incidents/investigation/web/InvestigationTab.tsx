import type { ReactNode } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow, Fields } from '../../../../register/define.ts'
import { FactsCard } from '../../../../register/web/record/FactsCard.tsx'
import { HazardsBehind } from '../../hazards-behind/web/HazardsBehind.tsx'
import { InvestigationPdf } from '../../papers/web/InvestigationPdf.tsx'
import { incidents } from '../../record/incidents.register.ts'
import { investigationKey } from '../../web/keys.ts'
import * as fields from '../investigation-fields.ts'
import { CauseTree } from './CauseTree.tsx'
import { Lessons } from './Lessons.tsx'
import { SimilarRecords } from './SimilarRecords.tsx'
import { useInvestigation } from './use-investigation.ts'

/** Who investigated, what happened when, why, and what is learned from it. */
export default function InvestigationTab({ row }: { row: AnyRow }) {
  const text = useText()
  const { id } = row
  const { data, isError, save } = useInvestigation(id)
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  const { version, values, causes, can } = data
  const mayEdit = can.includes('edit')
  const renews = [investigationKey(id)]
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
      {can.includes('print') && <InvestigationPdf id={id} />}
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
