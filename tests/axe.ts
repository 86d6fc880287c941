// What axe counts as a violation of WCAG 2.2 AA. It is put into a document once: a walk by the router
// keeps its document, so a screen costs only its own look.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(
  join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'),
  'utf8',
)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Scrolled = axe.ElementContext & { scrollIntoView(how: { block: 'center' }): void }

export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const { run }: typeof axe = Reflect.get(globalThis, 'axe')
    const page: { querySelector(selector: string): Scrolled | null } = Reflect.get(
      globalThis,
      'document',
    )
    // No rule of these reads style sheets, which it would load and parse first.
    const { violations } = await run({ runOnly, resultTypes: ['violations'], preload: false })
    const said: string[] = []
    for (const { id, nodes } of violations)
      for (const { html, target, failureSummary = '' } of nodes) {
        // A button under the bar at the edge of the window is looked at again in the middle.
        const [selector] = target
        const element = typeof selector === 'string' ? page.querySelector(selector) : null
        if (id === 'target-size' && element !== null) {
          element.scrollIntoView({ block: 'center' })
          const again = await run(element, { runOnly: [id] })
          if (again.violations.length === 0) continue
        }
        said.push(`${id}: ${html} ${failureSummary}`)
      }
    return said
  }, tags)
}
