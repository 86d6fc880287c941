// The training of the reference customer, over HTTP: the matrix of everyone and of the first aiders, why a cell is as it is,
// and the coverage of shifts within 300 ms, the 95th percentile. Printed: the matrix as XLSX and as PDF. Then in Chromium: its
// first cells painted within a second, and no frame over 50 ms in a trace while it is scrolled.
import { loadavg } from 'node:os'
import { inHouse, startPeer } from '../submissions/house.ts'
import { budgets, measureBrowser } from './browser.ts'
import { aiders, courses, fill, live, people, sites } from './fill.ts'

const rounds = Number(process.env.ROUNDS ?? 40)
const budget = 300

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(10)

type Matrix = { data: { people: { id: string }[]; courses: { id: string }[] } }
type Places = { data: { shifts: { covered: boolean; workers: number | null }[] }[] }

/** Answers with how much is over its budget. */
async function inBrowser(port: number, token: string): Promise<number> {
  const { first, again, frames } = await measureBrowser(port, token)
  if (frames.length < 2) throw new Error('The trace has no frames.')
  let failed = 0
  for (const [name, middle, most, limit] of [
    ['its first cells painted, again', at(again, 0.5), at(again, 0.95), budgets.painted],
    [`a frame of ${frames.length} while it scrolls`, at(frames, 0.5), at(frames, 1), budgets.frame],
  ] as const) {
    const slow = most > limit
    if (slow) failed += 1
    console.log(
      `${name.padEnd(34)}${ms(middle)}${ms(most)}${ms(limit)}${slow ? '  over budget' : ''}`,
    )
  }
  console.log(`${'with nothing stored'.padEnd(34)}${ms(first)}`)
  return failed
}

const over = await inHouse(async (house) => {
  await fill(house)
  const ours = await startPeer(house, { peer: 'ours' })
  const call = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${ours.port}/api/dashboard/${path}`, {
      headers: { authorization: `Bearer ${house.company.token}` },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) throw new Error(`${path}: ${bytes.toString()}`)
    return bytes
  }
  const timed = async (path: string) => {
    const began = performance.now()
    const bytes = await call(path)
    return { took: performance.now() - began, bytes: bytes.length }
  }
  try {
    const matrix = JSON.parse((await call('training-matrix')).toString()) as Matrix
    const { data: places } = JSON.parse((await call('appointments/places')).toString()) as Places
    const shifts = places.flatMap((place) => place.shifts).filter(({ workers }) => workers !== null)
    const covered = shifts.filter((shift) => shift.covered).length
    if (matrix.data.people.length < people || matrix.data.courses.length !== courses)
      throw new Error('The matrix is not whole.')
    if (shifts.length !== sites * 3 || covered === 0) throw new Error('No shift is covered.')
    console.log(
      `${people.toLocaleString('en')} people × ${courses} courses, ${live.toLocaleString('en')} records that are live, ${aiders} first aiders, ${covered} of ${shifts.length} shifts covered; load ${loadavg()[0]?.toFixed(1)}`,
    )
    console.log(`${''.padEnd(34)}       p50       p95    budget`)
    const cell = `training-matrix/of/${matrix.data.people[1]?.id}/${matrix.data.courses[0]?.id}`
    let failed = 0
    for (const [name, path] of [
      ['the matrix of everyone', 'training-matrix'],
      ['the matrix of the first aiders', 'training-matrix/first-aid'],
      ['why a cell is as it is', cell],
      ['how many hold what they need', 'training-matrix/compliance'],
      ['the coverage of shifts', 'appointments/places'],
      ['the list of first aiders', 'first-aiders'],
    ] as const) {
      for (let round = 0; round < 3; round += 1) await call(path)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push((await timed(path)).took)
      const slow = at(times, 0.95) > budget
      if (slow) failed += 1
      console.log(
        `${name.padEnd(34)}${ms(at(times, 0.5))}${ms(at(times, 0.95))}${ms(budget)}${slow ? '  over budget' : ''}`,
      )
    }
    for (const format of ['xlsx', 'pdf']) {
      const { took, bytes } = await timed(`training-matrix/export?format=${format}`)
      console.log(
        `${`the matrix as ${format}`.padEnd(34)}${ms(took)}  ${(bytes / 1e6).toFixed(1)} MB`,
      )
    }
    return failed + (await inBrowser(ours.port, house.company.token))
  } finally {
    await ours.stop()
  }
})
process.exitCode = over === 0 ? 0 : 1
