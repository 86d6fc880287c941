import { oneOf } from '../../../../kit/own.ts'
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { whoseWork } from '../asked.ts'

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** What a screen of figures is narrowed by, as its address says it. */
export const filterWords = [
  ...['from', 'to', 'project', 'entity', 'team', 'contractor', 'whose', 'compare'],
] as const

/** What figures are narrowed by: it stands in the address, so that a link shows the same. */
export function useFilters() {
  const { search, change } = useAddressQuery()
  const words = new URLSearchParams(search)
  const [from, to] = [words.get('from'), words.get('to')]
  const [project, entity] = [words.get('project'), words.get('entity')]
  const [team, contractor] = [words.get('team'), words.get('contractor')]
  const whose = oneOf(whoseWork, words.get('whose'))
  const compares = words.get('compare') !== 'no'
  return {
    asked: {
      ...(isDay(from) && { from }),
      ...(isDay(to) && { to }),
      ...(project && { project }),
      ...(entity && !project && { entity }),
      ...(team && { team }),
      ...(contractor && { contractor }),
      ...(whose && !contractor && { whose }),
      // The addresses that numbers lead to say it, too.
      ...(!compares && { compare: 'no' as const }),
    },
    compares,
    ask: (asked: Readonly<Record<string, string | null>>) =>
      change((now) => withWords(now, asked), { replace: true, preventScrollReset: true }),
  }
}
export type FigureFilters = ReturnType<typeof useFilters>
