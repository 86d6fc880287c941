// The text in a list that nobody can read: it is cut, runs out of its place, or lies under something else.
import type { Page } from 'playwright-core'

/** Waits until the rows of the list are there, or the words in place of rows. */
export const listIsThere = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main [aria-busy=true]') === null &&
      document.querySelector('main :is([data-row], table, .box, .card)') !== null,
  )

/** At this width, once the list has taken it; what is cut for good is named. */
export async function cutTextsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 2200 })
  const deadline = Date.now() + 3000
  let found = await cutTexts(page)
  while (found.length > 0 && Date.now() < deadline) found = await cutTexts(page)
  return found
}

/** Longer words may end in an ellipsis in a list: they are read on where their row leads. */
const longText = 40

/** Of the list on the page. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async (long) => {
    // A row's link lies over its whole row.
    const bare = document.createElement('style')
    bare.textContent = '[data-cursor]::after { content: none !important }'
    document.head.append(bare)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    type Style = Pick<
      CSSStyleDeclaration,
      'overflowX' | 'overflowY' | 'textOverflow' | 'webkitLineClamp' | 'display'
    >
    const endsInEllipsis = ({ textOverflow, webkitLineClamp }: Style) =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    /** What is asked of an element, once for all the text in it. */
    type Holder = { one: Element; style: Style; box: DOMRect; forEars: boolean }
    const known = new Map<Element, Holder>()
    function holderOf(one: Element): Holder {
      const found = known.get(one)
      if (found !== undefined) return found
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display, clipPath } =
        getComputedStyle(one)
      const style = { overflowX, overflowY, textOverflow, webkitLineClamp, display }
      const holder = { one, style, box: one.getBoundingClientRect(), forEars: clipPath !== 'none' }
      known.set(one, holder)
      return holder
    }
    const holdersOf = (text: Text): Holder[] => {
      const all: Holder[] = []
      for (let at = text.parentElement; at !== null; at = at.parentElement) all.push(holderOf(at))
      return all
    }
    /** The part of a line of text that is left to see, none after an ellipsis, or why some of it is not seen. */
    function seen(
      rect: DOMRect,
      holders: readonly Holder[],
      length: number,
    ): DOMRect | string | undefined {
      let shown = rect
      let inCell = true
      for (const { one, style, box } of holders) {
        const out = shown.right > box.right + 1 || shown.left < box.left - 1
        const below = shown.top >= box.bottom - 1 && style.overflowY !== 'visible'
        const mayEnd = endsInEllipsis(style) && length > long
        if (below) return mayEnd ? undefined : 'is cut'
        if (out && style.overflowX !== 'visible') {
          if (!mayEnd) return 'is cut'
          const left = Math.max(shown.left, box.left)
          shown = new DOMRect(
            left,
            shown.top,
            Math.min(shown.right, box.right) - left,
            shown.height,
          )
        } else if (out && inCell && (style.display !== 'inline' || one.matches('td, th')))
          return 'runs out of its place'
        if (one.matches('td, th, [data-row]')) inCell = false
      }
      return shown
    }
    function faultOf(text: Text, words: string): string | undefined {
      const holders = holdersOf(text)
      // For ears alone.
      if (holders.some(({ forEars }) => forEars)) return undefined
      const cell = holders.find(({ one }) => one.matches('td, th, li'))?.one
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.bottom > innerHeight) continue
        const left = seen(rect, holders, words.length)
        if (left === undefined) break
        if (typeof left === 'string') return left
        const middle = left.top + left.height / 2
        for (const x of [left.left + 1, left.right - 1]) {
          const top = document.elementFromPoint(x, middle)
          if (top !== null && cell !== undefined && !cell.contains(top) && !top.contains(cell))
            return 'is covered'
        }
      }
      return undefined
    }
    const faults = new Set<string>()
    for (const place of document.querySelectorAll('main thead, main [data-row]')) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        const words = text.textContent?.trim() ?? ''
        if (!(text instanceof Text) || words === '') continue
        const fault = faultOf(text, words)
        if (fault !== undefined) faults.add(`“${words}” ${fault}`)
      }
    }
    bare.remove()
    return [...faults]
  }, longText)
