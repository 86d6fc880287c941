import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { listedDeeds, listedPeople } from '../participation.contract.ts'

/** What asks for a list in the address: without these words the screen shows the figures. */
export const listWords = ['show', 'at', 'person'] as const

/** The list that the address asks for, where it asks for one. */
export function useShown() {
  const { search } = useAddressQuery()
  const words = Object.fromEntries(new URLSearchParams(search))
  return {
    deeds: listedDeeds.safeParse(words).data,
    people: listedPeople.safeParse(words).data,
  }
}

/** The address of the list behind a number, with the filters of this one. */
export function useListOf() {
  const { search } = useAddressQuery()
  return (words: Partial<Record<(typeof listWords)[number], string>>) =>
    `?${withWords(new URLSearchParams(search), words)}`
}
