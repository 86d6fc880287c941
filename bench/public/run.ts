// Pages of the public site as a phone of 360 px meets them, with nothing stored: what Lighthouse gives their speed, and how much
// script they fetch. `ROUNDS=5` says how often Lighthouse looks at each.
import type { Browser } from 'playwright-core'
import { withLighthouse } from '../../tests/lighthouse.ts'
import { watchRest } from '../at-rest.ts'
import { countScripts, type Scripts } from '../builder/scripts.ts'
import { withDemo } from '../demo.ts'

const budget = { score: 98, script: 90_000 }
const rounds = Number(process.env.ROUNDS ?? 3)
const pages = ['/', '/features', '/pricing', '/compare', '/plumbline-ideas/heat', '/contact']

async function scriptsOf(browser: Browser, address: string): Promise<Scripts> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const scripts = countScripts(page)
  const atRest = watchRest(page)
  await page.goto(address)
  await atRest()
  const found = await scripts()
  await context.close()
  return found
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

await withDemo((address, browser) =>
  withLighthouse(
    async (look) => {
      for (const path of pages) {
        const scores: number[] = []
        for (let round = 0; round < rounds; round += 1)
          scores.push((await look(address + path)).scores.performance ?? 0)
        const ordered = scores.toSorted((one, other) => one - other)
        const score = ordered[Math.floor(rounds / 2)] ?? 0
        const { sent, gzip } = await scriptsOf(browser, address + path)
        const over = score < budget.score || sent > budget.script
        if (over) process.exitCode = 1
        console.log(
          `${path.padEnd(22)} ${score} of 100 (${budget.score}; ${ordered.join(', ')}), script ${kB(sent)} (${kB(budget.script)}), ${kB(gzip)} by gzip${over ? '  OVER' : ''}`,
        )
      }
    },
    ['performance'],
  ),
)
