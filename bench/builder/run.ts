// The builder with a form of 500 questions, in a browser. Budgets: a keystroke in a label is painted
// within 50 ms (the 95th of 100 as well), and a first load of the page ships under 250 kB of
// compressed script.
import type { Browser } from 'playwright-core'
import { watchRest } from '../at-rest.ts'
import { freshPages, makeForm, withDemo } from '../demo.ts'
import { formOf } from './form.ts'
import { keystrokes, spread } from './keystrokes.ts'
import { countScripts, type Scripts } from './scripts.ts'
import { surveyTimes } from './survey.ts'

const questions = 500
const budget = { keystroke: 50, script: 250 }

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number) => `${time.toFixed(1)} ms`
let over = 0
function within(what: string, value: number, most: number, said: string): void {
  const kept = value <= most
  if (!kept) over += 1
  console.log(`${what.padEnd(44)} ${said.padStart(10)}   budget ${most}${kept ? '' : '   OVER'}`)
}

function printScripts({ sent, gzip, brotli, plain, files }: Scripts): void {
  within('script of the first load', sent / 1000, budget.script, kB(sent))
  console.log(
    `  as the server sends it, in ${files.length} files; plain ${kB(plain)}, gzip ${kB(gzip)}, brotli at its best ${kB(brotli)}`,
  )
  for (const file of files.slice(0, 12)) console.log(`  ${file}`)
}

async function measure(address: string, browser: Browser): Promise<void> {
  const form = await makeForm(address, questions)
  const page = await (await freshPages(browser, address))()
  const scripts = countScripts(page)
  const atRest = watchRest(page)
  const began = performance.now()
  await page.goto(`${address}/dashboard/forms/edit/${form}`)
  await page
    .locator('[data-key]')
    .nth(questions - 1)
    .waitFor()
  console.log(
    `a form of ${questions} questions opens in the builder in ${ms(performance.now() - began)}`,
  )
  await atRest()
  printScripts(await scripts())

  await page.locator('[data-question]').nth(250).click()
  await page.getByLabel('Question text').click()
  await keystrokes(page, 10)
  const times = await keystrokes(page, 60)
  const { median, p95 } = spread(times)
  within('a keystroke painted, median', median, budget.keystroke, ms(median))
  within('a keystroke painted, 95th of 100', p95, budget.keystroke, ms(p95))
  const { made, titled } = surveyTimes(formOf(questions))
  console.log(
    `survey-core, which paints nothing: the model is made in ${ms(made)}, one title is set in ${ms(titled)}`,
  )
  console.log(
    `a keystroke painted here takes ${(median / (made + titled)).toFixed(2)} × making its model and setting a title`,
  )
}

await withDemo(measure)
process.exitCode = over === 0 ? 0 : 1
