import { IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { ShownLink } from '../../../../register/web/show/ShownLink.tsx'
import { sheetsKey } from '../../web/keys.ts'
import panel from '../../web/panel.module.css'
import { readSheets } from '../chemical-safety.contract.ts'
import type { Chemical } from './label-of-row.ts'

/** Every data sheet that the product had: a newer one takes the place of the one before. */
export function SheetsPanel({ row }: { row: Chemical }) {
  const { text, locale } = useLanguage()
  const { moment } = useTimes()
  const { data, isPending, isError } = useQuery({
    queryKey: sheetsKey(row.id, row.version),
    queryFn: ({ signal }) => call(readSheets, { params: { id: row.id }, signal }),
  })
  const { attention } = row
  if (isPending) return <ListSkeleton rows={2} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  return (
    <>
      {attention.includes('sheet_old') && <Notice tone="calm">{text('chemical_sheet_old')}</Notice>}
      {attention.includes('no_french') && <Notice tone="calm">{text('chemical_no_french')}</Notice>}
      {data.data.length === 0 && <p className={panel.none}>{text('chemical_no_sheets')}</p>}
      <ol className={panel.lines}>
        {data.data.map(
          ({ id, sds, sds_french, revised_on, received_at, received_by, superseded_at }) => (
            <li key={id} className="grid gap-1 border-b">
              <span className={panel.head}>
                <strong>
                  {revised_on === null
                    ? text('chemical_sheet_undated')
                    : text('chemical_sheet_of', { day: dayIn(locale, revised_on) })}
                </strong>
                <Tag tone={superseded_at === null ? 'good' : 'neutral'}>
                  {text(superseded_at === null ? 'chemical_in_force' : 'chemical_superseded')}
                </Tag>
              </span>
              <span className="flex flex-wrap gap-3">
                {sds && <SheetLink {...sds} />}
                {sds_french && <SheetLink {...sds_french} />}
              </span>
              <small>{[moment(received_at), received_by].filter(Boolean).join(' · ')}</small>
            </li>
          ),
        )}
      </ol>
    </>
  )
}

/** A data sheet by its name; the session's cookie vouches for the link. */
function SheetLink({ id, name }: { id: string; name: string }) {
  return (
    <ShownLink
      to={`/api/files/${id}`}
      icon={<IconFileTypePdf size={16} stroke={1.6} aria-hidden="true" />}
    >
      {name}
    </ShownLink>
  )
}
