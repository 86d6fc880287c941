import { useMemo } from 'react'
import { useLanguage } from '../../kit/web/language/Language.tsx'
import { useSession } from './session.ts'
import { type Times, timesIn } from './times.ts'

/** `zone`: of the company that a public page is of. */
export function useTimes(zone?: string): Times {
  const { locale } = useLanguage()
  const company = useSession().user?.company?.timezone
  return useMemo(() => timesIn(locale, zone ?? company), [locale, zone, company])
}
