import { useSession } from '../../../access/web/session.ts'
import { today } from '../../../regulation/index.ts'

/** The day it is where the company is. */
export function useToday(): string {
  const { user } = useSession()
  return today({
    now: new Date().toISOString(),
    zone: user?.company?.timezone ?? 'America/Toronto',
  })
}
