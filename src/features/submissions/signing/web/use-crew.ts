// Who is likely to sign here though nobody asked them: people of the crew, and who is named on the sheet.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { newId } from '../../../../kit/ids.ts'
import { crewKey } from '../../web/keys.ts'
import { crew } from '../signing.contract.ts'
import type { PlaceToSign } from './places.ts'
import type { StoredSignatures } from './stored-signatures.ts'

type Crew = ReplyOf<typeof crew>['data']
export type SealTo = Crew['seal']
type Member = Crew['members'][number]

const none: readonly Member[] = []
const keyOf = ({ account, name }: { account: string | null; name: string }) =>
  account ?? name.trim().toLowerCase()

const keyAt = ({ account, name }: PlaceToSign) =>
  keyOf({ account: account?.id ?? null, name: name ?? '' })

const placeOf = ({ account, name, way }: Member, id: string): PlaceToSign => ({
  id,
  role: 'attendee',
  account: account === null ? null : { id: account, name },
  name: account === null ? name : null,
  email: null,
  signature: null,
  link_sent_at: null,
  link_expires_at: null,
  mine: false,
  way,
  newcomer: true,
})

/** Places that are made once somebody signs at them; the device gives each its id. */
export function useCrew(
  submission: string,
  isAsked: boolean,
  places: readonly PlaceToSign[],
  stored: StoredSignatures,
) {
  const { data } = useQuery({
    queryKey: crewKey(submission),
    queryFn: async ({ signal }) => (await call(crew, { params: { id: submission }, signal })).data,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [others, setOthers] = useState(none)
  const ids = useRef(new Map<string, string>())
  const waiting = Object.values(stored).flatMap(({ place, newcomer }) =>
    newcomer === undefined ? [] : [{ place, ...newcomer }],
  )
  for (const one of waiting) ids.current.set(keyOf(one), one.place)
  function idOf(one: Member): string {
    const known = ids.current.get(keyOf(one)) ?? newId()
    ids.current.set(keyOf(one), known)
    return known
  }
  const asked = new Set(places.flatMap((place) => [keyAt(place), place.id]))
  const all = [
    ...(data?.members ?? none),
    ...others,
    ...waiting.map((one) => ({ ...one, way: 'attested' as const })),
  ]
  const newcomers = new Map(
    all.filter((one) => !asked.has(keyOf(one))).map((one) => [keyOf(one), one]),
  )
  return {
    /** To which a PIN is sealed; nothing until there was a connection. */
    seal: data?.seal,
    newcomers: [...newcomers.values()]
      .map((one) => placeOf(one, idOf(one)))
      .filter(({ id }) => !asked.has(id)),
    /** Somebody whom nobody has named: the place at which they sign. */
    add(name: string): PlaceToSign {
      const one: Member = { account: null, name: name.trim(), way: 'attested' }
      const named = places.find(
        (place) => (place.account?.name ?? place.name ?? '').toLowerCase() === keyOf(one),
      )
      if (named !== undefined) return named
      setOthers((before) => [...before, one])
      return placeOf(one, idOf(one))
    },
  }
}
