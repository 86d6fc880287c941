// Submissions with photos while the server is killed, the database is killed, restarted or loses its
// connections, and the line is cut, at random; with the embedded database, then with one beside. Every
// one that was acknowledged must be there whole, and none twice.
import { publishForm, signIn } from './form.ts'
import { type House, openEmbedded, openWithOwnDatabase, type Strike } from './house.ts'
import { openLine } from './line.ts'
import { asking, type Sent, send } from './phone.ts'
import { findFaults } from './what-is-there.ts'

const count = Number(process.env.SUBMISSIONS ?? 1000)
const phones = Number(process.env.PHONES ?? 8)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** A small generator: what went wrong can be run again with its seed. */
let state = seed
const random = () => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return state / 4_294_967_296
}
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))

function choose(strikes: readonly Strike[]): Strike {
  let at = random()
  const found = strikes.find(({ share }) => {
    at -= share
    return at < 0
  })
  const last = found ?? strikes.at(-1)
  if (last === undefined) throw new Error('There is no way to strike.')
  return last
}

/** For each way to strike, the milliseconds until the next call was answered with 200. */
type Times = Map<string, number[]>

function report(times: Times): void {
  for (const [name, all] of times) {
    const sorted = [...all].sort((a, b) => a - b)
    const seconds = (share: number) =>
      ((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) / 1000).toFixed(2)
    console.log(
      `  ${name}: ${all.length} times, the next 200 after ${seconds(0.5)} s (median), ${seconds(1)} s (longest)`,
    )
  }
}

/** Answers with how many faults there were. */
async function torture(name: string, open: () => Promise<House>): Promise<number> {
  const house = await open()
  const line = await openLine(house.port, random)
  let token: string | undefined
  const askBy = (port: number) =>
    asking(
      () => port,
      () => token,
    )
  const direct = askBy(house.port)
  token = await signIn(direct, 'manager@northgate.test')
  const { form, version } = await publishForm(direct)
  console.log(`${name}: ${count} submissions from ${phones} phones, seed ${seed}`)
  const sent: Sent[] = []
  const tries = { count: 0 }
  const times: Times = new Map()
  const startedAt = Date.now()
  let begun = 0
  let over = false

  async function phone(): Promise<void> {
    while (begun < count) {
      begun += 1
      sent.push(await send(askBy(line.port), version, random, tries))
    }
  }
  async function untilAnswered(): Promise<void> {
    for (;;) {
      const answer = await direct('GET', '/api/dashboard/account').catch(() => undefined)
      if (answer?.status === 200) return
      await pause(10)
    }
  }
  async function ruin(): Promise<void> {
    line.rough(12)
    while (!over) {
      await pause(400 + random() * 2200)
      if (over) return
      const { name: way, strike } = choose(house.strikes)
      const began = performance.now()
      await strike()
      await untilAnswered()
      times.set(way, [...(times.get(way) ?? []), performance.now() - began])
    }
  }
  const ruined = ruin()
  await Promise.all(Array.from({ length: phones }, phone))
  over = true
  await ruined
  const seconds = (Date.now() - startedAt) / 1000
  const faults = house.ended() > 0 ? [`the server ended by itself ${house.ended()} times`] : []
  await house.killServer()
  faults.push(...(await findFaults(house, direct, token, form, sent)))
  const cuts = line.cuts()
  await line.close()
  await house.close()

  const acknowledged = sent.filter((one) => one.acknowledged)
  const files = acknowledged.reduce((sum, one) => sum + one.files.length, 0)
  console.log(
    `  ${acknowledged.length} of ${sent.length} acknowledged with ${files} files in ${seconds.toFixed(0)} s, ${tries.count} requests, the line cut ${cuts} times`,
  )
  report(times)
  for (const fault of faults.slice(0, 20)) console.log(`  ✖ ${fault}`)
  if (faults.length === 0) console.log('  every acknowledged one is there whole, and none twice')
  return faults.length
}

let faults = await torture('with the embedded database', openEmbedded)
faults += await torture('with a database beside', openWithOwnDatabase)
process.exitCode = faults === 0 ? 0 : 1
