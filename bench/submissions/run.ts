// What submissions cost: to take one, to list many, to fill a long form, to put them on paper.
// `create`, `lists`, `fill` and `papers` choose; all of them where nothing is chosen.
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

type Part = { measure(): Promise<number> }

const parts = ['create', 'lists', 'fill', 'papers']
const chosen = process.argv.slice(2)
const unknown = chosen.filter((part) => !parts.includes(part))
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join()}: ${parts.join(', ')}.`)

let over = 0
for (const part of chosen.length > 0 ? chosen : parts) {
  const path = join(import.meta.dirname, `${part}.ts`)
  if (!existsSync(path)) continue
  const load = loadavg().map((value) => value.toFixed(1))
  console.log(`\n${part} (load ${load.join(' ')})`)
  const { measure } = (await import(path)) as Part
  over += await measure()
}
process.exitCode = over === 0 ? 0 : 1
