// Links on a phone that a thumb does not meet.
import type { Page } from 'playwright-core'

/** Half of the 44 pixels that a thumb in a glove needs. */
const reach = 21

/** Waits until all parts of the page have their rows, or the words in place of rows. */
export const pageIsThere = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('main :is([aria-busy=true], .mantine-Skeleton-root)') === null,
  )

/** Links that stand alone, in no sentence, and are not met over 44 pixels from top to bottom. */
export const missedByThumbs = (page: Page): Promise<string[]> =>
  page.evaluate((half) => {
    const isInSentence = (link: Element) =>
      [...(link.parentElement?.childNodes ?? [])].some(
        (one) => one instanceof Text && (one.textContent?.trim().length ?? 0) > 1,
      )
    const missed: string[] = []
    for (const link of document.querySelectorAll('main a[href]')) {
      if (isInSentence(link) || link.matches('[data-cursor]') || link.getClientRects().length === 0)
        continue
      link.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, width, top, height } = link.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const meets = [-half, half].every((by) => link.contains(document.elementFromPoint(x, y + by)))
      if (!meets)
        missed.push(`${link.textContent?.trim()} ${Math.round(width)} × ${Math.round(height)}`)
    }
    return missed
  }, reach)
