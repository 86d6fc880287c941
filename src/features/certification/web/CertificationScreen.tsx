import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BrandHead } from '../../../access/brand/web/BrandHead.tsx'
import { timesIn } from '../../../access/web/times.ts'
import { call, Refused } from '../../../kit/http/client.web.ts'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import {
  type CertificationPage,
  type CertifiedPlace,
  readCertificationPage,
} from '../certification.contract.ts'
import { certificationPageKey } from './keys.ts'

/** What a phone shows that scanned the code of a project or a team; nobody signs in. */
export function CertificationScreen({ place }: { place: CertifiedPlace }) {
  const { text } = useLanguage()
  const { id: code = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: certificationPageKey(code),
    queryFn: async ({ signal }) =>
      (await call(readCertificationPage[place], { params: { code }, signal })).data,
    // What is not there will not be there on asking again.
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
  })
  const robots = <meta name="robots" content="noindex, nofollow" />
  if (data !== undefined)
    return (
      <>
        {robots}
        <Shown page={data} />
      </>
    )
  if (isPending) return <p role="status">{text('certification_loading')}</p>
  const gone = error instanceof Refused && error.httpStatus < 429
  return (
    <>
      {robots}
      <title>{`${text('certification_tab')} · Plumbline`}</title>
      <h1 tabIndex={-1}>{text('certification_tab')}</h1>
      <Notice tone="danger">{text(gone ? 'certification_gone' : 'could_not_load')}</Notice>
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

function Shown({ page }: { page: CertificationPage }) {
  const { text, locale } = useLanguage()
  const { name, brand, people, zone, read_at } = page
  return (
    <article className="grid gap-4 m-auto max-w-prose w-full">
      <title>{`${name} · Plumbline`}</title>
      <BrandHead brand={brand} />
      <header>
        <h1 className="title-1 break-anywhere" tabIndex={-1}>
          {name}
        </h1>
        <p className="m-0 mt-1 text-soft">{text('certification_title')}</p>
      </header>
      {people.length === 0 && <p className="m-0">{text('certification_none')}</p>}
      {people.map((person, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing else is told.
        <section key={at} className="card p-4">
          <h2 className="m-0 mb-2 text-lg break-anywhere">{person.name}</h2>
          <ul className="bare grid gap-1">
            {person.certificates.map((held) => (
              <li key={held.name}>
                {held.name}{' '}
                <small className="text-soft">
                  {held.valid_to === null
                    ? text('certification_ever')
                    : text('certification_until', { day: dayIn(locale, held.valid_to) })}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <footer className="hint">
        {text('certification_as_of', { when: timesIn(locale, zone).moment(read_at) })}
      </footer>
    </article>
  )
}
