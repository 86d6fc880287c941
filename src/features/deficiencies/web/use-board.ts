import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { board } from '../deficiencies.contract.ts'
import { boardKey } from './keys.ts'
import type { Here } from './use-here.ts'

/** What the calls ask for that answer in figures: one source or all, one project or all. */
export const askedOf = ({ incident, project }: Pick<Here, 'incident' | 'project'>) => ({
  ...(incident && { incident: '1' as const }),
  ...(project !== undefined && { project }),
})

/** What is open, by status and by age; asked for anew with every change of a deficiency. */
export const useBoard = (here: Pick<Here, 'incident' | 'project'>) =>
  useQuery({
    queryKey: boardKey(here.incident, here.project),
    queryFn: async ({ signal }) => (await call(board, { query: askedOf(here), signal })).data,
    staleTime: 0,
  })
