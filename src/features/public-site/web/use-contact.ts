import { type Contact, contactFor } from './contact.ts'
import { usePublicSettings } from './use-public-settings.ts'

export function useContact(): Contact {
  const host = typeof window === 'undefined' ? '' : window.location.host
  return contactFor(host, usePublicSettings()?.us_host)
}
