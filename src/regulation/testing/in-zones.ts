// Runs a test in machines of five zones, from one end of the calendar to the other.
import { test } from 'node:test'

export const machineZones = [
  'UTC',
  'America/Toronto',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
]

export function inZones(name: string, run: () => void): void {
  for (const zone of machineZones)
    test(`${name}, on a machine in ${zone}`, () => {
      const before = process.env.TZ
      process.env.TZ = zone
      try {
        run()
      } finally {
        if (before === undefined) delete process.env.TZ
        else process.env.TZ = before
      }
    })
}
