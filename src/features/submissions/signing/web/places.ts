// Whose turn it is on this device.

import type { z } from 'zod'
import { own } from '../../../../kit/own.ts'
import type { Text } from '../../../../kit/web/language/catalogue.ts'
import type { place } from '../../reading/reading.contract.ts'

export type PlaceToSign = z.infer<typeof place> & {
  /** Of the crew, asked by nobody yet: made with the signature. */
  newcomer?: true
  /** What they do, and for whom: it tells two of one name apart. */
  about?: string | null
}

/** How somebody signs at a place here, as the server says; or they have. */
export const wayAt = ({ signature, way }: PlaceToSign): PlaceToSign['way'] | 'done' =>
  signature !== null ? 'done' : way

const superiors: ReadonlySet<string> = new Set(['supervisor', 'manager'])

/** The person who must sign before, where a supervisor and then a manager sign. */
export function waitsFor(
  places: readonly PlaceToSign[],
  { id, role }: PlaceToSign,
  gone: ReadonlySet<string>,
) {
  const inOrder = places.filter((place) => place.role !== 'witness')
  if (role === 'witness' || !inOrder.every((place) => superiors.has(place.role))) return undefined
  return inOrder
    .slice(
      0,
      Math.max(
        0,
        inOrder.findIndex((place) => place.id === id),
      ),
    )
    .find((place) => place.signature === null && !gone.has(place.id))
}

/** A colleague may sign on their own phone, whatever way there is here. */
export const signsElsewhere = (place: PlaceToSign): boolean =>
  wayAt(place) === 'elsewhere' && place.account !== null

/** One's own first, then who is still to sign, then who has, here or anywhere; each in the order of
 *  the form. */
export function inTurn(places: readonly PlaceToSign[], left: ReadonlySet<string>): PlaceToSign[] {
  const rank = ({ id, signature, mine }: PlaceToSign) =>
    signature !== null || left.has(id) ? 2 : mine ? 0 : 1
  return places.toSorted((a, b) => rank(a) - rank(b))
}

/** The next after a place whose turn it may be, round to the beginning. */
export function nextAfter(places: readonly PlaceToSign[], id: string, gone: ReadonlySet<string>) {
  const at = places.findIndex((place) => place.id === id)
  return [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0))].find(
    (place) =>
      !['elsewhere', 'done'].includes(wayAt(place)) &&
      !gone.has(place.id) &&
      waitsFor(places, place, gone) === undefined,
  )
}

export const roleOf = (text: Text, role: string): string => {
  const words = {
    submitter: text('signing_role_submitter'),
    attendee: text('signing_role_attendee'),
    supervisor: text('signing_role_supervisor'),
    manager: text('signing_role_manager'),
    witness: text('signing_role_witness'),
  }
  return own(words, role) ?? role
}

/** The part that they have, where it is not what they are called by already. */
export const partOf = (text: Text, { account, name, role }: PlaceToSign): string =>
  account === null && name === null ? text('signing_unnamed') : roleOf(text, role)

/** Whom a place names; where it names nobody, the part that they have. */
export const calledAt = (text: Text, { account, name, role }: PlaceToSign): string =>
  account?.name ?? name ?? roleOf(text, role)
