import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../register/contract.ts'
import { type Moving, previewMove } from '../rights.contract.ts'
import { rolesTemplate } from '../roles-template.register.ts'
import { moveKey, templatesKey } from './keys.ts'

const roles: Readonly<Record<string, string>> = rolesTemplate.fields.base_role.options

/** The templates in use, by role and name, as a choice offers them. */
export function useTemplates(but?: string) {
  const { say } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) =>
      call(callsOf(rolesTemplate).list, { query: { per_page: 200 }, signal }),
    staleTime: 0,
  })
  const templates = (data?.data.data ?? []).filter(({ id }) => id !== but)
  const options = Object.entries(roles)
    .map(([role, name]) => ({
      group: say(name),
      items: templates
        .filter(({ base_role }) => base_role === role)
        .map((one) => ({ value: one.id, label: String(one.name) })),
    }))
    .filter(({ items }) => items.length > 0)
  return { templates, options, isError }
}

/** What a move would mean; asked for once there is a template to move to and somebody who moves. */
export const usePreview = (to: string | null, moving: Moving | undefined) =>
  useQuery({
    queryKey: moveKey(to, moving),
    queryFn: ({ signal }) =>
      call(previewMove, { params: { id: to ?? '' }, body: moving ?? { accounts: [] }, signal }),
    enabled: to !== null && moving !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
