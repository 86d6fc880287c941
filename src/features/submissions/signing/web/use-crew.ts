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
const folded = (name: string) => name.trim().toLowerCase()

type Known = { account: string | null; person?: string | null; name: string }
const keyOf = ({ account, person, name }: Known) => account ?? person ?? folded(name)

const keyAt = ({ account, person, name }: PlaceToSign) =>
  keyOf({ account: account?.id ?? null, person, name: name ?? '' })

const placeOf = ({ account, person, name, about, way }: Member, id: string): PlaceToSign => ({
  id,
  role: 'attendee',
  account: account === null ? null : { id: account, name },
  name: account === null ? name : null,
  person,
  about,
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
    ...waiting.map((one) => ({
      ...one,
      person: one.person ?? null,
      about: data?.members.find((member) => keyOf(member) === keyOf(one))?.about ?? null,
      way: 'attested' as const,
    })),
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
      const typed = folded(name)
      const named = places.find(
        (place) => folded(place.account?.name ?? place.name ?? '') === typed,
      )
      if (named !== undefined) return named
      const [member, another] = [...newcomers.values()].filter((one) => folded(one.name) === typed)
      if (member !== undefined && another === undefined) return placeOf(member, idOf(member))
      const one: Member = {
        ...{ account: null, person: null, about: null },
        ...{ name: name.trim(), way: 'attested' },
      }
      setOthers((before) => [...before, one])
      return placeOf(one, idOf(one))
    },
  }
}
