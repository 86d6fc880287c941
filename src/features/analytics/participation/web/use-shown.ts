import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { type ListedDeeds, type ListedPeople, measures } from '../participation.contract.ts'

/** What asks for a list in the address: without these words the screen shows the figures. */
export const listWords = ['show', 'at', 'person'] as const

/** The list that the address asks for, where it asks for one. */
export function useShown(): { deeds?: ListedDeeds; people?: ListedPeople } {
  const { search } = useAddressQuery()
  const words = new URLSearchParams(search)
  const [show, at, person] = listWords.map((word) => words.get(word))
  const where = at ? { at } : {}
  for (const measure of measures)
    if (show === measure) return { deeds: { show: measure, ...where, ...(person && { person }) } }
  return show === 'people' || show === 'reporters' ? { people: { show, ...where } } : {}
}

/** The address of the list behind a number, with the filters of this one. */
export function useListOf() {
  const { search } = useAddressQuery()
  return (words: Partial<Record<(typeof listWords)[number], string>>) =>
    `?${withWords(new URLSearchParams(search), words)}`
}
