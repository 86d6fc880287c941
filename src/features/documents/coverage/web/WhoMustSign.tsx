import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { LinkForm } from '../../links/web/LinkForm.tsx'
import { wayTo } from '../../links/web/way-to.ts'
import { readCoverage } from '../coverage.contract.ts'
import { AskedState } from './AskedState.tsx'
import classes from './coverage.module.css'
import { coverageKey } from './keys.ts'
import { SignedShare } from './SignedShare.tsx'
import { Turning } from './Turning.tsx'

/** How many of the people whom a document is for have signed it, and who has not. */
export default function WhoMustSign({ row: { id } }: { row: AnyRow }) {
  const text = useText()
  const holds = useHolds()
  const { openModal } = useModals()
  const [page, setPage] = useState(1)
  const asked = { document: id, show: 'missing', page } as const
  const { data, isError } = useQuery({
    queryKey: coverageKey(asked),
    queryFn: async ({ signal }) => (await call(readCoverage, { query: asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  const [document] = data.documents
  if (document === undefined || document.people === 0)
    return <EmptyState title={text('must_sign_none')} text={text('must_sign_none_text')} />
  // An orientation has links of its own.
  const maySend = holds('resources.edit') && document.register !== 'orientation'
  return (
    <div className="stack gap-4">
      <SignedShare of={document.people} signed={document.signed} overdue={document.overdue} />
      {data.total === 0 ? (
        <p className="m-0">{text('must_sign_all')}</p>
      ) : (
        <>
          <h3 className="text-lg m-0">{text('must_sign_missing', { count: data.total })}</h3>
          <ul className={classes.missing}>
            {data.people.map(({ id: person, name, detail, signs_in, asked }) => (
              <li key={person}>
                <span className="break-anywhere">
                  {name} {detail !== null && <small className="hint">{detail}</small>}
                </span>
                <span className="flex flex-wrap items-center gap-2">
                  {asked.map((signoff) => (
                    <AskedState key={signoff.document} signoff={signoff} />
                  ))}
                  {maySend && !signs_in && (
                    <Button
                      size="compact-md"
                      variant="default"
                      leftSection={<IconLink size={18} aria-hidden />}
                      aria-label={`${text('document_link')}: ${name}`}
                      onClick={() =>
                        openModal('link', {
                          title: text('link_for', { name }),
                          body: (
                            <LinkForm
                              name={name}
                              way={wayTo(id, person, text('document_link_signs_in', { name }))}
                            />
                          ),
                        })
                      }
                    >
                      {text('document_link')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <Turning
            label={text('asked_people_pages')}
            page={page}
            last={data.last_page}
            onTurn={setPage}
          />
        </>
      )}
    </div>
  )
}
