import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { InputProps } from '../../../../register/web/extension.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { alikeKey } from '../../web/keys.ts'
import { findAlike } from '../without-account.contract.ts'
import { AlikePeople } from './AlikePeople.tsx'

const saidBy = { last_name: 'name', mobile: 'mobile', email: 'email' } as const

const said = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** While somebody new is entered: who is known already by the same name, mobile or address. */
export function AlikeInput({ values, ...props }: InputProps) {
  const holds = useHolds()
  const isNew = props.row === undefined && holds('users.create')
  const first = said(values.first_name)
  const last = said(values.last_name)
  const why = props.name === 'mobile' || props.name === 'email' ? saidBy[props.name] : 'name'
  const now = {
    name: why === 'name' && first !== '' && last !== '' ? `${first} ${last}` : '',
    mobile: why === 'mobile' ? said(values.mobile) : '',
    email: why === 'email' ? said(values.email) : '',
  }
  const asked = Object.values(now).join('')
  const [settled] = useDebouncedValue(asked, 300)
  const { data } = useQuery({
    queryKey: alikeKey(why, settled),
    queryFn: ({ signal }) => call(findAlike, { query: now, signal }),
    enabled: isNew && settled !== '' && settled === asked,
  })
  const found = asked === '' || settled !== asked ? [] : (data?.data ?? [])
  return (
    <div className="stack gap-2">
      <KindInput {...props} />
      {isNew && <AlikePeople why={why} people={found} values={values} />}
    </div>
  )
}
