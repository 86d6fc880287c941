// A gate on a device: the rules as they were last read, and what happened since, sent as soon as there is a connection.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { dayAt } from '../../../kit/day.ts'
import { NoAnswer, Refused } from '../../../kit/http/client.web.ts'
import { newId } from '../../../kit/ids.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { decide, type EntryDecision } from '../deciding/decide.ts'
import type { GatePass, GatePerson, GateRules } from '../gate.contract.ts'
import { ageOf, type Noted, notedIn, oldest, passesWith, type Who } from './gate-outbox.ts'
import { gateKey } from './keys.ts'

type Asked = { id: string; away_at?: string; who: Sent }
type Sent =
  | { kind: 'person'; person: string }
  | { kind: 'visitor'; name: string; firm: string; host: string; has_read: true }

/** The calls of a gate: those of the staff, or of a tablet. */
export type GateWay = {
  key: string
  read(signal: AbortSignal): Promise<GateRules>
  come(asked: Asked): Promise<unknown>
  go(pass: string, away: { away_at?: string }): Promise<unknown>
}

const often = 60_000
const storeOf = (key: string) => `plumbline-gate-${key}`

const sentOf = (who: Who): Sent =>
  who.kind === 'person'
    ? { kind: 'person', person: who.person }
    : { kind: 'visitor', name: who.name, firm: who.firm, host: who.host, has_read: true }

function useNoted(key: string) {
  const [noted, setNoted] = useState<Noted[]>(() => notedIn(localStorage.getItem(storeOf(key))))
  const store = (next: Noted[]) => {
    if (next.length === 0) localStorage.removeItem(storeOf(key))
    else localStorage.setItem(storeOf(key), JSON.stringify(next))
    setNoted(next)
  }
  return { noted, store }
}

/** The day at the gate, by the device’s clock: rules of yesterday evening decide this morning. */
const dayOf = ({ today, zone }: GateRules, now: number): string => {
  const day = dayAt(new Date(now), zone)
  return day < today ? today : day
}

export function useGate(way: GateWay) {
  const queries = useQueryClient()
  const queryKey = gateKey(way.key)
  const { noted, store } = useNoted(way.key)
  const [now, setNow] = useState(() => Date.now())
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ signal }) => way.read(signal),
    refetchInterval: often,
    staleTime: 0,
    retry: false,
  })
  /** In their order; what the server refuses is not sent again. */
  const send = useEffectEvent(async () => {
    let rest = noted
    for (const one of noted) {
      try {
        await (one.kind === 'come'
          ? way.come({ id: one.id, away_at: one.at, who: sentOf(one.who) })
          : way.go(one.pass, { away_at: one.at }))
      } catch (failure) {
        if (!(failure instanceof Refused)) break
        console.warn('The server did not take what was noted here.', failure)
      }
      rest = rest.slice(1)
      store(rest)
    }
    if (rest.length < noted.length) await queries.invalidateQueries({ queryKey })
  })
  // What was read just now says that there is a connection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is another moment to send.
  useEffect(() => {
    setNow(Date.now())
    send().catch((failure: unknown) => console.error('What was noted here is not sent.', failure))
  }, [dataUpdatedAt])
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), often)
    return () => clearInterval(clock)
  }, [])

  const passes = useMemo(() => passesWith(data?.passes ?? [], noted), [data, noted])
  const come = useAct(
    async ({ who, decision }: { who: Who; decision: EntryDecision; onDone(): void }) => {
      const id = newId()
      try {
        await way.come({ id, who: sentOf(who) })
      } catch (failure) {
        if (!(failure instanceof NoAnswer)) throw failure
        store([...noted, { kind: 'come', id, who, decision, at: new Date().toISOString() }])
      }
    },
    { renews: [queryKey], onDone: (_, { onDone }) => onDone(), oneAtATime: true },
  )
  const go = useAct(
    async ({ id }: GatePass) => {
      try {
        await way.go(id, {})
      } catch (failure) {
        if (!(failure instanceof NoAnswer)) throw failure
        store([...noted, { kind: 'go', pass: id, at: new Date().toISOString() }])
      }
    },
    { renews: [queryKey], refusedInPassing: true, oneAtATime: true },
  )
  const age = data === undefined ? 0 : ageOf(data.read_at, now)
  return {
    rules: data,
    error,
    isPending,
    again: refetch,
    passes,
    waiting: noted.length,
    age,
    /** Rules of another day do not say who may come in. */
    isTooOld: age > oldest,
    come,
    go,
    decide: (person: GatePerson): EntryDecision | undefined =>
      data && decide(person.facts, dayOf(data, now)),
    renew: () => queries.invalidateQueries({ queryKey }),
  }
}
export type GateHere = ReturnType<typeof useGate>
