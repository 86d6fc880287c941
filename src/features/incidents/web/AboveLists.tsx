import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../register/contract.ts'
import type { Register } from '../../../register/define.ts'
import { sharedKey } from './keys.ts'
import classes from './lists.module.css'

type Props = {
  /** The types or reasons, and the lists that lie within them. */
  of: Register
  lists: Register
  within: string | undefined
}

/** The way back to all of them, and the lists of others that this one uses too. */
export function AboveLists({ of, lists, within = '' }: Props) {
  const text = useText()
  const { data } = useQuery({
    queryKey: sharedKey(lists.name, within),
    queryFn: async ({ signal }) => {
      const query = { 'filter[also_in]': within, per_page: 200, sort: 'name' }
      return (await call(callsOf(lists).list, { query, signal })).data.data
    },
    enabled: within !== '',
  })
  return (
    <div className={`${classes.above} m-0 mb-3 text-sm`}>
      <p>
        <Link to={`/dashboard/${of.name}`}>{text('incident_lists_back')}</Link>
      </p>
      {data !== undefined && data.length > 0 && (
        <p>
          {text('incident_lists_shared')}{' '}
          {data.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link to={`/dashboard/${of.name}/reusable/edit/${id}`}>{String(name)}</Link>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
