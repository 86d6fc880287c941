import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'

/** Numbers and shares as they are read; what has not arrived has no words yet. */
export function useFigureWords() {
  const { locale } = useLanguage()
  return {
    number: (value: number | undefined) =>
      value === undefined ? undefined : numberIn(locale, value),
    percent: (value: number | null | undefined) =>
      value === undefined ? undefined : value === null ? '—' : percentIn(locale, value),
  }
}
