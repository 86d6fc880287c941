// From the key that is pressed to the frame that shows its letter.
import type { Page } from 'playwright-core'

/** Runs in the page. What is posted in a frame comes once the frame has been painted. */
const watch = `
  globalThis.keystrokes ??= (() => {
    const took = []
    const painted = new MessageChannel()
    const begun = []
    painted.port1.onmessage = () => took.push(performance.now() - begun.shift())
    document.addEventListener('keydown', () => {
      begun.push(performance.now())
      requestAnimationFrame(() => painted.port2.postMessage(undefined))
    }, { capture: true })
    return took
  })()
  globalThis.keystrokes.length = 0
`

/** Milliseconds of each keystroke in whatever has the focus. */
export async function keystrokes(page: Page, count: number): Promise<number[]> {
  await page.evaluate(watch)
  for (let nth = 0; nth < count; nth += 1) {
    await page.keyboard.press('abcdefghij'.charAt(nth % 10))
    // As fast as a quick typist; now and then a pause, after which saving and checking begin.
    await page.waitForTimeout(nth % 15 === 14 ? 1200 : 70)
  }
  return page.evaluate('globalThis.keystrokes')
}

export function spread(times: readonly number[]): { median: number; p95: number } {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { median: at(0.5) ?? Number.NaN, p95: at(0.95) ?? Number.NaN }
}
