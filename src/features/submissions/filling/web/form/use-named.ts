// A draft of another device names a row by its id alone: its name is looked up where it is chosen.

import { useQuery } from '@tanstack/react-query'
import { choicesOf } from '../../../../../register/web/input/choices/use-choices.ts'
import { submissions } from '../../../submissions.register.ts'
import { namesKey } from '../../../web/keys.ts'
import type { NamedRow } from '../device/stored.ts'

export function useNamed(field: string, named: NamedRow | null): NamedRow | null {
  const unnamed = named !== null && named.name === ''
  const { data } = useQuery({
    queryKey: namesKey(field),
    queryFn: ({ signal }) => choicesOf(submissions, field, '', signal),
    enabled: unnamed,
  })
  if (named === null || !unnamed) return named
  return { id: named.id, name: data?.find(({ id }) => id === named.id)?.name ?? '…' }
}
