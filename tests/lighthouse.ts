// Lighthouse, as it looks at pages on a phone of 360 px.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Flags } from 'lighthouse'
import { launchWithPort } from './browser.ts'

type Category = 'accessibility' | 'best-practices' | 'performance' | 'seo'

export type Looked = {
  /** Of each category, out of a hundred. */
  scores: Partial<Record<Category, number>>
  /** What it found wanting, in its words. */
  missed: string[]
}

/** Looks at one page after the other, in a browser of its own that is closed at the end. */
export async function withLighthouse<Done>(
  work: (look: (address: string) => Promise<Looked>) => Promise<Done>,
  categories: Category[],
): Promise<Done> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-lighthouse-'))
  const browser = await launchWithPort(folder)
  const port = Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0])
  // Only times need a page that has been still for long.
  const still = categories.includes('performance') ? undefined : 0
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    formFactor: 'mobile',
    screenEmulation: { mobile: true, width: 360, height: 740, deviceScaleFactor: 2 },
    disableFullPageScreenshot: true,
    ...(still !== undefined && { pauseAfterFcpMs: still, pauseAfterLoadMs: still }),
  }
  try {
    return await work(async (address) => {
      const found = await lighthouse(address, flags)
      if (found === undefined) throw new Error(`Lighthouse found nothing at ${address}.`)
      const { categories: seen, audits, runtimeError } = found.lhr
      if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`)
      return {
        scores: Object.fromEntries(
          Object.values(seen).map(({ id, score }) => [id, (score ?? 0) * 100]),
        ),
        missed: Object.values(audits)
          .filter(({ score }) => score !== null && score < 1)
          .map(({ id, title }) => `${id}: ${title}`),
      }
    })
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
