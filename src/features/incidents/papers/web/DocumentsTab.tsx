import { useId } from 'react'
import { Link } from 'react-router'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import form from '../../../../register/web/form/form.module.css'
import { FactsCard } from '../../../../register/web/record/FactsCard.tsx'
import { ofEvidence } from '../../investigation/investigation-fields.ts'
import { useInvestigation } from '../../investigation/web/use-investigation.ts'
import { incidents } from '../../record/incidents.register.ts'
import { investigationKey } from '../../web/keys.ts'
import { InvestigationPdf } from './InvestigationPdf.tsx'

const { photos } = incidents.fields
const { evidence } = ofEvidence

/** What was photographed, handed in, and what papers are made of the record. */
export default function DocumentsTab({ row }: { row: AnyRow }) {
  const text = useText()
  const title = useId()
  const { id } = row
  const { data, isError, save } = useInvestigation(id)
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  const { can, values } = data
  return (
    <div className="stack gap-4">
      <FactsCard
        title={text('documents_files')}
        register={incidents}
        fields={{ photos, evidence }}
        asked={{ evidence }}
        values={{ photos: row.photos, evidence: values.evidence }}
        save={
          can.includes('edit') ? (given) => save({ values: { ...values, ...given } }) : undefined
        }
        renews={[investigationKey(id)]}
      />
      <section className={`${form.section} stack gap-3`} aria-labelledby={title}>
        <h2 id={title} className="m-0">
          {text('documents_papers')}
        </h2>
        {can.includes('print') && <InvestigationPdf id={id} />}
        <p className="m-0">
          <Link to={`?tab=law`}>{text('documents_notices')}</Link>
        </p>
        <p className="m-0">
          <Link to={`?tab=people`}>{text('documents_claims')}</Link>
        </p>
      </section>
    </div>
  )
}
