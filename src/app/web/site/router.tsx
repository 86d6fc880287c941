// Stands in for `react-router` in the public site: each of its pages is a document, and a link opens the next one.
import { type ComponentProps, createContext, use, useMemo, useState } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { SitePlace } from './site-page.ts'

const Here = createContext<SitePlace>({ pathname: '/', params: {} })
export const PlaceIs = Here

const isOpen = typeof location !== 'undefined'

/** The next document speaks the language of this one from its first word. */
function inLanguage(to: string, locale: string): string {
  if (locale === 'en' || !to.startsWith('/')) return to
  const { pathname, searchParams, hash } = new URL(to, 'https://site.invalid')
  searchParams.set('lang', locale)
  return `${pathname}?${searchParams}${hash}`
}

export function Link({ to, ...props }: ComponentProps<'a'> & { to: string }) {
  const { locale } = useLanguage()
  return <a {...props} href={inLanguage(to, locale)} />
}

export function useLocation() {
  const { pathname } = use(Here)
  const [search, hash] = isOpen ? [location.search, location.hash] : ['', '']
  return useMemo(
    () => ({ pathname, search, hash, key: 'default', state: null }),
    [pathname, search, hash],
  )
}

export const useParams = (): SitePlace['params'] => use(Here).params

const open = (path: string) => location.assign(path)

export const useNavigate = () => open

/** The words of the address behind `?`; the page that the build writes has none. */
export function useSearchParams() {
  const [search, setSearch] = useState(isOpen ? location.search : '')
  const set = (words: Record<string, string>) => {
    const query = new URLSearchParams(words).toString()
    history.replaceState(null, '', query === '' ? location.pathname : `?${query}`)
    setSearch(query)
  }
  return [useMemo(() => new URLSearchParams(search), [search]), set] as const
}
