// The words of the rules, loaded with the page: they are many, and nobody else needs them.
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import type { Locale } from '../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { dayIn, numberIn, timeIn } from '../../../register/web/show/numbers-and-days.ts'
import { type Formats, type Says, saysIn } from '../says.ts'

const loaders: Record<Locale, () => Promise<Record<string, string>>> = {
  en: async () => ({
    ...(await import('../../../../messages/regulation/en.json')).default,
    ...(await import('../../../../messages/rules/en.json')).default,
  }),
  fr: async () => ({
    ...(await import('../../../../messages/regulation/fr.json')).default,
    ...(await import('../../../../messages/rules/fr.json')).default,
  }),
  es: async () => ({
    ...(await import('../../../../messages/regulation/es.json')).default,
    ...(await import('../../../../messages/rules/es.json')).default,
  }),
}

const formatsIn = (locale: Locale): Formats => ({
  number: (value, decimals) =>
    decimals === undefined
      ? new Intl.NumberFormat(locale).format(value)
      : numberIn(locale, value, decimals),
  // What is no day in any calendar is shown as it was written.
  day: (day) => (Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : dayIn(locale, day)),
  moment: (local) => {
    const [day = '', time = ''] = local.split('T')
    return `${dayIn(locale, day)}, ${timeIn(locale, time)}`
  },
  dayOfYear: (day) =>
    new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(`2000-${day}T00:00:00Z`),
    ),
})

/** Undefined until they are there. */
export function useLoadedSays(): Says | undefined {
  const { locale } = useLanguage()
  const { data: words } = useQuery({
    queryKey: ['rule-words', locale],
    queryFn: loaders[locale],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
  return useMemo(() => words && saysIn(words, formatsIn(locale)), [words, locale])
}

export const SaysContext = createContext<Says | undefined>(undefined)

export function useSays(): Says {
  const says = use(SaysContext)
  if (says === undefined) throw new Error('The words of the rules are loaded by RulesScreen.')
  return says
}
