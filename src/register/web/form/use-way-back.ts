import { useLocation, useNavigate } from 'react-router'
import type { Register } from '../../define.ts'
import { addressOf, screenOf } from '../../screens-of.ts'

/** Leads back to where the person came from, the list as it was searched; else to the list. */
export function useWayBack(register: Register, within: string | undefined) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const list = screenOf(register, 'list')
  const address = list === undefined ? '/dashboard' : addressOf(list, within ?? '')
  return {
    address,
    // The first page of a visit has no history of ours behind it.
    goBack: () => void (key === 'default' ? navigate(address) : navigate(-1)),
  }
}
