// What a scope costs: the same page of the same list, asked by the same person under each scope. The rounds take
// turns, so that whatever else the machine does meets all of them.
import { type Scope, scopes } from '../../src/access/scope.ts'

const lists: [name: string, path: string, changed?: 'changed'][] = [
  ['users', 'users?per_page=50'],
  ['users, searched', 'users?per_page=50&search=4711'],
  ['deficiencies', 'deficiencies?per_page=50'],
  ['deficiencies, by their number', 'deficiencies?per_page=50&sort=-number'],
  ['deficiencies, searched', 'deficiencies?per_page=50&search=4711'],
  // Printed, not held to it: the first look after a change counts the total anew.
  ['deficiencies, just changed', 'deficiencies?per_page=50', 'changed'],
]

/** Beside the time of who sees the whole company. */
const most = 1.25

export type ScopeCost = {
  name: string
  ms: Record<Scope, number>
  /** How many rows each sees. */
  totals: Record<Scope, number>
  isOver: boolean
}

type Asked = { ms: number; total: number }

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const ofEach = <T>(make: (scope: Scope) => T): Record<Scope, T> => ({
  own: make('own'),
  workplaces: make('workplaces'),
  entity: make('entity'),
  company: make('company'),
})

export async function timeScopes(
  ask: (path: string) => Promise<Asked>,
  become: (scope: Scope) => Promise<unknown>,
  change: () => Promise<unknown>,
  rounds: number,
): Promise<ScopeCost[]> {
  const costs: ScopeCost[] = []
  for (const [name, path, changed] of lists) {
    const all = ofEach((): Asked[] => [])
    for (let round = 0; round < rounds; round += 1)
      for (const scope of scopes) {
        await become(scope)
        // The first one of a role plans its statements anew on each connection.
        await ask(path)
        if (changed) await change()
        all[scope].push(await ask(path))
      }
    const ms = ofEach((scope) => median(all[scope].map((one) => one.ms)))
    const totals = ofEach((scope) => all[scope][0]?.total ?? 0)
    const isOver = !changed && Object.values(ms).some((one) => one > ms.company * most)
    costs.push({ name, ms, totals, isOver })
  }
  return costs
}
