import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../register/contract.ts'
import { type AnyRow, fieldOf, type Register } from '../../../register/define.ts'
import { RecordLink } from '../../../register/web/record/RecordLink.tsx'
import { ShownValue } from '../../../register/web/show/ShownValue.tsx'
import { ofOperationKey } from './keys.ts'
import classes from './operations.module.css'

type Props = {
  row: AnyRow
  /** The register whose rows are listed, its field that points at the operation, and the fields to show. */
  register: Register
  by: string
  tells: readonly string[]
  none: 'operation_no_hazards' | 'operation_no_roles'
}

/** The rows of another register that name this operation, each with the way to it. */
export function RowsOfOperation({ row, register, by, tells, none }: Props) {
  const { text } = useLanguage()
  const { data, isPending, isError } = useQuery({
    queryKey: ofOperationKey(register.name, row.id),
    queryFn: async ({ signal }) => {
      const query = { [`filter[${by}]`]: row.id, per_page: 200 }
      return (await call(callsOf(register).list, { query, signal })).data.data
    },
    staleTime: 0,
  })
  if (isPending) return <ListSkeleton rows={3} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data.length === 0) return <p className="text-soft">{text(none)}</p>
  return (
    <ul className={`${classes.rows} bare`}>
      {data.map((one) => (
        <li className="row justify-between py-2 gap-x-4 gap-y-1 border-between" key={one.id}>
          <RecordLink register={register.name} to={{ id: one.id, name: String(one.name) }} />
          <span>
            {tells.map((name) => (
              <ShownValue key={name} field={fieldOf(register, name)} value={one[name]} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
