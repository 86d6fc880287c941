// What a tablet has noted while there was no connection, until the server has it. Pure steps; the hook stores them.
import type { EntryDecision } from '../deciding/decide.ts'
import type { GatePass } from '../gate.contract.ts'

export type Who =
  | { kind: 'person'; person: string; name: string; firm: string | null }
  | { kind: 'visitor'; name: string; firm: string; host: string }

export type Noted =
  | { kind: 'come'; id: string; who: Who; decision: EntryDecision; at: string }
  | { kind: 'go'; pass: string; at: string }

/** The passes of today with what is still to be sent. */
export function passesWith(passes: readonly GatePass[], noted: readonly Noted[]): GatePass[] {
  const all = [...passes]
  for (const one of noted) {
    if (one.kind === 'come') {
      if (all.some(({ id }) => id === one.id)) continue
      const { who, decision, at } = one
      all.unshift({
        id: one.id,
        person: who.kind === 'person' ? who.person : null,
        name: who.name,
        visitor: who.kind === 'visitor',
        firm: who.firm,
        host: who.kind === 'visitor' ? who.host : null,
        ...decision,
        overridden: false,
        away: true,
        asked_at: at,
        in_at: at,
        out_at: null,
      })
      continue
    }
    const at = all.findIndex(({ id }) => id === one.pass)
    const pass = all[at]
    if (pass !== undefined && pass.out_at === null) all[at] = { ...pass, out_at: one.at }
  }
  return all
}

export const insideOf = (passes: readonly GatePass[]): GatePass[] =>
  passes.filter(({ in_at, out_at }) => in_at !== null && out_at === null)

/** Rules that are older do not decide. */
export const oldest = 24 * 3600_000
export const ageOf = (read_at: string, now: number): number => now - Date.parse(read_at)

/** What is stored on the device, where it still is what this build writes. */
export function notedIn(stored: string | null): Noted[] {
  if (stored === null) return []
  const value: unknown = JSON.parse(stored)
  return Array.isArray(value) ? value : []
}
