import { NavLink } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { registerKey } from '../../../../register/web/keys.ts'
import { allRows } from '../../../../register/web/list/use-rows.ts'
import { customResourceTypes } from '../custom-resource-types.register.ts'

/** The types of documents that the company has made, as far as the person sees them: each leads to its documents. */
export default function TypesInMenu() {
  const { pathname } = useLocation()
  const { data = [] } = useQuery({
    queryKey: registerKey(customResourceTypes.name, 'menu'),
    queryFn: () => allRows(customResourceTypes, { state: 'active', sort: 'name' }),
  })
  return data.map(({ id, plural }) => {
    const to = `/dashboard/custom-resources/${id}`
    const isHere = pathname === to || pathname.startsWith(`${to}/`)
    return (
      <NavLink
        key={id}
        component={Link}
        to={to}
        label={String(plural)}
        active={isHere}
        aria-current={isHere ? 'page' : undefined}
      />
    )
  })
}
