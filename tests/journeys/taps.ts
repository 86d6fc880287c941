// How many taps or clicks a job takes beside the words.
import type { Locator } from 'playwright-core'

export function countTaps() {
  let taps = 0
  return {
    taps: () => taps,
    async tap(one: Pick<Locator, 'click'>): Promise<void> {
      taps += 1
      await one.click()
    },
  }
}
