// Toasts pass by: a page notes each from its beginning, and a test asks what was noted.
import type { Page } from 'playwright-core'

/** To be given to a page before anything runs in it. */
export function noteToasts(): void {
  const said: string[] = []
  Reflect.set(globalThis, 'toastsSaid', said)
  const mark = '[data-toast], .mantine-Notification-root'
  const say = (toast: Element | null | undefined) => toast && said.push(toast.textContent ?? '')
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      // One that stands may change its words.
      say((target instanceof Element ? target : target.parentElement)?.closest(mark))
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const one of node.matches(mark) ? [node] : node.querySelectorAll(mark)) say(one)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Until a toast with these words has come since the page was loaded, whether it has left or not. */
export async function toastSaid(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      (Reflect.get(globalThis, 'toastsSaid') as string[]).some((said) => said.includes(wanted)),
    words,
  )
}
