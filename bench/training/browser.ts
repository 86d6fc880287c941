// The matrix in a browser: how long until its first cells are painted, and what the frames take while it is scrolled, from a
// trace of Chromium.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../tests/browser.ts'
import { framesOf } from './frames.ts'

const rounds = 7
const steps = 60
export const budgets = { painted: 1000, frame: 50 }

const root = join(import.meta.dirname, '../..')

/** A page of who is signed in; the first that is opened fetches the product’s files. */
async function pagesOf(browser: Browser, address: string, token: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${address}/healthz`)
  await page.evaluate(async (bearer) => {
    const answer = await fetch('/api/dashboard/account', {
      headers: { authorization: `Bearer ${bearer}` },
    })
    localStorage.setItem('token', bearer)
    localStorage.setItem('user', JSON.stringify(await answer.json()))
  }, token)
  await page.close()
  return () => context.newPage()
}

/** Runs in the page: the time at which the next frame has been painted. What is posted in a frame comes after it. */
const painted = `new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => resolve(performance.now())
  requestAnimationFrame(() => port2.postMessage(undefined))
})`

/** Milliseconds from the navigation until the first cells are painted. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/dashboard/training-matrix`)
  await page.locator('[role=gridcell]').first().waitFor()
  return page.evaluate<number>(painted)
}

/** Down with the wheel, to the right, and to the other end at once. */
async function scroll(page: Page): Promise<void> {
  const grid = page.getByRole('grid')
  const box = await grid.boundingBox()
  if (box === null) throw new Error('There is no matrix.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(painted)
  }
  for (let step = 0; step < steps / 3; step += 1) {
    await page.mouse.wheel(240, 0)
    await page.evaluate(painted)
  }
  await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await page.evaluate(painted)
  await page.getByRole('rowheader').last().waitFor()
}

export async function measureBrowser(port: number, token: string) {
  execFileSync(process.execPath, [join(root, 'bin/build.ts')])
  const address = `http://127.0.0.1:${port}`
  const browser = await launch()
  try {
    const freshPage = await pagesOf(browser, address, token)
    const times: number[] = []
    let frames: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const page = await freshPage()
      times.push(await open(page, address))
      if (round === rounds) {
        // What it begins with is done.
        await scroll(page)
        await page.getByRole('grid').evaluate((element) => element.scrollTo(0, 0))
        await browser.startTracing(page, {
          categories: [
            'disabled-by-default-devtools.timeline',
            'disabled-by-default-devtools.timeline.frame',
          ],
        })
        await scroll(page)
        frames = framesOf(await browser.stopTracing())
      }
      await page.close()
    }
    const [first = 0, ...again] = times
    return { first, again, frames }
  } finally {
    await browser.close()
  }
}
