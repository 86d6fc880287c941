import { Link, useParams } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { commonKinds } from '../../kinds/document-kinds.ts'
import { documentShelves } from '../library.contract.ts'
import { ImportChoice } from './ImportChoice.tsx'
import { Shelf } from './Shelf.tsx'

/** Documents that the provider has written: chosen, and brought in as drafts. */
export default function DocumentLibrary() {
  const { type } = useParams()
  const { text, say } = useLanguage()
  const register = commonKinds.find(({ name }) => name === type)
  const routes = documentShelves[register?.name ?? '']
  if (register === undefined || routes === undefined) return <ImportChoice />
  return (
    <Shelf
      key={register.name}
      register={register}
      routes={routes}
      lead={text('library_documents_lead')}
    >
      {commonKinds.map((kind) => (
        <Link
          key={kind.name}
          to={`/dashboard/resources/importResources/${kind.name}`}
          aria-current={kind.name === type ? 'page' : undefined}
          className={kind.name === type ? 'font-semibold' : undefined}
        >
          {say(kind.many)}
        </Link>
      ))}
    </Shelf>
  )
}
