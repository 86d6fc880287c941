// When a page has asked for all that it begins with. The stream of notices stays open, so that the
// browser's own "network idle" never comes.
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const quietMs = 2000

/** From now on; what it answers waits until the page has asked for nothing for two seconds. */
export function watchRest(page: Page): () => Promise<void> {
  let askedAt = performance.now()
  page.on('request', () => {
    askedAt = performance.now()
  })
  return async () => {
    for (let left = quietMs; left > 0; left = askedAt + quietMs - performance.now()) {
      await setTimeout(left)
    }
  }
}
