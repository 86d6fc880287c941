import { screenByName } from '../../../access/screens.ts'
import { addressWithin } from '../../../register/screens-of.ts'

/** Where a document is read by people who see documents; `within` is its type, where it is of one. */
export function pathOfDocument(register: string, id: string, within: string | null): string {
  const screen = screenByName.get(`${register}-record`)
  if (screen === undefined) throw new Error(`Documents of ${register} are read nowhere.`)
  return addressWithin(screen, within ?? undefined, id)
}
