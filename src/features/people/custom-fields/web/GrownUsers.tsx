import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import type { GrownProps } from '../../../../register/web/extension.ts'
import { registerKey } from '../../../../register/web/keys.ts'
import { users } from '../../users/users.register.ts'
import { readListedFields } from '../custom-values.contract.ts'
import { grownUsers } from '../grown-users.ts'

/** Users with the fields that the company added; without them where they cannot be read. */
export function GrownUsers({ use, children }: GrownProps) {
  const { data, isPending } = useQuery({
    queryKey: registerKey('users-custom-fields', 'listed'),
    queryFn: ({ signal }) => call(readListedFields, { signal }),
    retry: false,
  })
  const register = useMemo(
    () => (data === undefined ? users : grownUsers(data.data, use)),
    [data, use],
  )
  return isPending ? <ListSkeleton rows={5} /> : children(register)
}
