import type { Page } from 'playwright-core'

/** A page that was written out by the build shows its heading before its script answers a click: waits for that. */
export const untilTakenUp = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  )
}
