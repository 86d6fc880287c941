import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { FactsCard } from '../../../../register/web/record/FactsCard.tsx'
import { users } from '../../users/users.register.ts'
import { confidentialKey } from '../../web/keys.ts'
import { readConfidential, writeConfidential } from '../confidential.contract.ts'
import { confidentialFields } from '../confidential-fields.ts'

/** What of a person only few may read. It is asked for when the tab is opened: that is a read. */
export default function PersonConfidential({ row }: { row: AnyRow }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const params = { id: row.id }
  const { data, isPending, isError } = useQuery({
    queryKey: confidentialKey(row.id, row.version),
    queryFn: ({ signal }) => call(readConfidential, { params, signal }),
    // It stays in no memory of the browser that others may come to.
    gcTime: 0,
  })
  if (isPending) return <ListSkeleton rows={4} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { values, version, can, reads } = data.data
  return (
    <FactsCard
      title={text('person_confidential')}
      register={users}
      fields={confidentialFields}
      values={values}
      save={
        can.includes('edit')
          ? (given) => call(writeConfidential, { params, body: { version, values: given } })
          : undefined
      }
      renews={[confidentialKey(row.id)]}
    >
      <p className="hint mt-4">{text('person_confidential_hint')}</p>
      <details className="mt-2">
        <summary>{text('person_confidential_reads')}</summary>
        <ul className="bare stack gap-1">
          {reads.map(({ at, by }) => (
            <li key={at}>
              {by} <span className="hint">{moment(at)}</span>
            </li>
          ))}
        </ul>
      </details>
    </FactsCard>
  )
}
