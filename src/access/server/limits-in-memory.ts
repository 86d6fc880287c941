// How often somebody may try where nothing of them may be stored: counted in the memory of this server alone, by a hash
// of their address with a salt that nobody knows and that changes each day.
import { hash, randomBytes } from 'node:crypto'
import { Problem } from '../../kit/problems.ts'

type Limit = { most: number; seconds: number }

const dayMs = 86_400_000
/** More are not remembered: somebody with so many addresses is not stopped by counting them. */
const mostKnown = 100_000

export function limitsInMemory(now: () => number = Date.now) {
  let day = 0
  let salt = ''
  const tries = new Map<string, number[]>()

  /** Counts a try, or refuses it. */
  return (what: string, address: string, { most, seconds }: Limit): void => {
    const at = now()
    if (Math.floor(at / dayMs) !== day || tries.size > mostKnown) {
      day = Math.floor(at / dayMs)
      salt = randomBytes(32).toString('base64')
      tries.clear()
    }
    const key = hash('sha256', `${salt} ${what} ${address}`)
    const recent = (tries.get(key) ?? []).filter((one) => one > at - seconds * 1000)
    const [first] = recent
    if (first !== undefined && recent.length >= most)
      throw new Problem('rate/exceeded', {
        extra: { retry_after: Math.ceil((first + seconds * 1000 - at) / 1000) },
      })
    tries.set(key, [...recent, at])
  }
}
export type LimitsInMemory = ReturnType<typeof limitsInMemory>
