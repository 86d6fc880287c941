import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { callsOf } from '../../../../register/contract.ts'
import { pointedIn } from '../../../../register/fields/pointing.ts'
import type { InputProps } from '../../../../register/web/extension.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { customCategories } from '../custom-categories.register.ts'
import { categoriesKey } from './keys.ts'

const idIn = (value: unknown) => pointedIn(value)?.id ?? (typeof value === 'string' ? value : null)

/** A category of the type that the document is of. */
export function CategoryInput({ values, ...props }: InputProps) {
  const type = idIn(values.type) ?? ''
  const { data } = useQuery({
    queryKey: categoriesKey(type),
    queryFn: async ({ signal }) => {
      const query = { 'filter[type]': type, per_page: 200, sort: 'name' }
      return (await call(callsOf(customCategories).list, { query, signal })).data.data
    },
    enabled: type !== '',
  })
  const there = pointedIn(props.value)
  const options = {
    ...(there && { [there.id]: there.name }),
    ...Object.fromEntries((data ?? []).map(({ id, name }) => [id, name])),
  }
  return (
    <KindInput
      {...props}
      field={{ kind: 'choice', required: true, options, asEntered: true }}
      value={idIn(props.value)}
    />
  )
}
