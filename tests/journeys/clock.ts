// Time in a page that stands still but for what a test lets pass, so that a constant is met exactly.
import type { Locator, Page } from 'playwright-core'
import { until } from '../until.ts'

export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Whether a toast is there and not on its way out. */
export async function isShown(toast: Locator): Promise<boolean> {
  const opacities = await toast.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).opacity),
  )
  return opacities.some((opacity) => Number(opacity) > 0)
}

/** The toast leaves at the time at which the clock stands; the page may need a moment to draw it. */
export async function leavesNow(toast: Locator): Promise<void> {
  await until(async () => !(await isShown(toast)), { what: 'The end of the toast' })
}
