import { useQuery } from '@tanstack/react-query'
import { defaultTemplates } from '../../../../access/default-templates.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { companyDefaults } from '../proposal.contract.ts'
import { defaultsKey } from './keys.ts'

const product = defaultTemplates.map(({ baseRole, name, grants }) => ({
  ...{ base_role: String(baseRole), name },
  grants: [...grants],
}))

/** The template of a role that new companies begin with: the product's own until the provider's is known. */
export function useDefaultOf(baseRole: unknown) {
  const { data } = useQuery({
    queryKey: defaultsKey('company'),
    queryFn: ({ signal }) => call(companyDefaults, { signal }),
  })
  return (data?.data ?? product).find(({ base_role }) => base_role === baseRole)
}
