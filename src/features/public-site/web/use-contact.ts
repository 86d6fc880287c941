import { type Contact, contactFor, isUsHost } from './contact.ts'
import { usePublicSettings } from './use-public-settings.ts'

export function useIsUsHost(): boolean {
  const settings = usePublicSettings()
  return typeof window !== 'undefined' && isUsHost(window.location, settings?.us_host)
}

export const useContact = (): Contact => contactFor(useIsUsHost())
