// A form of 500 questions on the fill screen. Budgets: open and usable within a quarter of the time of
// survey-react-ui and a third of that of @rjsf/core, with the same questions in the same browser; a
// keystroke on which twenty questions hang is painted within 50 ms (the 95th of 100 as well).
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../tests/browser.ts'
import { formOf } from '../builder/form.ts'
import { keystrokes, spread } from '../builder/keystrokes.ts'
import { median } from './house.ts'
import { asJsonSchema, asSurvey, hangingOnFirst } from './same-questions.ts'
import { openSite } from './site.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const questions = 500
const paint = 50
const definition = formOf(questions)

const contestants = {
  ours: { given: definition, budget: undefined },
  survey: { given: asSurvey(definition), budget: 1 / 4 },
  rjsf: { given: asJsonSchema(definition), budget: 1 / 3 },
} as const
type Name = keyof typeof contestants
const names = Object.keys(contestants) as Name[]

type Opened = {
  /** Milliseconds until the first input has taken a letter, and until every input is there. */
  usable: number
  whole: number
  /** What the page's main thread worked until then, of whatever else the machine did. */
  worked: number
}

/** Milliseconds that the page's main thread has worked so far, by its own clock. */
async function clockOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

/** A page that has its script, and is then given the form: all that is asked for is in the browser. */
async function open(page: Page, address: string, name: Name, given: unknown): Promise<Opened> {
  await page.goto(`${address}/${name}.html`, { waitUntil: 'networkidle' })
  const working = await clockOf(page)
  const before = await working()
  const usable = await page.evaluate(
    (form) => (Reflect.get(globalThis, 'usable') as (given: unknown) => Promise<number>)(form),
    given,
  )
  const worked = (await working()) - before
  const whole = await page.evaluate(() =>
    (Reflect.get(globalThis, 'whole') as () => Promise<number>)(),
  )
  return { usable, whole, worked }
}

async function compareOpening(browser: Browser, address: string): Promise<number> {
  const times: Record<Name, Opened[]> = { ours: [], survey: [], rjsf: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      times[name].push(await open(page, address, name, contestants[name].given))
      await page.close()
    }
  let over = 0
  console.log(`${questions} questions      usable    worked     whole   ours takes   budget`)
  for (const name of names) {
    const { budget } = contestants[name]
    const middle = (what: keyof Opened) => median(times[name].map((one) => one[what]))
    const share = median(times.ours.map((one, at) => one.usable / (times[name][at]?.usable ?? 1)))
    const ms = (what: keyof Opened) => `${middle(what).toFixed(0)} ms`.padStart(10)
    const isOver = budget !== undefined && share > budget
    if (isOver) over += 1
    console.log(
      `${name.padEnd(15)}${ms('usable')}${ms('worked')}${ms('whole')}` +
        (budget === undefined
          ? ''
          : `${share.toFixed(2).padStart(13)}${budget.toFixed(2).padStart(9)}`) +
        (isOver ? '   OVER' : ''),
    )
  }
  return over
}

async function measureKeys(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await open(page, address, 'ours', hangingOnFirst(definition))
  await keystrokes(page, 10)
  const working = await clockOf(page)
  const before = await working()
  const { median: middle, p95 } = spread(await keystrokes(page, 100))
  const worked = ((await working()) - before) / 100
  await page.close()
  console.log(`the page worked ${worked.toFixed(1)} ms for each keystroke`)
  const line = (what: string, ms: number) => {
    const over = ms > paint
    console.log(
      `${what.padEnd(44)} ${ms.toFixed(1).padStart(7)} ms   budget ${paint}${over ? '   OVER' : ''}`,
    )
    return over ? 1 : 0
  }
  return line('a keystroke painted, median', middle) + line('a keystroke painted, 95th of 100', p95)
}

/** Answers with how many are over their budget. */
export async function measure(): Promise<number> {
  const site = await openSite(names)
  const browser = await launch()
  try {
    const over = await compareOpening(browser, site.address)
    return over + (await measureKeys(browser, site.address))
  } finally {
    await browser.close()
    site.close()
  }
}
