// A part of the suite: its tests share a company that nobody else sees.
import { test } from 'node:test'
import type { Calls } from '../../../src/register/contract.ts'
import { callsOf } from '../../../src/register/contract.ts'
import type { Register } from '../../../src/register/define.ts'
import { type House, openHouse } from '../house.ts'

export type Stage = { register: Register; house: House; calls: Calls }
type Work = (stage: Stage) => Promise<void>

export function stageFor(register: Register, part: string) {
  let house: House | undefined
  return (name: string, work: Work): void => {
    test(`${register.name}: ${name}`, async () => {
      house ??= await openHouse(`${register.name} ${part}`)
      await work({ register, house, calls: callsOf(register) })
    })
  }
}
