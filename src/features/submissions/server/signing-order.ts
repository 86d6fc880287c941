// Whose turn it is: the two that a form names sign one after the other, everybody else as they come.

export type Place = { account: string | null; role: string; signed: boolean }

/** Whether whoever asks may sign at a place now as themselves; places in their order. */
export function isMine(
  places: readonly Place[],
  at: number,
  me: string | undefined,
  inTurn: boolean,
): boolean {
  const place = places[at]
  if (place === undefined || me === undefined || place.signed || place.account !== me) return false
  if (!inTurn || place.role === 'witness') return true
  return places.slice(0, at).every(({ signed, role }) => signed || role === 'witness')
}
