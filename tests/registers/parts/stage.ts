// What the tests of a part stand on: a company that nobody else sees.
import { test } from 'node:test'
import type { Calls } from '../../../src/register/contract.ts'
import { callsOf } from '../../../src/register/contract.ts'
import type { Register } from '../../../src/register/define.ts'
import { type House, openHouse } from '../house.ts'

export type Stage = { register: Register; house: House; calls: Calls }
type Work = (stage: Stage) => Promise<void>

const houses = new Map<string, Promise<House>>()

/** Opened when it is first asked for: what fields point at is made in each anew. */
export function houseFor(seed: string): Promise<House> {
  const found = houses.get(seed) ?? openHouse(seed)
  houses.set(seed, found)
  return found
}

/** A part that looks at whole lists has a company of its own; the others share the register's. */
export function stageFor(register: Register, part = 'writing') {
  return (name: string, work: Work): void => {
    test(`${register.name}: ${name}`, async () => {
      const house = await houseFor(`${register.name} ${part}`)
      await work({ register, house, calls: callsOf(register) })
    })
  }
}
