import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { customValuesKey } from '../../web/keys.ts'
import { readCustomValues, writeCustomValues } from '../custom-values.contract.ts'
import { CustomFieldsCard } from './CustomFieldsCard.tsx'

/** What stands in the company's own fields, of one person. */
export default function PersonCustomFields({ row }: { row: AnyRow }) {
  const text = useText()
  const mayMake = useHolds()('users.edit')
  const params = { id: row.id }
  const { data, isPending, isError } = useQuery({
    queryKey: customValuesKey(row.id, row.version),
    queryFn: ({ signal }) => call(readCustomValues, { params, signal }),
    gcTime: 0,
  })
  if (isPending) return <ListSkeleton rows={3} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { fields, version } = data.data
  const make = mayMake && (
    <Link to="/dashboard/users/custom-fields">{text('custom_fields_make')}</Link>
  )
  if (fields.length === 0)
    return (
      <p>
        {text('custom_fields_none')} {make}
      </p>
    )
  return (
    <CustomFieldsCard
      shown={data.data}
      renews={[customValuesKey(row.id)]}
      save={(values) => call(writeCustomValues, { params, body: { version, values } })}
    >
      {make && <p className="mt-4 m-0">{make}</p>}
    </CustomFieldsCard>
  )
}
