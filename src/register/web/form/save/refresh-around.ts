import type { QueryClient } from '@tanstack/react-query'
import type { Register } from '../../../define.ts'
import { isAround } from '../../keys.ts'

/** Everything that shows rows of the register is asked for anew; not the row of the form itself,
 *  which holds what stands in it, and may be gone. */
export const refreshAround = (queries: QueryClient, { name }: Register): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => isAround(queryKey, name),
  })
