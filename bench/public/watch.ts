// What a page's own clock says of how it came: read from the browser's observers, which see what happened before.
import type { Page } from 'playwright-core'
import type { Times } from './score.ts'

type Entry = Record<string, unknown>
type Observing = new (
  take: (list: { getEntries(): Entry[] }) => void,
) => { observe(what: { type: string; buffered: boolean }): void }

/** Begun before anything of the page is. Runs in the page, and so names nothing of this file. */
function observe(): void {
  const seen = { painted: 0, largest: 0, moved: 0 }
  const window = { begun: 0, last: 0, sum: 0 }
  // By its name alone: the type that is known here is that of Node.
  const name: string = 'PerformanceObserver'
  const Observer: Observing = Reflect.get(globalThis, name)
  const each = (type: string, take: (entry: Entry) => void) =>
    new Observer((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = Number(startTime)
  })
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largest = Number(startTime)
  })
  // Nobody presses what is not painted yet.
  const tasks: { at: number; late: number }[] = []
  each('longtask', ({ startTime, duration }) => {
    tasks.push({ at: Number(startTime), late: Number(duration) - 50 })
  })
  // The worst five seconds count, with no pause of a second in them.
  each('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput === true) return
    const at = Number(startTime)
    if (at - window.last > 1000 || at - window.begun > 5000)
      Object.assign(window, { begun: at, sum: 0 })
    Object.assign(window, { last: at, sum: window.sum + Number(value) })
    seen.moved = Math.max(seen.moved, window.sum)
  })
  const blocked = () =>
    tasks.filter(({ at }) => at >= seen.painted).reduce((sum, { late }) => sum + late, 0)
  Reflect.set(globalThis, 'timesOfPage', () => ({ ...seen, blocked: blocked() }))
}

/** From now on; what it answers is asked for when the page has come to rest. */
export async function watchTimes(page: Page): Promise<() => Promise<Times>> {
  await page.addInitScript(observe)
  return () => page.evaluate((): Times => Reflect.get(globalThis, 'timesOfPage')())
}
