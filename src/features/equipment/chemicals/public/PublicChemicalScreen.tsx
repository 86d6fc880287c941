import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { publicChemicalKey } from '../../web/keys.ts'
import { PublicChemicalPage } from './PublicChemicalPage.tsx'
import { readPublicChemical } from './public-chemical.contract.ts'

/** What a phone shows that scanned the code on a container; nobody signs in. */
export default function PublicChemicalScreen() {
  const { text } = useLanguage()
  const { id: code = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: publicChemicalKey(code),
    queryFn: ({ signal }) => call(readPublicChemical, { params: { code }, signal }),
    // What is not there will not be there on asking again.
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
  })
  if (data !== undefined) return <PublicChemicalPage code={code} chemical={data.data} />
  if (isPending) return <p role="status">{text('public_chemical_loading')}</p>
  const gone = error instanceof Refused && error.httpStatus < 429
  return (
    <>
      <title>{`${text('public_chemical')} · Plumbline`}</title>
      <h1 tabIndex={-1}>{text('public_chemical')}</h1>
      <Notice tone="danger">{text(gone ? 'public_chemical_gone' : 'could_not_load')}</Notice>
      {!gone && (
        <p>
          <Button look="outline" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </p>
      )}
    </>
  )
}
