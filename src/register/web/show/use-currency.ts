import { useSession } from '../../../access/web/session.ts'
import { currencyOf } from '../../../kit/money.ts'

/** What the company of the person signed in counts in. */
export function useCurrency(): string {
  const company = useSession().user?.company
  const known = company !== undefined && 'country' in company
  return currencyOf(known ? String(company.country) : undefined)
}
