// Who is meant by what was typed or scanned at a gate.
import { partsOf } from '../../../kit/own.ts'
import type { GatePerson } from '../gate.contract.ts'

const mostShown = 8

const folded = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whose training passport it is, by the name on it: nobody is let in by the card itself, but by the facts that the gate
 *  has of them. */
function nameOnPassport(code: string): string | undefined {
  const [, said] = /\/passport\/([\w-]+)\.[\w-]+$/.exec(code) ?? []
  if (said === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(said.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    )
    const { name } = partsOf(JSON.parse(new TextDecoder().decode(bytes)))
    return typeof name === 'string' ? name : undefined
  } catch {
    // Damaged: it names nobody.
    return undefined
  }
}

/** People whose card says exactly this, else those whose name and firm have every word of it. */
export function foundAmong(people: readonly GatePerson[], search: string): GatePerson[] {
  const code = search.trim()
  const name = nameOnPassport(code)
  if (name !== undefined) return people.filter((person) => folded(person.name) === folded(name))
  const said = folded(code)
  if (said === '') return []
  const carded = people.filter(({ cards }) => cards.some((card) => folded(card) === said))
  if (carded.length > 0) return carded
  const words = said.split(/\s+/)
  return people
    .filter(({ name: called, firm }) => {
      const about = folded(`${called} ${firm ?? ''}`)
      return words.every((word) => about.includes(word))
    })
    .slice(0, mostShown)
}
