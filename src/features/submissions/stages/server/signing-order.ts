// Whose turn it is: the two that a form names sign one after the other, everybody else as they come.

export type PlaceInOrder = {
  account: string | null
  name: string | null
  role: string
  signed: boolean
}

export type SignerInOrder = {
  me: string | undefined
  /** Signs for a supervisor or a manager whom nobody has named. */
  reviews: boolean
}

const superiors: ReadonlySet<string> = new Set(['supervisor', 'manager'])

/** A place that names nobody is for one who is not asked at another. */
function isFor(
  { account, name, role }: PlaceInOrder,
  { me, reviews }: SignerInOrder,
  asked: boolean,
): boolean {
  if (account !== null) return account === me
  return name === null && !asked && (reviews || !superiors.has(role))
}

/** Whether the caller may sign at a place now as themselves; places in their order. */
export function isMine(
  places: readonly PlaceInOrder[],
  at: number,
  signer: SignerInOrder,
  inTurn: boolean,
): boolean {
  const place = places[at]
  const { me } = signer
  if (place === undefined || me === undefined || place.signed) return false
  const asked = places.some(({ account }) => account === me)
  if (!isFor(place, signer, asked)) return false
  if (!inTurn || place.role === 'witness') return true
  return places.slice(0, at).every(({ signed, role }) => signed || role === 'witness')
}
