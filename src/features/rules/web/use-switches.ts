import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { readSwitches, type Switching } from '../rules.contract.ts'
import { switchesKey } from './keys.ts'

export type Switches = {
  /** The codes that the company has switched on. */
  on: readonly string[]
  /** What was said of a code, the latest first. */
  saidOf(code: string): readonly Switching[]
}

function told(said: readonly Switching[]): Switches {
  const byCode = Map.groupBy(said, ({ code }) => code)
  return {
    on: [...byCode].flatMap(([code, list]) => (list[0]?.on === true ? [code] : [])),
    saidOf: (code) => byCode.get(code) ?? [],
  }
}

export const useSwitches = () =>
  useQuery({
    queryKey: switchesKey,
    queryFn: async ({ signal }) => (await call(readSwitches, { signal })).data,
    select: told,
  })
