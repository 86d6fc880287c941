import { useLocation, useNavigate } from 'react-router'
import { screenByName } from '../../../access/screens.ts'
import { type AnyRow, fieldOf, type Register } from '../../define.ts'
import { pointedIn, targetOf } from '../../fields/pointing.ts'
import { addressOf, addressWithin, screenOf } from '../../screens-of.ts'

/** The list that the rows are in; where they have none of their own, the row that they lie within. */
function homeOf(register: Register, within: string | undefined): string {
  const list = screenOf(register, 'list')
  if (list !== undefined) return addressWithin(list, within)
  const around =
    register.within === undefined
      ? undefined
      : screenByName.get(`${targetOf(fieldOf(register, register.within))}-record`)
  return around === undefined || within === undefined ? '/dashboard' : addressOf(around, within)
}

/** Leads back to where the person came from, the list as it was searched; else to the list. */
export function useWayBack(
  register: Register,
  row: AnyRow | undefined,
  givenWithin: string | undefined,
) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const around = register.within === undefined ? null : row?.[register.within]
  const address = homeOf(register, givenWithin ?? pointedIn(around)?.id)
  return {
    address,
    // The first page of a visit has no history of ours behind it.
    goBack: () => void (key === 'default' ? navigate(address) : navigate(-1)),
  }
}
