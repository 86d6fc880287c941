// The hours of the weeks that the address names, and what was typed over them.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { oneOf } from '../../../../kit/own.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { analyticsKey, hoursGridKey } from '../../web/keys.ts'
import { type HoursChange, readHoursGrid, saveHours } from '../hours.contract.ts'
import { hoursIn } from '../typed-hours.ts'

export type HoursOfWeeks = ReplyOf<typeof readHoursGrid>['data']
export type PlaceOfHours = HoursOfWeeks['places'][number]

const keyOf = (place: PlaceOfHours, week: string) => `${place.id ?? ''} ${week}`

type Typed = Readonly<Record<string, { typed: string; change: HoursChange | undefined }>>

export function useHours() {
  const text = useText()
  const { search, change } = useAddressQuery()
  const words = new URLSearchParams(search)
  const until = words.get('until') ?? undefined
  const whose = oneOf(['own', 'contractors'] as const, words.get('whose')) ?? 'own'
  const [typed, setTyped] = useState<Typed>({})
  const { data, isError } = useQuery({
    queryKey: hoursGridKey(whose, until),
    queryFn: async ({ signal }) =>
      (await call(readHoursGrid, { query: { whose, ...(until && { until }) }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const changed = Object.values(typed)
  const saving = useAct((changes: HoursChange[]) => call(saveHours, { body: { whose, changes } }), {
    renews: [hoursGridKey(), analyticsKey()],
    says: (_, changes) => text('hours_saved', { count: changes.length }),
    onDone: () => setTyped({}),
    oneAtATime: true,
  })
  function type(place: PlaceOfHours, column: number, next: string) {
    const week = data?.weeks[column]
    if (week === undefined) return
    const was = place.weeks[column]?.hours ?? null
    const hours = hoursIn(next)
    setTyped((now) => {
      const { [keyOf(place, week)]: _, ...others } = now
      if (hours === was) return others
      const made = hours === undefined ? undefined : { project: place.id, week, was, hours }
      return { ...others, [keyOf(place, week)]: { typed: next, change: made } }
    })
  }
  /** The weeks in which people signed in and out at a gate and nobody has entered hours. */
  const fromGates = (data?.places ?? []).flatMap((place) =>
    place.weeks.flatMap(({ hours, gate }, column) =>
      hours === null &&
      gate !== null &&
      typed[keyOf(place, data?.weeks[column] ?? '')] === undefined
        ? [{ place, column, gate }]
        : [],
    ),
  )
  return {
    data,
    fromGates,
    isError,
    whose,
    changes: changed.flatMap((one) => one.change ?? []),
    wrong: changed.some((one) => one.change === undefined),
    typedAt: (place: PlaceOfHours, week: string) => typed[keyOf(place, week)],
    type,
    discard: () => setTyped({}),
    saving,
    ask: (asked: Readonly<Record<string, string | null>>) =>
      change((now) => withWords(now, asked), { replace: true, preventScrollReset: true }),
  }
}
