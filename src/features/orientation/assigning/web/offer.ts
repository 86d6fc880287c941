import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { offerKey } from '../../web/keys.ts'
import { offerAssignments } from '../assigning.contract.ts'

/** What can be assigned; with a project, who is on its list today comes first. */
export const offerFor = (project: string | null) =>
  queryOptions({
    queryKey: offerKey(project),
    queryFn: async ({ signal }) =>
      (await call(offerAssignments, { query: project === null ? {} : { project }, signal })).data,
    placeholderData: (before) => before,
  })
