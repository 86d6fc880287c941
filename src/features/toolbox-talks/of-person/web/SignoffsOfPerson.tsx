import { useHolds } from '../../../../access/web/use-holds.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { DocumentsOfPerson } from '../../../documents/web/index.ts'
import { TalksOfPerson } from './TalksOfPerson.tsx'

/** What a person put their name to: documents, and the talks that they heard. */
export default function SignoffsOfPerson({ row }: { row: AnyRow }) {
  const text = useText()
  const holds = useHolds()
  return (
    <div className="stack gap-6">
      {holds('resources.view') && (
        <section className="stack gap-2" aria-labelledby="documents-of-person">
          <h3 className="m-0" id="documents-of-person">
            {text('nav_documents')}
          </h3>
          <DocumentsOfPerson row={row} />
        </section>
      )}
      {holds('toolbox-talks.view') && (
        <section className="stack gap-2" aria-labelledby="talks-of-person">
          <h3 className="m-0" id="talks-of-person">
            {text('nav_toolbox_talks')}
          </h3>
          <TalksOfPerson person={row.id} />
        </section>
      )}
    </div>
  )
}
